import type { Effect } from '../../../fields/field-instance.ts';
import type {
  OpenScriptHost,
  ScriptCall,
  ScriptHost,
  ScriptProgram,
  ScriptResult,
} from '../../../scripts/script-host.ts';
import { containerSegments } from '../dependencies/dependency-graph.ts';
import { scriptPathIn } from '../dependencies/row-path.ts';
import type { EffectQueue } from './effect-queue.ts';
import { createPatches, type Patches } from './patches.ts';

/** Asks followers whose code runs elsewhere, all that wait at once, until none waits. */
export interface ScriptBatchRunner {
  /** What the machine must hear of before it is asked again: everything that is written once it is open. */
  readonly patches: Patches;
  readonly isOpen: boolean;
  /** Scripts are being asked, or wait to be. */
  readonly isBusy: boolean;
  /** Begins, unless nobody waits or it has begun. */
  start(): void;
  close(): void;
}

export interface BatchRunnerOptions {
  readonly queue: EffectQueue;
  readonly open: OpenScriptHost;
  /** Everything that the machine starts with, the data as it is now. */
  program(): ScriptProgram;
  /** Outcomes have come, in the order of who was asked. May make others wait. */
  receive(asked: readonly Effect[], results: readonly ScriptResult[]): void;
  /** Nobody waits any more. May make others wait. */
  onIdle(): void;
  /** The sandbox cannot be started. */
  onFailure(cause: unknown): void;
}

export function createScriptBatchRunner(options: BatchRunnerOptions): ScriptBatchRunner {
  const { queue } = options;
  const patches = createPatches();
  let host: ScriptHost | undefined;
  let isRunning = false;
  let isClosed = false;

  async function load(): Promise<ScriptHost> {
    host = options.open();
    patches.take();
    await host.load(options.program());
    return host;
  }

  async function run(): Promise<void> {
    const loaded = host ?? (await load());
    while (queue.hasScripts && !isClosed) {
      const asked = queue.dequeueScripts().filter((effect) => !effect.isRemoved);
      const { outcomes: results } = await loaded.run({ patches: patches.take(), calls: asked.map(createCall) });
      if (isClosed) return;
      options.receive(asked, results);
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

/** NOTE: writes down the number of its row, as the call has it. */
export function createCall(effect: Effect): ScriptCall {
  const { plan, field, callId } = effect;
  const { computation, entry } = plan;
  effect.rowIndex = field.scope.row?.index;
  const component = field.definition === field.plan.definition ? undefined : field.definition;
  const result = entry === undefined ? undefined : field.logic?.get(entry)?.result;
  return {
    script: computation.type === 'script' ? computation.script : -1,
    callId,
    path: scriptPathIn(field.scope, field.plan.segments),
    rowPath: scriptPathIn(field.scope, containerSegments(field.plan)),
    ...(field.scope.row && { rowIndex: field.scope.row.index }),
    ...(component && { component }),
    ...(result !== undefined && { names: { result } }),
  };
}
