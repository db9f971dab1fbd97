import type { DataPatch, ScriptBatch, ScriptHost, ScriptProgram, ScriptReply, ScriptResult } from './script-host.ts';
import { openWorkerConnection, type WorkerMessage, type WorkerPorts } from './worker-connection.ts';

export interface HostLimits {
  /**
   * Maximum time in ms between two messages of a worker before it is terminated; twice that when it runs a single
   * suspected script. Default 250.
   */
  readonly hardMs?: number;
  /** Maximum time in ms for a worker to load. Default 30,000. */
  readonly loadMs?: number;
}

/**
 * Interval of progress messages from a busy worker; well below `hardMs`, so that many short scripts don't look hung.
 */
const pauseAfterMs = 25;
/** Maximum number of stored patches; at this number, they are merged into the data. */
const maxPatches = 5000;

/**
 * Creates a script host that can terminate its worker at any time. The host stores the program and all patches, so that
 * a new worker receives the current data; callers do not notice the restart.
 */
export function createScriptHost(ports: WorkerPorts, limits: HostLimits = {}): ScriptHost {
  const connection = openWorkerConnection(ports);
  let program: ScriptProgram | undefined;
  let patches: DataPatch[] = [];
  /** What the worker has loaded: nothing, the program, or a program that is too large for its memory. */
  let workerState: 'nothing' | 'program' | 'too-large' = 'nothing';
  let isClosed = false;
  let isBusy = false;
  let lastId = 0;
  let queue: Promise<unknown> = Promise.resolve();

  function mergePatches(): ScriptProgram {
    if (!program) throw new Error('Scripts can’t run before they’re loaded.');
    program = { ...program, data: applyPatches(program.data, patches) };
    patches = [];
    return program;
  }

  async function receive(silenceMs: number): Promise<WorkerMessage> {
    const message = await connection.receive(silenceMs);
    if (isClosed) throw new Error('The script host is closed.');
    if (message.kind !== 'failed') return message;
    throw new Error(`The script sandbox failed. ${message.message}`);
  }

  async function loadWorker(): Promise<void> {
    const text = JSON.stringify(mergePatches());
    workerState = 'nothing';
    connection.send({ id: ++lastId, kind: 'load', text });
    const message = await receive(limits.loadMs ?? 30_000);
    if (message.kind !== 'loaded' && message.kind !== 'too-large')
      throw new Error('The script sandbox couldn’t be started.', { cause: message });
    workerState = message.kind === 'loaded' ? 'program' : 'too-large';
  }

  async function run(batch: ScriptBatch): Promise<ScriptReply> {
    const results: (ScriptResult | undefined)[] = batch.calls.map(() => undefined);
    const getPendingIndexes = () => [...results.keys()].filter((index) => !results[index]);
    let unsentPatches = batch.patches;
    let runsOneByOne = false;
    patches.push(...batch.patches);

    /** Sends pending calls, and collects results until the worker has finished or was terminated. */
    async function runCalls(indexes: readonly number[]): Promise<void> {
      const calls = indexes.map((index) => batch.calls[index]!);
      connection.send({
        id: ++lastId,
        kind: 'run',
        text: JSON.stringify({ patches: unsentPatches, calls }),
        pauseAfterMs,
      });
      unsentPatches = [];
      let count = 0;
      for (;;) {
        const message = await receive((limits.hardMs ?? 250) * (runsOneByOne ? 2 : 1));
        if (message.kind !== 'outcomes') {
          workerState = 'nothing';
          // A script is stopped only if it hangs when run alone, on its second run: the device may have been busy.
          if (runsOneByOne) results[indexes[count]!] = { status: 'stopped', reason: 'time' };
          runsOneByOne = true;
          return;
        }
        for (const result of message.results) results[indexes[count++]!] = result;
        if (message.isUnusable) workerState = 'nothing';
        if (message.stopped) markStopped(indexes, message.stopped);
        if (message.isDone || message.isUnusable) return;
      }
    }

    function markStopped(
      indexes: readonly number[],
      { call, reason }: { call?: number; reason: 'time' | 'memory' },
    ): void {
      const stopped: ScriptResult = { status: 'stopped', reason };
      for (const index of call === undefined ? indexes : [indexes[call]!]) results[index] ??= stopped;
    }

    do {
      if (workerState === 'nothing') {
        await loadWorker();
        unsentPatches = [];
      }
      if (workerState === 'too-large') markStopped(getPendingIndexes(), { reason: 'memory' });
      else await runCalls(runsOneByOne ? getPendingIndexes().slice(0, 1) : getPendingIndexes());
    } while (getPendingIndexes().length > 0);
    if (workerState === 'too-large') workerState = 'nothing';
    if (patches.length > maxPatches) mergePatches();
    return { results: results.map((result) => result!) };
  }

  function enqueue<Result>(task: () => Promise<Result>): Promise<Result> {
    const result = queue.then(async () => {
      if (isClosed) throw new Error('The script host is closed.');
      isBusy = true;
      try {
        return await task();
      } finally {
        isBusy = false;
      }
    });
    queue = result.catch(() => undefined);
    return result;
  }

  return {
    load: (next) =>
      enqueue(() => {
        program = next;
        patches = [];
        return loadWorker();
      }),
    run: (batch) => enqueue(() => run(batch)),
    close() {
      if (isClosed) return;
      isClosed = true;
      connection.close(workerState === 'program' && !isBusy);
    },
  };
}

type ObjectOrList = Readonly<Record<string | number, unknown>> | readonly unknown[];

/** Returns the data with patches applied. The input is not mutated; unchanged parts are shared. */
function applyPatches(data: unknown, patches: readonly DataPatch[]): unknown {
  return patches.reduce((value, patch) => applyPatch(value, patch, 0), data);
}

function applyPatch(value: unknown, patch: DataPatch, depth: number): unknown {
  const name = patch.path[depth];
  if (name === undefined) {
    if (!('splice' in patch)) return patch.value;
    const { start, remove, insert } = patch.splice;
    return Array.isArray(value) ? value.toSpliced(start, remove, ...insert) : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  const isLast = depth === patch.path.length - 1 && !('splice' in patch);
  if (!isLast && !Object.hasOwn(value, name)) return value;
  const copy: ObjectOrList = Array.isArray(value) ? [...value] : { ...value };
  if (isLast && patch.value === undefined) Reflect.deleteProperty(copy, name);
  else setProperty(copy, name, applyPatch((value as Record<string | number, unknown>)[name], patch, depth + 1));
  return copy;
}

/** Sets an own property. NOTE: the assignment `copy['__proto__'] = …` would set the prototype instead. */
function setProperty(copy: ObjectOrList, name: string | number, value: unknown): void {
  Object.defineProperty(copy, name, { value, writable: true, enumerable: true, configurable: true });
}
