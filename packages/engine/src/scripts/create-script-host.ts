import { applyPatches } from './apply-patches.ts';
import type { DataPatch, ScriptBatch, ScriptHost, ScriptProgram, ScriptReply, ScriptResult } from './script-host.ts';
import { openWorkerLine, type WorkerPorts, type WorkerWord } from './worker-line.ts';

export interface HostLimits {
  /** A worker that is silent for so long in a turn is ended; one that works for a single suspect gets twice that. Default 250. */
  readonly hardMs?: number;
  /** A worker that has not loaded by then never will. Default 30,000. */
  readonly loadMs?: number;
}

/** How often a worker at work says how far it came: well below `hardMs`, so that many honest scripts are not one hung one. */
const pauseAfterMs = 25;
/** Patches are kept as they come, and made one with the data when there are so many. */
const manyPatches = 5000;

/**
 * Makes a host over workers that it may end at any time. It keeps the program and all patches: a new worker gets the data
 * as it is now, and whoever asks does not notice.
 */
export function createScriptHost(ports: WorkerPorts, limits: HostLimits = {}): ScriptHost {
  const line = openWorkerLine(ports);
  let program: ScriptProgram | undefined;
  let patches: DataPatch[] = [];
  /** What the worker has: nothing, the program, or the knowledge that the program is too large. */
  let has: 'nothing' | 'program' | 'too-large' = 'nothing';
  let isClosed = false;
  let isAtWork = false;
  let lastId = 0;
  let queue: Promise<unknown> = Promise.resolve();

  function folded(): ScriptProgram {
    if (!program) throw new Error('Scripts run before they are loaded.');
    program = { ...program, data: applyPatches(program.data, patches) };
    patches = [];
    return program;
  }

  async function hear(silenceMs: number): Promise<WorkerWord> {
    const word = await line.hear(silenceMs);
    if (isClosed) throw new Error('The scripts are closed.');
    if (word.kind !== 'failed') return word;
    throw new Error(`The sandbox for scripts is broken. ${word.message}`);
  }

  async function loadWorker(): Promise<void> {
    const text = JSON.stringify(folded());
    has = 'nothing';
    line.say({ id: ++lastId, kind: 'load', text });
    const word = await hear(limits.loadMs ?? 30_000);
    if (word.kind !== 'loaded' && word.kind !== 'too-large')
      throw new Error('The sandbox for scripts cannot be started.', { cause: word });
    has = word.kind === 'loaded' ? 'program' : 'too-large';
  }

  async function run(turn: ScriptBatch): Promise<ScriptReply> {
    const outcomes: (ScriptResult | undefined)[] = turn.calls.map(() => undefined);
    const open = () => [...outcomes.keys()].filter((index) => !outcomes[index]);
    let changes = turn.patches;
    let isOneByOne = false;
    patches.push(...turn.patches);

    /** Asks open calls, and takes what the worker says until it has finished or is no more. */
    async function ask(asked: readonly number[]): Promise<void> {
      const calls = asked.map((index) => turn.calls[index]!);
      line.say({ id: ++lastId, kind: 'run', text: JSON.stringify({ patches: changes, calls }), pauseAfterMs });
      changes = [];
      let count = 0;
      for (;;) {
        const word = await hear((limits.hardMs ?? 250) * (isOneByOne ? 2 : 1));
        if (word.kind !== 'outcomes') {
          has = 'nothing';
          // Only who hangs alone is guilty, and not at the first time: the device may have been busy.
          if (isOneByOne) outcomes[asked[count]!] = { status: 'stopped', reason: 'time' };
          isOneByOne = true;
          return;
        }
        for (const outcome of word.outcomes) outcomes[asked[count++]!] = outcome;
        if (word.isSpent) has = 'nothing';
        if (word.stopped) stop(asked, word.stopped);
        if (word.isDone || word.isSpent) return;
      }
    }

    function stop(asked: readonly number[], { call, reason }: { call?: number; reason: 'time' | 'memory' }): void {
      const stopped: ScriptResult = { status: 'stopped', reason };
      for (const index of call === undefined ? asked : [asked[call]!]) outcomes[index] ??= stopped;
    }

    do {
      if (has === 'nothing') {
        await loadWorker();
        changes = [];
      }
      if (has === 'too-large') stop(open(), { reason: 'memory' });
      else await ask(isOneByOne ? open().slice(0, 1) : open());
    } while (open().length > 0);
    if (has === 'too-large') has = 'nothing';
    if (patches.length > manyPatches) folded();
    return { outcomes: outcomes.map((outcome) => outcome!) };
  }

  function inTurn<Answer>(task: () => Promise<Answer>): Promise<Answer> {
    const answer = queue.then(async () => {
      if (isClosed) throw new Error('The scripts are closed.');
      isAtWork = true;
      try {
        return await task();
      } finally {
        isAtWork = false;
      }
    });
    queue = answer.catch(() => undefined);
    return answer;
  }

  return {
    load: (next) =>
      inTurn(() => {
        program = next;
        patches = [];
        return loadWorker();
      }),
    run: (turn) => inTurn(() => run(turn)),
    close() {
      if (isClosed) return;
      isClosed = true;
      line.close(has === 'program' && !isAtWork);
    },
  };
}
