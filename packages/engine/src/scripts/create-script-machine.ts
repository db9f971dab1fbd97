import {
  newQuickJSWASMModuleFromVariant,
  newVariant,
  type QuickJSContext,
  type QuickJSHandle,
  type QuickJSRuntime,
  type QuickJSSyncVariant,
} from 'quickjs-emscripten-core';
import { insideSource, type LibraryName } from './inside/inside-source.ts';
import type { InsideProgram, InsideReply, InsideResult } from './inside/run-scripts.ts';
import { readsOwnAnswer, type ScriptProgram, type ScriptResult, type ScriptSource } from './script-host.ts';

/** Environment of a script machine. */
export interface MachinePorts {
  /** Loads the compiled QuickJS: `() => import('@jitl/quickjs-wasmfile-release-sync').then((it) => it.default)`. */
  readonly loadVariant: () => Promise<QuickJSSyncVariant>;
  /**
   * Loads the published source of a library, a single CommonJS or UMD file. Called only if a script mentions the
   * library.
   */
  readonly loadLibrary: (name: LibraryName) => Promise<string>;
  /** Monotonic clock in milliseconds. */
  readonly now: () => number;
}

export interface MachineLimits {
  /** Maximum run time of one script in ms; built-in calls cannot be interrupted. Default 50. */
  readonly softMs?: number;
  /** Maximum memory of the virtual machine, which itself needs 17 MB. Default 32 MB. */
  readonly memoryBytes?: number;
}

/** Results of a batch since the last pause, in the order of the batch's calls. */
export interface MachineReply {
  readonly results: readonly ScriptResult[];
  readonly isDone: boolean;
  /** True if the machine must not be used again before `load`. */
  readonly isUnusable: boolean;
  /**
   * Set if the machine was stopped. The results since the last pause are lost, and their calls must run again.
   * `call` is absent if no call was running: the data alone is too large.
   */
  readonly stopped?: { readonly call?: number; readonly reason: 'time' | 'memory' };
}

/**
 * Virtual machine for the scripts of one session. It contains only the JavaScript language and the session's data; host
 * functions are not reachable. Input and output are JSON.
 *
 * NOTE: it cannot be interrupted during one long built-in call (a huge `repeat`, a slow regular expression). To run
 * untrusted code, run the machine in a worker and terminate the worker.
 */
export interface ScriptMachine {
  /** @throws {OutOfMemoryError} if the program does not fit into the memory */
  load(program: ScriptProgram): Promise<void>;
  /**
   * Starts a batch, and pauses between two calls after `pauseAfterMs`.
   * @param batchText a `ScriptBatch` as JSON; '' continues the batch that was started
   */
  run(batchText: string, pauseAfterMs: number): MachineReply;
  close(): void;
}

export class OutOfMemoryError extends Error {}

const pageBytes = 65_536;
/** Minimum memory of the compiled QuickJS, in pages of 64 KiB. */
const initialPages = 256;
const defaultMemoryBytes = 32 * 1024 * 1024;
const stackBytes = 128 * 1024;
/**
 * Maximum time counted between two interrupt checks. The machine checks every one or two milliseconds; a longer
 * interval usually means that the device was busy.
 */
const maxCheckIntervalMs = 5;

interface RunningMachine {
  readonly runtime: QuickJSRuntime;
  readonly context: QuickJSContext;
  readonly load: QuickJSHandle;
  readonly run: QuickJSHandle;
  readonly progress: QuickJSHandle;
  /** Returns the index of the running call; -1 between batches. */
  readonly getCurrentCall: () => number;
}

