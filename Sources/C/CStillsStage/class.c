#include "CStillsStage.h"

#include <stdatomic.h>
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

// An initialiser asks for as much memory as its own class needs, whatever class it is told to make an object of. The runtime lets its
// allocator be replaced, for instruments that count objects: for as long as one object takes to make.

typedef void *allocator(const void *type, size_t size, size_t align_mask);
extern _Atomic(allocator *) _swift_allocObject;
extern _Atomic(_Bool) _swift_enableSwizzlingOfAllocationAndRefCountingFunctions_forInstrumentsOnly;

static _Thread_local const struct stills_class *awaited;
static allocator *usual;

static void *allocate(const void *type, size_t size, size_t align_mask) {
  if (type != awaited) return usual(type, size, align_mask);
  char *object = usual(type, awaited->instance_size, awaited->instance_align_mask);
  if (size < awaited->instance_size) memset(object + size, 0, awaited->instance_size - size);
  return object;
}

void stills_allocate_whole(const struct stills_class *type) {
  if (!usual) usual = _swift_allocObject;
  awaited = type;
  _swift_allocObject = type ? allocate : usual;
  _swift_enableSwizzlingOfAllocationAndRefCountingFunctions_forInstrumentsOnly = type != 0;
}
