import {
  newQuickJSWASMModuleFromVariant,
  newVariant,
  type QuickJSContext,
  type QuickJSHandle,
  type QuickJSRuntime,
  type QuickJSSyncVariant,
} from 'quickjs-emscripten-core';
import { insideSource, type LibraryName } from './inside/inside-source.ts';
import type { InsideOutcome, InsideReply } from './inside/run-scripts.ts';
import { librariesOf } from './libraries-of.ts';
import { programTextOf } from './program-text.ts';
import type { ScriptProgram, ScriptResult } from './script-host.ts';

/** What a machine needs from the world. */
export interface MachinePorts {
  /** Gives the compiled QuickJS: `() => import('@jitl/quickjs-wasmfile-release-sync').then((it) => it.default)`. */
  readonly loadVariant: () => Promise<QuickJSSyncVariant>;
  /** Gives the published text of a library, a CommonJS or UMD module in one file. Asked when a script mentions it. */
  readonly loadLibrary: (name: LibraryName) => Promise<string>;
  /** A clock that only goes forward, in milliseconds. */
  readonly now: () => number;
}

export interface MachineLimits {
  /** How long one script may run, as far as it can be interrupted. Default 50. */
  readonly softMs?: number;
  /** Of the whole virtual machine; not less than 17 MB, which it needs for itself. Default 32 MB. */
  readonly memoryBytes?: number;
}

/** The next outcomes of a turn, in the order of its calls. */
export interface MachineReply {
  readonly outcomes: readonly ScriptResult[];
  readonly isDone: boolean;
  /** The machine may not be used any more but by `load`. */
  readonly isSpent: boolean;
  /**
   * The machine had to be stopped. What calls said since the last pause is lost with it: they are asked again.
   * `call` absent: it was in no call, the data alone is too large.
   */
  readonly stopped?: { readonly call?: number; readonly reason: 'time' | 'memory' };
}

/**
 * A virtual machine for the scripts of one session: it has the language, the session's data and nothing else. No function
 * of the host can be reached from it; JSON goes in, JSON comes out.
 *
 * NOTE: it cannot be interrupted during one long built-in call (a huge `repeat`, a bad regular expression). Whoever runs
 * strangers' code runs this in a worker and ends the worker from outside.
 */
export interface ScriptMachine {
  /** @throws {OutOfMemory} when the program does not fit. */
  load(program: ScriptProgram): Promise<void>;
  /**
   * Begins a turn, and pauses between two calls when the time is over.
   * @param turnText a `ScriptTurn` as JSON; '' goes on with the one that was begun
   */
  run(turnText: string, pauseAfterMs: number): MachineReply;
  close(): void;
}

export class OutOfMemory extends Error {}

const pageBytes = 65_536;
/** The size that the compiled QuickJS asks for at least. */
const initialPages = 256;
const defaultMemoryBytes = 32 * 1024 * 1024;
const stackBytes = 128 * 1024;
/**
 * The machine lets itself be interrupted each millisecond or two. What takes longer is mostly a busy device that gave us
 * no time, and no fault of the script.
 */
const mostBetweenChecksMs = 5;

interface Running {
  readonly runtime: QuickJSRuntime;
  readonly context: QuickJSContext;
  readonly load: QuickJSHandle;
  readonly run: QuickJSHandle;
  readonly progress: QuickJSHandle;
  /** Index of the call that runs now; -1 between turns. */
  readonly at: () => number;
}

/** Makes a machine; nothing is loaded before `load`. */
export function createScriptMachine(ports: MachinePorts, limits: MachineLimits = {}): ScriptMachine {
  const softMs = limits.softMs ?? 50;
  let running: Running | undefined;
  let stoppedAt: number | undefined;

  function close(): void {
    const old = running;
    running = undefined;
    try {
      for (const each of [old?.load, old?.run, old?.progress, old?.context, old?.runtime]) each?.dispose();
    } catch {
      // A script may have left it in a state that cannot be tidied up; its memory goes with it.
    }
  }

  /** Counts the time of each call again, from the first moment that it is noticed. */
  function watch(machine: Running): void {
    let call = -1;
    let usedMs = 0;
    let startMs = 0;
    let lastMs = ports.now();
    stoppedAt = undefined;
    machine.runtime.setInterruptHandler(() => {
      const at = machine.at();
      const nowMs = ports.now();
      if (at !== call) startMs = nowMs;
      usedMs = at === call ? usedMs + Math.min(nowMs - lastMs, mostBetweenChecksMs) : 0;
      call = at;
      lastMs = nowMs;
      const isOver = usedMs > softMs || nowMs - startMs > softMs * 20;
      if (isOver && at >= 0) stoppedAt ??= at;
      return stoppedAt !== undefined;
    });
  }

  /** NOTE: after an overrun the machine is not to be trusted, not even to tidy up: it goes with its memory. */
  function spent(call: number, reason: 'time' | 'memory'): MachineReply {
    running = undefined;
    return { outcomes: [], isDone: false, isSpent: true, stopped: { ...(call >= 0 && { call }), reason } };
  }

  return {
    async load(program) {
      close();
      const names = librariesOf(program.scripts);
      const texts = await Promise.all(names.map(async (name) => [name, await ports.loadLibrary(name)] as const));
      const memory = newMemory(limits.memoryBytes ?? defaultMemoryBytes);
      const machine = await startMachine(await ports.loadVariant(), memory, insideSource(Object.fromEntries(texts)));
      running = machine;
      ask(machine, machine.load, programTextOf(program), 0);
    },
    run(turnText, pauseAfterMs) {
      const machine = running;
      if (!machine) throw new Error('The machine runs before it is loaded.');
      watch(machine);
      try {
        const text = ask(machine, machine.run, turnText, pauseAfterMs);
        // Some of the machine's own functions catch even that they are stopped.
        if (stoppedAt !== undefined) return spent(stoppedAt, 'time');
        const { outcomes: inside, isDone } = JSON.parse(text) as InsideReply;
        const outcomes = inside.filter(({ status }) => status !== 'spoiled').map(outcomeOf);
        const isSpent = inside.some(({ status }) => status === 'spoiled' || status === 'memory');
        return { outcomes, isDone, isSpent: isSpent || machine.runtime.hasPendingJob() };
      } catch (error) {
        if (stoppedAt !== undefined) return spent(stoppedAt, 'time');
        if (error instanceof OutOfMemory) return spent(machine.at(), 'memory');
        throw error;
      }
    },
    close,
  };
}