/** Creates a machine. Nothing is loaded before `load`. */
export function createScriptMachine(ports: MachinePorts, limits: MachineLimits = {}): ScriptMachine {
  const softMs = limits.softMs ?? 50;
  let running: RunningMachine | undefined;
  let stoppedAt: number | undefined;

  function close(): void {
    const previous = running;
    running = undefined;
    try {
      for (const each of [previous?.load, previous?.run, previous?.progress, previous?.context, previous?.runtime])
        each?.dispose();
    } catch {
      // A script may have left the machine in a state that cannot be disposed; its memory is freed anyway.
    }
  }

  /** Installs the interrupt handler that measures the run time of each call. */
  function measureCalls(machine: RunningMachine): void {
    let call = -1;
    let elapsedMs = 0;
    let startMs = 0;
    let lastMs = ports.now();
    stoppedAt = undefined;
    machine.runtime.setInterruptHandler(() => {
      const at = machine.getCurrentCall();
      const nowMs = ports.now();
      if (at !== call) startMs = nowMs;
      elapsedMs = at === call ? elapsedMs + Math.min(nowMs - lastMs, maxCheckIntervalMs) : 0;
      call = at;
      lastMs = nowMs;
      const isOver = elapsedMs > softMs || nowMs - startMs > softMs * 20;
      if (isOver && at >= 0) stoppedAt ??= at;
      return stoppedAt !== undefined;
    });
  }

  /** NOTE: after exceeding a limit the machine is unreliable, even for disposal; it is dropped with its memory. */
  function createStoppedReply(call: number, reason: 'time' | 'memory'): MachineReply {
    running = undefined;
    return { results: [], isDone: false, isUnusable: true, stopped: { ...(call >= 0 && { call }), reason } };
  }

  return {
    async load(program) {
      close();
      const names = findLibraries(program.scripts);
      const texts = await Promise.all(names.map(async (name) => [name, await ports.loadLibrary(name)] as const));
      const memory = createMemory(limits.memoryBytes ?? defaultMemoryBytes);
      const machine = await startMachine(await ports.loadVariant(), memory, insideSource(Object.fromEntries(texts)));
      running = machine;
      callInside(machine, machine.load, serializeProgram(program), 0);
    },
    run(turnText, pauseAfterMs) {
      const machine = running;
      if (!machine) throw new Error('The sandbox can’t run scripts before they’re loaded.');
      measureCalls(machine);
      try {
        const text = callInside(machine, machine.run, turnText, pauseAfterMs);
        // Some built-in functions of the machine catch the interruption.
        if (stoppedAt !== undefined) return createStoppedReply(stoppedAt, 'time');
        const { results: insideResults, isDone } = JSON.parse(text) as InsideReply;
        const outcomes = insideResults.filter(({ status }) => status !== 'spoiled').map(toScriptResult);
        const isSpent = insideResults.some(({ status }) => status === 'spoiled' || status === 'memory');
        return { results: outcomes, isDone, isUnusable: isSpent || machine.runtime.hasPendingJob() };
      } catch (error) {
        if (stoppedAt !== undefined) return createStoppedReply(stoppedAt, 'time');
        if (error instanceof OutOfMemoryError) return createStoppedReply(machine.getCurrentCall(), 'memory');
        throw error;
      }
    },
    close,
  };
}

function toScriptResult({
  status,
  text,
  isUnsaid,
  message,
  reads,
  readsRowIndex,
  effectsText,
  missing,
  lines,
}: InsideResult): ScriptResult {
  const common = { ...(reads && { reads }), ...(readsRowIndex && { readsRowIndex }), ...(lines && { lines }) };
  if (status === 'memory') return { status: 'stopped', reason: 'memory', ...common };
  if (status === 'error') return { status, message: message ?? 'Error', ...(missing && { missing }), ...common };
  const value: unknown = text === undefined ? undefined : JSON.parse(text);
  const valueFields = { value, ...(isUnsaid && { isUnsaid }) };
  return { status: 'value', ...valueFields, ...common, ...(effectsText && { effects: JSON.parse(effectsText) }) };
}

function createMemory(memoryBytes: number): WebAssembly.Memory {
  return new WebAssembly.Memory({
    initial: initialPages,
    maximum: Math.max(initialPages, Math.floor(memoryBytes / pageBytes)),
  });
}

