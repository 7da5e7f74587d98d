#include "CStillsStage.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

// Swift's TargetClassMetadata (include/swift/ABI/Metadata.h). Methods follow it, those of the uppermost class first.
struct stills_class {
  uintptr_t kind;
  const struct stills_class *superclass;
  uint32_t flags, instance_address_point, instance_size;
  uint16_t instance_align_mask, reserved;
  uint32_t class_size, class_address_point;
  const void *description, *ivar_destroyer;
};

/// What ends an object of the class stands before the class's address, behind it the description of its values.
static const void **deallocator(const struct stills_class *type) { return (const void **)type - 2; }

static size_t size_from_address(const struct stills_class *type) { return type->class_size - type->class_address_point; }

long stills_instance_size(const struct stills_class *type) { return type->instance_size; }

const struct stills_class *stills_plain_class(
  const struct stills_class *type, const struct stills_class *ancestor, int keeps_storage) {
  char *copy = malloc(type->class_size);
  if (!copy) return type;
  memcpy(copy, (const char *)type - type->class_address_point, type->class_size);
  struct stills_class *made = (struct stills_class *)(copy + type->class_address_point);
  made->superclass = type;
  memcpy(made + 1, ancestor + 1, size_from_address(ancestor) - sizeof *made);
  if (!keeps_storage) {
    *deallocator(made) = *deallocator(ancestor);
    made->ivar_destroyer = ancestor->ivar_destroyer;
  }
  return made;
}

void stills_set_class(void *object, const struct stills_class *type) { *(const struct stills_class **)object = type; }

static void nothing(void) {}

const void *stills_do_nothing(void) { return (const void *)nothing; }
