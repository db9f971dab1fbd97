import type { DataPatch, ScriptCall, ScriptLine, ScriptRead, ScriptSideEffect } from '../script-host.ts';
import type { ConsoleLimits, ScriptConsole } from './create-console.ts';
import type { Facades } from './create-facades.ts';
import type { Recorder, Recording } from './create-recorder.ts';

interface InsideScript {
  readonly gives: string;
  readonly code: string;
  readonly componentId: string;
  /** True if the code reads the answer of its own field. */
  readonly readsOwn: boolean;
}

/** Program passed to `load` as JSON. Large parts are nested JSON texts, parsed when a script first uses them. */
export interface InsideProgram {
  readonly scripts: readonly InsideScript[];
  readonly componentsText: string;
  readonly pathsText: string;
  readonly formText: string;
  readonly user: unknown;
  readonly metadata: unknown;
  readonly data: unknown;
}

export interface InsideBatch {
  readonly patches: readonly DataPatch[];
  readonly calls: readonly ScriptCall[];
}

export interface InsideReply {
  readonly results: readonly InsideResult[];
  readonly isDone: boolean;
}

/** Result of one call as it leaves the virtual machine; `text` is the value as JSON. */
export interface InsideResult {
  readonly status: 'value' | 'error' | 'memory' | 'spoiled';
  readonly text?: string | undefined;
  readonly isUnsaid?: true;
  readonly message?: string;
  readonly missing?: readonly string[];
  readonly reads?: readonly ScriptRead[];
  readonly readsRowIndex?: boolean;
  readonly effectsText?: string;
  readonly lines?: readonly ScriptLine[];
}

export interface Inside {
  load(programText: string): void;
  /**
   * Starts a batch, or continues it (''), and pauses between two calls after `pauseAfterMs`.
   * @returns an `InsideReply` as JSON
   */
  run(batchText: string, pauseAfterMs: number): string;
}

export interface InsideLimits {
  readonly answerLength: number;
  readonly messageLength: number;
  readonly effects: number;
  readonly console: ConsoleLimits;
}

/**
 * Stores the compiled scripts and the data of one session; runs the calls of a batch one after the other.
 *
 * NOTE: the source text of this function runs inside the sandbox's virtual machine, so the function must not use
 * anything defined outside.
 */
