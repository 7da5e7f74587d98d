# What there is to do with Stills. `make screenshots` and `make test` set up everything they need.
SHELL := /bin/bash
PREFIX ?= /usr/local
FILTER ?=
RECORD ?= never
BUILD ?= .build
# Of the command that draws: release is faster at drawing, debug shares the tests' build.
CONFIGURATION ?= release
SWIFT := source Scripts/environment.sh && swift

.PHONY: setup build screenshots test check format bless report fidelity bench example install clean

setup:
	@Scripts/setup.sh

build: setup
	@$(SWIFT) build -c $(CONFIGURATION) --scratch-path $(BUILD) --product stills-program -Xswiftc -gnone
	@$(SWIFT) build -c $(CONFIGURATION) --scratch-path $(BUILD) --product stills -Xswiftc -gnone

screenshots: build
	@Scripts/screenshots.sh "$(BUILD)/$(CONFIGURATION)/stills" out/screenshots

test: setup
	@Scripts/test.sh "$(BUILD)" "$(FILTER)"

check: setup
	@Scripts/check.sh "$(BUILD)"

format:
	@swift format --in-place --recursive Sources Tests Benchmarks/Sources Package.swift

bless: setup
	@STILLS_BLESS=1 Scripts/test.sh "$(BUILD)" "$(if $(FILTER),$(FILTER),Golden)"

report: setup
	@Scripts/report.sh

fidelity: build
	@Scripts/fidelity.sh "$(BUILD)/$(CONFIGURATION)/stills" out/fidelity

bench: build
	@Scripts/bench.sh "$(BUILD)/$(CONFIGURATION)/stills" "$(BUILD)"

# RECORD=failed records the example's references anew where they differ.
example: setup
	@Scripts/example.sh "$(BUILD)" "$(RECORD)"

install: build
	@Scripts/install.sh "$(BUILD)/$(CONFIGURATION)" "$(PREFIX)"

clean:
	@rm -rf $(BUILD) out
