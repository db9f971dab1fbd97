import type { Follower } from '../../../places/place.ts';
import type {
  OpenScriptHost,
  ScriptCall,
  ScriptHost,
  ScriptOutcome,
  ScriptProgram,
} from '../../../scripts/script-host.ts';
import { holderSegments } from '../reads/follower-index.ts';
import { scriptPathIn } from '../reads/row-of.ts';
import { createPatches, type Patches } from './patches.ts';
import type { Waiting } from './waiting.ts';

/** Asks followers whose code runs elsewhere, all that wait at once, until none waits. */
export interface ScriptTurns {
  /** What the machine must hear of before it is asked again: everything that is written once it is open. */
  readonly patches: Patches;
  readonly isOpen: boolean;
  /** Scripts are being asked, or wait to be. */
  readonly isBusy: boolean;
  /** Begins, unless nobody waits or it has begun. */
  start(): void;
  close(): void;
}

export interface TurnSurroundings {
  readonly waiting: Waiting;
  readonly open: OpenScriptHost;
  /** Everything that the machine starts with, the data as it is now. */
  program(): ScriptProgram;
  /** Outcomes have come, in the order of who was asked. May make others wait. */
  receive(asked: readonly Follower[], outcomes: readonly ScriptOutcome[]): void;
  /** Nobody waits any more. May make others wait. */
  onRest(): void;
  /** The sandbox cannot be started. */
  onFailure(cause: unknown): void;
}

export function createScriptTurns(around: TurnSurroundings): ScriptTurns {
  const { waiting } = around;
  const patches = createPatches();
  let host: ScriptHost | undefined;
  let isRunning = false;
  let isClosed = false;

  async function load(): Promise<ScriptHost> {
    host = around.open();
    patches.take();
    await host.load(around.program());
    return host;
  }

  async function run(): Promise<void> {
    const loaded = host ?? (await load());
    while (waiting.hasScripts && !isClosed) {
      const asked = waiting.takeScripts().filter((follower) => !follower.isGone);
      const { outcomes } = await loaded.run({ patches: patches.take(), calls: asked.map(callOf) });
      if (isClosed) return;
      around.receive(asked, outcomes);
    }
  }

  async function start(): Promise<void> {
    isRunning = true;
    try {
      await run();
    } catch (cause) {
      if (!isClosed) around.onFailure(cause);
    } finally {
      isRunning = false;
    }
    if (!isClosed) around.onRest();
  }

  return {
    patches,
    get isOpen() {
      return host !== undefined;
    },
    get isBusy() {
      return !isClosed && (isRunning || waiting.hasScripts);
    },
    start() {
      if (!isRunning && !isClosed && waiting.hasScripts) void start();
    },
    close() {
      isClosed = true;
      host?.close();
    },
  };
}

/** NOTE: writes down the number of its row, as the call has it. */
export function callOf(follower: Follower): ScriptCall {
  const { plan, place, callId } = follower;
  const { asks, entry } = plan;
  follower.rowIndex = place.scope.row?.index;
  const component = place.definition === place.plan.definition ? undefined : place.definition;
  const result = entry === undefined ? undefined : place.logic?.get(entry)?.result;
  return {
    script: asks.how === 'script' ? asks.script : -1,
    callId,
    path: scriptPathIn(place.scope, place.plan.segments),
    rowPath: scriptPathIn(place.scope, holderSegments(place.plan)),
    ...(place.scope.row && { rowIndex: place.scope.row.index }),
    ...(component && { component }),
    ...(result !== undefined && { names: { result } }),
  };
}
