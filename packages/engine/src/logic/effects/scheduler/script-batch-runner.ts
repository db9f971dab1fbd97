import type { Effect } from '../../../fields/field-instance.ts';
import type {
  OpenScriptHost,
  ScriptCall,
  ScriptHost,
  ScriptProgram,
  ScriptResult,
} from '../../../scripts/script-host.ts';
import { getContainerSegments } from '../dependencies/dependency-graph.ts';
import { getScriptPath } from '../dependencies/row-path.ts';
import type { EffectQueue } from './effect-queue.ts';
import { createPendingPatches, type PendingPatches } from './pending-patches.ts';

/** Sends queued scripts to the sandbox, one batch after the other, until the queue is empty. */
export interface ScriptBatchRunner {
  /** Changes to send with the next batch, recorded once the sandbox is open. */
  readonly patches: PendingPatches;
  readonly isOpen: boolean;
  /** True while scripts are queued or running. */
  readonly isBusy: boolean;
  /** Starts a run, unless one is in progress or the queue is empty. */
  start(): void;
  close(): void;
}

export interface BatchRunnerOptions {
  readonly queue: EffectQueue;
  readonly open: OpenScriptHost;
  /** Returns the initial program and data of the sandbox. */
  program(): ScriptProgram;
  /** Receives the results of a batch, in the order of its calls. May queue more effects. */
  receive(effects: readonly Effect[], results: readonly ScriptResult[]): void;
  /** Called when the queue is empty. May queue more effects. */
  onIdle(): void;
  /** Called when the sandbox cannot be started. */
  onFailure(cause: unknown): void;
}

export function createScriptBatchRunner(options: BatchRunnerOptions): ScriptBatchRunner {
  const { queue } = options;
  const patches = createPendingPatches();
  let host: ScriptHost | undefined;
  let isRunning = false;
  let isClosed = false;

  async function load(): Promise<ScriptHost> {
    host = options.open();
    patches.takePatches();
    await host.load(options.program());
    return host;
  }

  async function run(): Promise<void> {
    const loaded = host ?? (await load());
    while (queue.hasScripts && !isClosed) {
      const effects = queue.dequeueScripts().filter((effect) => !effect.isRemoved);
      const { results } = await loaded.run({ patches: patches.takePatches(), calls: effects.map(createCall) });
      if (isClosed) return;
      options.receive(effects, results);
    }
  }

  async function start(): Promise<void> {
    isRunning = true;
    try {
      await run();
    } catch (cause) {
      if (!isClosed) options.onFailure(cause);
    } finally {
      isRunning = false;
    }
    if (!isClosed) options.onIdle();
  }

  return {
    patches,
    get isOpen() {
      return host !== undefined;
    },
    get isBusy() {
      return !isClosed && (isRunning || queue.hasScripts);
    },
    start() {
      if (!isRunning && !isClosed && queue.hasScripts) void start();
    },
    close() {
      isClosed = true;
      host?.close();
    },
  };
}

/** Creates the sandbox call of an effect. NOTE: also stores the row index of the call in the effect. */
export function createCall(effect: Effect): ScriptCall {
  const { plan, field, callId } = effect;
  const { computation, entry } = plan;
  effect.rowIndex = field.scope.row?.index;
  const component = field.definition === field.plan.definition ? undefined : field.definition;
  const result = entry === undefined ? undefined : field.logic?.get(entry)?.result;
  return {
    script: computation.type === 'script' ? computation.script : -1,
    callId,
    path: getScriptPath(field.scope, field.plan.segments),
    rowPath: getScriptPath(field.scope, getContainerSegments(field.plan)),
    ...(field.scope.row && { rowIndex: field.scope.row.index }),
    ...(component && { component }),
    ...(result !== undefined && { names: { result } }),
  };
}
