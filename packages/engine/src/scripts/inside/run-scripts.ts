import type { DataPatch, ScriptCall, ScriptLine, ScriptRead, ScriptSideEffect } from '../script-host.ts';
import type { ConsoleLimits, ScriptConsole } from './make-console.ts';
import type { Facades } from './make-facades.ts';
import type { Recorder, Recording } from './make-recorder.ts';

interface InsideScript {
  readonly gives: string;
  readonly code: string;
  readonly componentId: string;
  /** It looks at the answer of its own field. */
  readonly readsOwn: boolean;
}

/** What `load` gets, as JSON. Large parts are texts of their own, read when a script first asks for them. */
export interface InsideProgram {
  readonly scripts: readonly InsideScript[];
  readonly componentsText: string;
  readonly pathsText: string;
  readonly formText: string;
  readonly user: unknown;
  readonly metadata: unknown;
  readonly data: unknown;
}

export interface InsideTurn {
  readonly patches: readonly DataPatch[];
  readonly calls: readonly ScriptCall[];
}

export interface InsideReply {
  readonly outcomes: readonly InsideOutcome[];
  readonly isDone: boolean;
}

/** One outcome as it leaves the machine; `text` is the answer as JSON. */
export interface InsideOutcome {
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
  /** Begins a turn, or goes on with it (''), and stops between two calls when the time is over. Gives an `InsideReply`. */
  run(turnText: string, pauseAfterMs: number): string;
}

export interface InsideLimits {
  readonly answerLength: number;
  readonly messageLength: number;
  readonly effects: number;
  readonly console: ConsoleLimits;
}