function outcomeOf({
  status,
  text,
  isUnsaid,
  message,
  reads,
  readsRowIndex,
  effectsText,
  missing,
  lines,
}: InsideOutcome): ScriptResult {
  const beside = { ...(reads && { reads }), ...(readsRowIndex && { readsRowIndex }), ...(lines && { lines }) };
  if (status === 'memory') return { status: 'stopped', reason: 'memory', ...beside };
  if (status === 'error') return { status, message: message ?? 'Error', ...(missing && { missing }), ...beside };
  const value: unknown = text === undefined ? undefined : JSON.parse(text);
  const said = { value, ...(isUnsaid && { isUnsaid }) };
  return { status: 'value', ...said, ...beside, ...(effectsText && { effects: JSON.parse(effectsText) }) };
}

function newMemory(memoryBytes: number): WebAssembly.Memory {
  return new WebAssembly.Memory({
    initial: initialPages,
    maximum: Math.max(initialPages, Math.floor(memoryBytes / pageBytes)),
  });
}

async function startMachine(
  variant: QuickJSSyncVariant,
  wasmMemory: WebAssembly.Memory,
  source: string,
): Promise<Running> {
  const module = await newQuickJSWASMModuleFromVariant(newVariant(variant, { wasmMemory }));
  const runtime = module.newRuntime();
  runtime.setMaxStackSize(stackBytes);
  const context = runtime.newContext();
  using makeInside = context.unwrapResult(context.evalCode(source, 'tideform.js', { type: 'global' }));
  // NOTE: the machine writes here which call runs. Telling us each time would cost more than most scripts.
  using places = context.getProp(context.global, 'Int32Array');
  const buffer = context.newArrayBuffer(new Int32Array([-1]).buffer);
  using ofBuffer = context.unwrapResult(context.evalCode('(Kind, buffer) => new Kind(buffer)'));
  using progress = context.unwrapResult(context.callFunction(ofBuffer, context.undefined, places, buffer));
  using inside = context.unwrapResult(context.callFunction(makeInside, context.undefined, progress));
  let lastAt = -1;
  return {
    runtime,
    context,
    load: context.getProp(inside, 'load'),
    run: context.getProp(inside, 'run'),
    at() {
      try {
        using bytes = context.getArrayBuffer(buffer);
        lastAt = new Int32Array(bytes.value.slice().buffer)[0] ?? -1;
      } catch {
        // No memory is left to copy four bytes: it is still the call that was seen last.
      }
      return lastAt;
    },
    progress: buffer,
  };
}

/** Calls one of the two functions. @throws {OutOfMemory} */
function ask({ context }: Running, asked: QuickJSHandle, text: string, pauseAfterMs: number): string {
  try {
    using given = context.newString(text);
    using pause = context.newNumber(pauseAfterMs);
    const result = context.callFunction(asked, context.undefined, given, pause);
    if (result.error) {
      using error = result.error;
      const thrown = context.dump(error) as { readonly name?: unknown; readonly message?: unknown } | undefined;
      throw isOutOfMemory(thrown)
        ? new OutOfMemory()
        : new Error(`Inside the machine: ${thrown?.name}: ${thrown?.message}`);
    }
    using value = result.value;
    return context.getString(value);
  } catch (error) {
    // The machine itself broke: it could not even make an error object, or nested deeper than its own host can.
    if (error instanceof WebAssembly.RuntimeError || error instanceof RangeError || isOutOfMemory(error))
      throw new OutOfMemory('', { cause: error });
    throw error;
  }
}

function isOutOfMemory(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'message' in error && error.message === 'out of memory';
}