async function startMachine(
  variant: QuickJSSyncVariant,
  wasmMemory: WebAssembly.Memory,
  source: string,
): Promise<RunningMachine> {
  const module = await newQuickJSWASMModuleFromVariant(newVariant(variant, { wasmMemory }));
  const runtime = module.newRuntime();
  runtime.setMaxStackSize(stackBytes);
  const context = runtime.newContext();
  using createInside = context.unwrapResult(context.evalCode(source, 'tideform.js', { type: 'global' }));
  // NOTE: the machine writes the running call into this buffer. A callback would cost more than most scripts.
  using arrayType = context.getProp(context.global, 'Int32Array');
  const buffer = context.newArrayBuffer(new Int32Array([-1]).buffer);
  using createArray = context.unwrapResult(context.evalCode('(Kind, buffer) => new Kind(buffer)'));
  using progress = context.unwrapResult(context.callFunction(createArray, context.undefined, arrayType, buffer));
  using inside = context.unwrapResult(context.callFunction(createInside, context.undefined, progress));
  let lastCall = -1;
  return {
    runtime,
    context,
    load: context.getProp(inside, 'load'),
    run: context.getProp(inside, 'run'),
    getCurrentCall() {
      try {
        using bytes = context.getArrayBuffer(buffer);
        lastCall = new Int32Array(bytes.value.slice().buffer)[0] ?? -1;
      } catch {
        // Not enough memory to copy four bytes; the last known call is still running.
      }
      return lastCall;
    },
    progress: buffer,
  };
}

/** Calls `load` or `run` in the virtual machine. @throws {OutOfMemoryError} */
function callInside(
  { context }: RunningMachine,
  functionHandle: QuickJSHandle,
  text: string,
  pauseAfterMs: number,
): string {
  try {
    using textHandle = context.newString(text);
    using pause = context.newNumber(pauseAfterMs);
    const result = context.callFunction(functionHandle, context.undefined, textHandle, pause);
    if (result.error) {
      using error = result.error;
      const thrown = context.dump(error) as { readonly name?: unknown; readonly message?: unknown } | undefined;
      throw isOutOfMemory(thrown)
        ? new OutOfMemoryError()
        : new Error(`Error inside the sandbox: ${thrown?.name}: ${thrown?.message}`);
    }
    using value = result.value;
    return context.getString(value);
  } catch (error) {
    // The machine itself failed: it could not create an error object, or exceeded the stack of the host.
    if (error instanceof WebAssembly.RuntimeError || error instanceof RangeError || isOutOfMemory(error))
      throw new OutOfMemoryError('', { cause: error });
    throw error;
  }
}

function isOutOfMemory(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'message' in error && error.message === 'out of memory';
}

/** Returns the libraries that scripts mention. Others are not loaded, because the libraries are large. */
function findLibraries(scripts: readonly ScriptSource[]): readonly LibraryName[] {
  const mentions = (pattern: RegExp) => scripts.some(({ code }) => pattern.test(code));
  return [
    ...(mentions(/(^|[^\w$.])_\s*[.([?]|[(,=]\s*_\s*[,;)]/) ? (['lodash'] as const) : []),
    ...(mentions(/\bmoment\b/) ? (['moment'] as const) : []),
  ];
}

/**
 * Serializes a program for the machine. The form and its components stay nested texts, because most scripts don't use
 * them.
 */
function serializeProgram({ scripts, components, paths, form, user, metadata, data }: ScriptProgram): string {
  const usesForm = scripts.some(({ code }) => /\b(form|instance)\b|\\u/.test(code));
  const inside: InsideProgram = {
    scripts: scripts.map(({ gives, code, componentId }) => ({
      gives,
      code,
      componentId,
      readsOwn: readsOwnAnswer(gives, code),
    })),
    componentsText: JSON.stringify(components),
    pathsText: JSON.stringify(paths),
    formText: (usesForm && JSON.stringify(form)) || 'null',
    user,
    metadata,
    data,
  };
  return JSON.stringify(inside);
}