/**
 * Keeps the scripts of one session compiled, and its data; runs the calls of a turn one after the other.
 *
 * NOTE: this function is turned into text and runs inside the virtual machine. It refers to nothing outside of itself.
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
  const worldPrototype = Object.getPrototypeOf(globalThis);
  const worldNames = Reflect.ownKeys(globalThis);
  const world = new Set(worldNames);
  /** Is `value` before code that does not read it: it is still there where the code has given nothing. */
  const unsaid = freeze({});
  // biome-ignore format: two lines say it better than twenty
  const fixedNames = ['data', 'row', 'rowIndex', 'value', 'input', 'form', 'component', 'instance', 'metadata', 'user',
    'utils', '_', 'moment', 'submission', 'show', 'valid', 'result', 'schema', 'page', 'next', 'console', 'values', 'lookup'];

  interface Script extends InsideScript {
    readonly mentions: (name: string) => boolean;
    readonly compiled: Map<string, (...given: unknown[]) => unknown>;
  }

  let scripts: readonly Script[] = [];
  let program: InsideProgram | undefined;
  let calls: readonly ScriptCall[] = [];
  let next = 0;
  let lastReads = new Map<number, string>();
  let stored: { user: unknown; metadata: unknown } = { user: undefined, metadata: undefined };
  let texts = new Map<string, unknown>();
  /** Of data sources, by source and id. */
  let rows: Readonly<Record<string, unknown>> = {};
  const mostLookedUp = 1000;
  const rowsName = '\u0000rows';

  function frozen(value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return value;
    for (const each of Object.values(value)) frozen(each);
    return freeze(value);
  }

  /** Reads a text of the program once. */
  function readOnce(name: 'componentsText' | 'pathsText' | 'formText'): unknown {
    if (!texts.has(name)) texts.set(name, frozen(parse(program![name])));
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
    rows = frozen(known) as Record<string, unknown>;
    recorder.replaceRoot(data);
    scripts = program.scripts.map(prepare);
    stored = { user: frozen(program.user), metadata: frozen(program.metadata) };
    texts = new Map();
    lastReads = new Map();
  }

  function put(holder: object, name: string | number, value: unknown): void {
    Object.defineProperty(holder, name, { value, writable: true, enumerable: true, configurable: true });
  }

  function patch(change: DataPatch): void {
    let at: unknown = recorder.root();
    const { path } = change;
    if (path[0] === rowsName && 'value' in change) {
      rows = { ...rows };
      put(rows, path[1]!, frozen(change.value));
      return;
    }
    const holderLength = 'splice' in change ? path.length : path.length - 1;
    if (holderLength < 0) {
      recorder.replaceRoot('value' in change ? change.value : undefined);
      return;
    }
    for (const name of path.slice(0, holderLength)) {
      if (typeof at !== 'object' || at === null || !hasOwn(at, name)) return;
      at = (at as Record<string, unknown>)[name];
    }
    if (typeof at !== 'object' || at === null) return;
    if ('splice' in change) {
      const { start, remove, insert } = change.splice;
      if (Array.isArray(at)) at.splice(start, remove, ...insert);
    } else if (hasOwn(change, 'value')) put(at, path[holderLength]!, change.value);
    else delete (at as Record<string, unknown>)[path[holderLength]!];
  }

  function compile(script: Script, extra: readonly string[]): (...given: unknown[]) => unknown {
    const key = extra.join();
    const known = script.compiled.get(key);
    if (known) return known;
    // form.io's name for the page that comes is `next`.
    const result = script.gives === 'page' ? 'next === undefined ? page : next' : script.gives;
    const gives = script.gives === 'nothing' ? '' : `return ${result};`;
    // The inner block lets code declare what it is given again: `let value = …`.
    const made = Compile(...fixedNames, ...extra, `{${script.code}\n;${gives}}`) as (...given: unknown[]) => unknown;
    if (typeof made !== 'function') throw new SyntaxError('This is not a piece of code.');
    freeze(made);
    freeze(made.prototype);
    script.compiled.set(key, made);
    return made;
  }

  /** Takes away what a script left in the world. `false`: it could not be taken away. */
  function sweep(): boolean {
    const names = Reflect.ownKeys(globalThis);
    if (names.length !== worldNames.length)
      for (const name of names) if (!world.has(name) && !Reflect.deleteProperty(globalThis, name)) return false;
    return Object.isExtensible(globalThis) && Object.getPrototypeOf(globalThis) === worldPrototype;
  }

  function messageOf(thrown: unknown): string {
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

  function argumentsFor(
    script: Script,
    call: ScriptCall,
    recording: Recording,
    missed: Set<string>,
    effects: ScriptSideEffect[],
    written: ScriptConsole | undefined,
    looked: Set<string>,
  ): unknown[] {
    const { mentions } = script;
    const emit = (effect: ScriptSideEffect) => {
      if (effects.length >= limits.effects) throw new RangeError('A script asked for too much at once.');
      effects.push(effect);
    };
    const miss = (name: string) => missed.add(name);
    const components = () => readOnce('componentsText') as Record<string, Record<string, unknown>>;
    const form = () => readOnce('formText');
    const component = () =>
      call.component === undefined
        ? components()[script.componentId]
        : (frozen(call.component) as Record<string, unknown>);
    const asksForAll = mentions('submission') || mentions('instance');
    const submission = asksForAll ? freeze({ data: recording.data, metadata: stored.metadata }) : undefined;
    const own = script.readsOwn ? recording.read(call.path) : undefined;
    const instance = () =>
      facades.make(
        {
          path: call.path,
          rowPath: call.rowPath,
          rowIndex: call.rowIndex,
          componentId: script.componentId,
          component: component(),
        },
        { recording, submission, components, paths: () => readOnce('pathsText') as never, form, emit, miss },
      );
    return [
      mentions('data') ? recording.data : undefined,
      mentions('row') ? recording.row : undefined,
      call.rowIndex,
      script.gives === 'value' && !script.readsOwn ? unsaid : own,
      own,
      mentions('form') ? form() : undefined,
      mentions('component') ? component() : undefined,
      mentions('instance') ? instance() : undefined,
      stored.metadata,
      stored.user,
      mentions('utils') ? facades.named('utils', { ...libraries.utils }, miss) : undefined,
      libraries._,
      libraries.moment,
      submission,
      undefined,
      true,
      undefined,
      undefined,
      undefined,
      undefined,
      written?.console,
      script.gives === 'values' ? [] : undefined,
      (sourceId: unknown, id: unknown) => {
        const name = `${sourceId}/${id}`;
        looked.add(name);
        return hasOwn(rows, name) ? rows[name] : undefined;
      },
    ];
  }

  function attempt(script: Script, call: ScriptCall, recording: Recording, looked: Set<string>): InsideOutcome {
    const missed = new Set<string>();
    const emitted: ScriptSideEffect[] = [];
    const written = script.mentions('console') ? openConsole(limits.console) : undefined;
    const told = (outcome: InsideOutcome) =>
      written?.lines.length ? { ...outcome, lines: [...written.lines] } : outcome;
    try {
      const extra = call.names ? Object.keys(call.names).filter((name) => /^[A-Za-z_$][\w$]*$/.test(name)) : [];
      const made = compile(script, extra);
      const given = argumentsFor(script, call, recording, missed, emitted, written, looked);
      for (const name of extra) given.push(frozen(call.names![name]));
      const answer = made(...given);
      if (answer instanceof Promise)
        throw new TypeError('The answer comes later (async). A script must answer at once.');
      const isUnsaid = answer === unsaid;
      const isNoNumber = typeof answer === 'number' && !Number.isFinite(answer);
      const text = isNoNumber || isUnsaid ? undefined : stringify(answer);
      const effects = [...recording.sets(), ...emitted];
      if (effects.length > limits.effects) throw new RangeError('A script asked for too much at once.');
      // As text at once: what the script wrote is undone before anybody reads the outcome.
      const effectsText = effects.length > 0 ? stringify(effects) : '';
      if ((text?.length ?? 0) + effectsText.length > limits.answerLength)
        throw new RangeError('The answer is too large.');
      return told({ status: 'value', text, ...(isUnsaid && { isUnsaid }), ...(effectsText && { effectsText }) });
    } catch (thrown) {
      if (isOutOfMemory(thrown)) return { status: 'memory' };
      const message = messageOf(thrown);
      const name = /^ReferenceError: '?([\w$]+)'? is not defined$/.exec(message)?.[1];
      if (name !== undefined) missed.add(name);
      return told({ status: 'error', message, ...(missed.size > 0 && { missing: [...missed].slice(0, 20) }) });
    }
  }

  function runCall(call: ScriptCall): InsideOutcome {
    const script = scripts[call.script];
    if (!script) return { status: 'error', message: 'Error: there is no such script.' };
    try {
      const recording = recorder.begin(call.rowPath);
      const looked = new Set<string>();
      const outcome = attempt(script, call, recording, looked);
      const ofRows = [...looked]
        .slice(0, mostLookedUp)
        .map((name): ScriptRead => ({ from: 'data', path: [rowsName, name] }));
      const reads = [...recording.reads(), ...ofRows];
      const readsText = stringify(reads);
      const isSame = lastReads.get(call.callId) === readsText;
      lastReads.set(call.callId, readsText);
      return {
        ...outcome,
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
      const turn = parse(turnText) as InsideTurn;
      turn.patches.forEach(patch);
      calls = turn.calls;
      next = 0;
    }
    const outcomes: InsideOutcome[] = [];
    let isFit = true;
    while (next < calls.length && isFit && (outcomes.length === 0 || now() < endMs)) {
      progress[0] = next;
      const outcome = runCall(calls[next]!);
      const isClean = sweep();
      progress[0] = -1;
      next += 1;
      isFit = isClean && outcome.status !== 'memory';
      outcomes.push(outcome);
      if (!isClean) outcomes.push({ status: 'spoiled' });
    }
    const reply: InsideReply = { outcomes, isDone: next === calls.length };
    return stringify(reply);
  }

  return { load, run };
}