export function runScripts(
  recorder: Recorder,
  facades: Facades,
  openConsole: (limits: ConsoleLimits) => ScriptConsole,
  libraries: Readonly<{ _?: unknown; moment?: unknown; utils: object; resetMoment: () => void }>,
  progress: Int32Array,
  limits: InsideLimits,
): Inside {
  const { stringify, parse } = JSON;
  const { hasOwn, freeze } = Object;
  const { now } = Date;
  const Compile = Function;
  const globalPrototype = Object.getPrototypeOf(globalThis);
  const globalNames = Reflect.ownKeys(globalThis);
  const world = new Set(globalNames);
  /** Initial `value` for code that does not read it: unchanged afterwards if the code assigned nothing. */
  const unassigned = freeze({});
  // biome-ignore format: two lines say it better than twenty
  const fixedNames = ['data', 'row', 'rowIndex', 'value', 'input', 'form', 'component', 'instance', 'metadata', 'user',
    'utils', '_', 'moment', 'submission', 'show', 'valid', 'result', 'schema', 'page', 'next', 'console', 'values', 'lookup'];

  interface Script extends InsideScript {
    readonly mentions: (name: string) => boolean;
    readonly compiled: Map<string, (...parameters: unknown[]) => unknown>;
  }

  let scripts: readonly Script[] = [];
  let program: InsideProgram | undefined;
  let calls: readonly ScriptCall[] = [];
  let next = 0;
  let lastReads = new Map<number, string>();
  let stored: { user: unknown; metadata: unknown } = { user: undefined, metadata: undefined };
  let texts = new Map<string, unknown>();
  /** Rows of data sources, keyed by `source/id`. */
  let rows: Readonly<Record<string, unknown>> = {};
  const maxLookups = 1000;
  const rowsName = '\u0000rows';

  function deepFreeze(value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return value;
    for (const each of Object.values(value)) deepFreeze(each);
    return freeze(value);
  }

  /** Parses a nested JSON text of the program on its first use. */
  function parseOnce(name: 'componentsText' | 'pathsText' | 'formText'): unknown {
    if (!texts.has(name)) texts.set(name, deepFreeze(parse(program![name])));
    return texts.get(name);
  }

  function prepare(script: InsideScript): Script {
    const isEscaped = script.code.includes('\\u');
    const words = new Set(script.code.match(/[\w$]+/g));
    return { ...script, mentions: (name) => isEscaped || words.has(name), compiled: new Map() };
  }

  function load(programText: string): void {
    program = parse(programText) as InsideProgram;
    const { [rowsName]: known = {}, ...data } = program.data as Record<string, unknown>;
    rows = deepFreeze(known) as Record<string, unknown>;
    recorder.replaceRoot(data);
    scripts = program.scripts.map(prepare);
    stored = { user: deepFreeze(program.user), metadata: deepFreeze(program.metadata) };
    texts = new Map();
    lastReads = new Map();
  }

  function setProperty(target: object, name: string | number, value: unknown): void {
    Object.defineProperty(target, name, { value, writable: true, enumerable: true, configurable: true });
  }

  function patch(change: DataPatch): void {
    let at: unknown = recorder.root();
    const { path } = change;
    if (path[0] === rowsName && 'value' in change) {
      rows = { ...rows };
      setProperty(rows, path[1]!, deepFreeze(change.value));
      return;
    }
    const containerDepth = 'splice' in change ? path.length : path.length - 1;
    if (containerDepth < 0) {
      recorder.replaceRoot('value' in change ? change.value : undefined);
      return;
    }
    for (const name of path.slice(0, containerDepth)) {
      if (typeof at !== 'object' || at === null || !hasOwn(at, name)) return;
      at = (at as Record<string, unknown>)[name];
    }
    if (typeof at !== 'object' || at === null) return;
    if ('splice' in change) {
      const { start, remove, insert } = change.splice;
      if (Array.isArray(at)) at.splice(start, remove, ...insert);
    } else if (hasOwn(change, 'value')) setProperty(at, path[containerDepth]!, change.value);
    else delete (at as Record<string, unknown>)[path[containerDepth]!];
  }

  function compile(script: Script, extra: readonly string[]): (...parameters: unknown[]) => unknown {
    const key = extra.join();
    const known = script.compiled.get(key);
    if (known) return known;
    // form.io calls the next page `next`.
    const result = script.gives === 'page' ? 'next === undefined ? page : next' : script.gives;
    const gives = script.gives === 'nothing' ? '' : `return ${result};`;
    // The inner block allows code to redeclare predefined names: `let value = …`.
    const compiledCode = Compile(...fixedNames, ...extra, `{${script.code}\n;${gives}}`) as (
      ...parameters: unknown[]
    ) => unknown;
    if (typeof compiledCode !== 'function') throw new SyntaxError('The code cannot be compiled to a function.');
    freeze(compiledCode);
    freeze(compiledCode.prototype);
    script.compiled.set(key, compiledCode);
    return compiledCode;
  }

  /** Deletes globals that a script left behind. @returns false if that failed */
  function deleteLeftovers(): boolean {
    const names = Reflect.ownKeys(globalThis);
    if (names.length !== globalNames.length)
      for (const name of names) if (!world.has(name) && !Reflect.deleteProperty(globalThis, name)) return false;
    return Object.isExtensible(globalThis) && Object.getPrototypeOf(globalThis) === globalPrototype;
  }

  function formatMessage(thrown: unknown): string {
    try {
      if (typeof thrown !== 'object' || thrown === null) return String(thrown).slice(0, limits.messageLength);
      const { name, message } = thrown as Error;
      if (typeof message !== 'string') return (stringify(thrown) ?? 'Error').slice(0, limits.messageLength);
      return `${typeof name === 'string' ? name : 'Error'}: ${message}`.slice(0, limits.messageLength);
    } catch {
      return 'Error';
    }
  }

  function isOutOfMemory(thrown: unknown): boolean {
    try {
      return thrown instanceof Error && thrown.name === 'InternalError' && thrown.message === 'out of memory';
    } catch {
      return false;
    }
  }

  function createArguments(
    script: Script,
    call: ScriptCall,
    recording: Recording,
    missingNames: Set<string>,
    effects: ScriptSideEffect[],
    scriptConsole: ScriptConsole | undefined,
    lookedUpRows: Set<string>,
  ): unknown[] {
    const { mentions } = script;
    const emit = (effect: ScriptSideEffect) => {
      if (effects.length >= limits.effects) throw new RangeError('The script has too many effects.');
      effects.push(effect);
    };
    const reportMissing = (name: string) => missingNames.add(name);
    const components = () => parseOnce('componentsText') as Record<string, Record<string, unknown>>;
    const form = () => parseOnce('formText');
    const component = () =>
      call.component === undefined
        ? components()[script.componentId]
        : (deepFreeze(call.component) as Record<string, unknown>);
    const readsSubmission = mentions('submission') || mentions('instance');
    const submission = readsSubmission ? freeze({ data: recording.data, metadata: stored.metadata }) : undefined;
    const own = script.readsOwn ? recording.read(call.path) : undefined;
    const instance = () =>
      facades.create(
        {
          path: call.path,
          rowPath: call.rowPath,
          rowIndex: call.rowIndex,
          componentId: script.componentId,
          component: component(),
        },
        { recording, submission, components, paths: () => parseOnce('pathsText') as never, form, emit, reportMissing },
      );
    return [
      mentions('data') ? recording.data : undefined,
      mentions('row') ? recording.row : undefined,
      call.rowIndex,
      script.gives === 'value' && !script.readsOwn ? unassigned : own,
      own,
      mentions('form') ? form() : undefined,
      mentions('component') ? component() : undefined,
      mentions('instance') ? instance() : undefined,
      stored.metadata,
      stored.user,
      mentions('utils') ? facades.wrap('utils', { ...libraries.utils }, reportMissing) : undefined,
      libraries._,
      libraries.moment,
      submission,
      undefined,
      true,
      undefined,
      undefined,
      undefined,
      undefined,
      scriptConsole?.console,
      script.gives === 'values' ? [] : undefined,
      (sourceId: unknown, id: unknown) => {
        const name = `${sourceId}/${id}`;
        lookedUpRows.add(name);
        return hasOwn(rows, name) ? rows[name] : undefined;
      },
    ];
  }

  function attempt(script: Script, call: ScriptCall, recording: Recording, lookedUpRows: Set<string>): InsideResult {
    const missed = new Set<string>();
    const emitted: ScriptSideEffect[] = [];
    const scriptConsole = script.mentions('console') ? openConsole(limits.console) : undefined;
    const withLines = (callResult: InsideResult) =>
      scriptConsole?.lines.length ? { ...callResult, lines: [...scriptConsole.lines] } : callResult;
    try {
      const extra = call.names ? Object.keys(call.names).filter((name) => /^[A-Za-z_$][\w$]*$/.test(name)) : [];
      const compiledCode = compile(script, extra);
      const parameters = createArguments(script, call, recording, missed, emitted, scriptConsole, lookedUpRows);
      for (const name of extra) parameters.push(deepFreeze(call.names![name]));
      const answer = compiledCode(...parameters);
      if (answer instanceof Promise)
        throw new TypeError('The script returned a promise. It must return its result synchronously.');
      const isUnsaid = answer === unassigned;
      const isNotFinite = typeof answer === 'number' && !Number.isFinite(answer);
      const text = isNotFinite || isUnsaid ? undefined : stringify(answer);
      const effects = [...recording.sets(), ...emitted];
      if (effects.length > limits.effects) throw new RangeError('The script has too many effects.');
      // Serialized immediately, because the writes of the script are undone before the result is read.
      const effectsText = effects.length > 0 ? stringify(effects) : '';
      if ((text?.length ?? 0) + effectsText.length > limits.answerLength)
        throw new RangeError('The result is too large.');
      return withLines({ status: 'value', text, ...(isUnsaid && { isUnsaid }), ...(effectsText && { effectsText }) });
    } catch (thrown) {
      if (isOutOfMemory(thrown)) return { status: 'memory' };
      const message = formatMessage(thrown);
      const name = /^ReferenceError: '?([\w$]+)'? is not defined$/.exec(message)?.[1];
      if (name !== undefined) missed.add(name);
      return withLines({ status: 'error', message, ...(missed.size > 0 && { missing: [...missed].slice(0, 20) }) });
    }
  }

  function runCall(call: ScriptCall): InsideResult {
    const script = scripts[call.script];
    if (!script) return { status: 'error', message: 'Error: the script does not exist.' };
    try {
      const recording = recorder.start(call.rowPath);
      const lookedUpRows = new Set<string>();
      const callResult = attempt(script, call, recording, lookedUpRows);
      const rowReads = [...lookedUpRows]
        .slice(0, maxLookups)
        .map((name): ScriptRead => ({ from: 'data', path: [rowsName, name] }));
      const reads = [...recording.reads(), ...rowReads];
      const readsText = stringify(reads);
      const isSame = lastReads.get(call.callId) === readsText;
      lastReads.set(call.callId, readsText);
      return {
        ...callResult,
        ...(!isSame && { reads }),
        ...(script.mentions('rowIndex') && { readsRowIndex: true }),
      };
    } finally {
      recorder.end();
      if (script.mentions('moment')) libraries.resetMoment();
    }
  }

  function run(turnText: string, pauseAfterMs: number): string {
    const endMs = now() + pauseAfterMs;
    if (turnText !== '') {
      const turn = parse(turnText) as InsideBatch;
      turn.patches.forEach(patch);
      calls = turn.calls;
      next = 0;
    }
    const outcomes: InsideResult[] = [];
    let isUsable = true;
    while (next < calls.length && isUsable && (outcomes.length === 0 || now() < endMs)) {
      progress[0] = next;
      const callResult = runCall(calls[next]!);
      const isClean = deleteLeftovers();
      progress[0] = -1;
      next += 1;
      isUsable = isClean && callResult.status !== 'memory';
      outcomes.push(callResult);
      if (!isClean) outcomes.push({ status: 'spoiled' });
    }
    const reply: InsideReply = { results: outcomes, isDone: next === calls.length };
    return stringify(reply);
  }

  return { load, run };
}
