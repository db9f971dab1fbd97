import {
  newQuickJSWASMModuleFromVariant,
  newVariant,
  type QuickJSContext,
  type QuickJSHandle,
  type QuickJSRuntime,
  type QuickJSSyncVariant,
} from 'quickjs-emscripten-core';
import { recordOf } from '../definition/read-property.ts';
import type { ScriptOutcome } from './script-host.ts';

/** Decides how long one script may run: asked again and again while it runs, `true` stops it. Made anew for each script. */
export type StartBudget = () => () => boolean;

export interface SandboxLimits {
  readonly startBudget: StartBudget;
  /** Of the whole virtual machine; not less than 17 MB, which it needs for itself. Default 32 MB. */
  readonly memoryBytes?: number;
}

/**
 * A virtual machine for form authors' code: it has the language and nothing else. No function of the host can be
 * reached from it; JSON goes in, JSON comes out.
 */
export interface Sandbox {
  /**
   * Runs one script (sloppy mode, as form.io's) in a fresh global object.
   * @param names what the script may read, each a global of its own
   * @returns its completion value through JSON; `undefined` for what JSON cannot say
   */
  evaluate(code: string, names: Readonly<Record<string, unknown>>): Promise<ScriptOutcome>;
  close(): void;
}

/** Gives the compiled QuickJS: `() => import('@jitl/quickjs-wasmfile-release-sync').then((it) => it.default)`. */
export type LoadVariant = () => Promise<QuickJSSyncVariant>;

const pageBytes = 65_536;
/** The size that the compiled QuickJS asks for at least. */
const initialPages = 256;
const defaultMemoryBytes = 32 * 1024 * 1024;
const stackBytes = 256 * 1024;
const maxMessageLength = 500;

/**
 * Makes a sandbox. Nothing in it needs `eval` of the page, so it runs under a policy without `unsafe-eval`.
 *
 * NOTE: the budget is not asked during one long built-in call (a huge `repeat`, a bad regular expression). Whoever
 * runs strangers' code runs this in a worker and ends the worker from outside.
 */
export function createQuickJsSandbox(loadVariant: LoadVariant, limits: SandboxLimits): Sandbox {
  let machine: Promise<QuickJSRuntime> | undefined;

  async function discard(): Promise<void> {
    const old = machine;
    machine = undefined;
    try {
      (await old)?.dispose();
    } catch {
      // A machine that ran out of memory may not be able to tidy up; its memory goes with it.
    }
  }

  return {
    async evaluate(code, names) {
      machine ??= startMachine(loadVariant, limits.memoryBytes ?? defaultMemoryBytes);
      const outcome = runScript(await machine, code, names, limits.startBudget());
      // NOTE: WebAssembly memory never shrinks, and after an overrun the machine's own state is not to be trusted.
      if (outcome.status === 'stopped') await discard();
      return outcome;
    },
    close: () => void discard(),
  };
}

async function startMachine(loadVariant: LoadVariant, memoryBytes: number): Promise<QuickJSRuntime> {
  const maximum = Math.max(initialPages, Math.floor(memoryBytes / pageBytes));
  const wasmMemory = new WebAssembly.Memory({ initial: initialPages, maximum });
  const module = await newQuickJSWASMModuleFromVariant(newVariant(await loadVariant(), { wasmMemory }));
  const runtime = module.newRuntime();
  runtime.setMaxStackSize(stackBytes);
  return runtime;
}

function runScript(
  runtime: QuickJSRuntime,
  code: string,
  names: Readonly<Record<string, unknown>>,
  isUsedUp: () => boolean,
): ScriptOutcome {
  let isStopped = false;
  runtime.setInterruptHandler(() => {
    isStopped ||= isUsedUp();
    return isStopped;
  });
  try {
    using context = runtime.newContext();
    const outcome = evaluateIn(context, code, names);
    return isStopped ? { status: 'stopped', reason: 'time' } : outcome;
  } catch (error) {
    // The machine itself broke: it could not even make an error object.
    if (isStopped) return { status: 'stopped', reason: 'time' };
    if (error instanceof WebAssembly.RuntimeError || isOutOfMemory(error))
      return { status: 'stopped', reason: 'memory' };
    throw error;
  }
}

function evaluateIn(context: QuickJSContext, code: string, names: Readonly<Record<string, unknown>>): ScriptOutcome {
  using json = context.getProp(context.global, 'JSON');
  using parse = context.getProp(json, 'parse');
  using stringify = context.getProp(json, 'stringify');
  for (const [name, value] of Object.entries(names)) {
    using text = context.newString(JSON.stringify(value) ?? 'null');
    using parsed = context.unwrapResult(context.callFunction(parse, context.undefined, text));
    context.setProp(context.global, name, parsed);
  }
  using result = context.evalCode(code, 'script.js', { type: 'global' });
  if (result.error) return failure(context, result.error);
  using written = context.callFunction(stringify, context.undefined, result.value);
  if (written.error) return failure(context, written.error);
  const isJson = context.typeof(written.value) === 'string';
  return { status: 'value', value: isJson ? JSON.parse(context.getString(written.value)) : undefined };
}

function failure(context: QuickJSContext, error: QuickJSHandle): ScriptOutcome {
  const thrown: unknown = context.dump(error);
  if (isOutOfMemory(thrown)) return { status: 'stopped', reason: 'memory' };
  const { name, message } = recordOf(thrown);
  const text = typeof message === 'string' ? `${String(name)}: ${message}` : (JSON.stringify(thrown) ?? String(thrown));
  return { status: 'error', message: text.slice(0, maxMessageLength) };
}

function isOutOfMemory(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'message' in error && error.message === 'out of memory';
}
