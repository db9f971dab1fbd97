import type { SyncContext } from '../context.ts';
import type { Flag } from '../database/rows.ts';
import { describeFailure } from '../failures/describe-failure.ts';
import { failureOf } from '../failures/failure-of.ts';
import { createCompletions } from './completions.ts';
import { lead } from './leader.ts';
import { createNap, type Nap } from './nap.ts';
import { createPauses } from './pauses.ts';
import { readFacts } from './read-facts.ts';
import { leaveRequest } from './requests.ts';
import { syncStatus } from './status.ts';
import type { SyncEngine, SyncRequest, SyncStatus } from './sync-engine.ts';
import type { Pulls } from './sync-once.ts';

const watchMs = 500;
const periodMs = 60_000;
const lockName = 'tideform-sync-leader';

/** Nothing was fetched yet: who finds the local database empty must not say that there is nothing. */
const beforeStart: SyncStatus = syncStatus({
  connection: 'online',
  syncing: true,
  pendingUploads: 0,
  uploading: false,
  errors: [],
});

/**
 * The sync engine of one tab. One tab of the browser leads and does the work; each keeps its own status, asks for its own
 * periodic sync and stands by to lead.
 */
export function createSyncEngine(context: SyncContext, pulls: Pulls): SyncEngine {
  const listeners = new Set<() => void>();
  let status = beforeStart;
  let teamId: string | undefined;
  let asked = Promise.resolve();
  const completions = createCompletions(context);
  const nap = createNap(context.ports.clock);
  const onScreen = (): SyncRequest => (teamId === undefined ? {} : { teamId });
  let running: { readonly stop: AbortController; readonly ended: Promise<unknown> } | undefined;

  /** A tab that nobody sees asks for nothing; what it has missed it asks for as soon as it is seen. */
  const isActive = (): boolean => context.ports.isActive?.() ?? true;
  let hasMissed = false;
  const askInTurn = async (): Promise<void> => {
    hasMissed = !isActive();
    if (!hasMissed) await ask(onScreen(), 0);
  };

  /** No look at the facts comes between asking and having asked. */
  const ask = (request: SyncRequest, byPerson: Flag): Promise<void> => {
    const isCurrent = request.teamId !== undefined && request.teamId === teamId ? 1 : 0;
    asked = leaveRequest(context, request, { byPerson, isCurrent }).then(nap.end);
    return asked;
  };

  const look = async (): Promise<void> => {
    if (hasMissed && isActive()) await askInTurn();
    await asked.catch(() => {});
    const next = syncStatus(await readFacts(context, teamId));
    await completions.look(next.online);
    if (JSON.stringify(next) === JSON.stringify(status)) return;
    status = next;
    for (const listener of listeners) listener();
  };

  return {
    start() {
      if (running) return;
      const stop = new AbortController();
      running = {
        stop,
        ended: Promise.all([
          standBy(context, pulls, nap, stop.signal),
          every(context, periodMs, stop.signal, askInTurn),
          every(context, watchMs, stop.signal, look),
        ]),
      };
    },
    async stop() {
      const ending = running;
      running = undefined;
      ending?.stop.abort();
      await ending?.ended;
    },
    requestSync(request) {
      if (request.requestType !== 'data-source') teamId = request.teamId ?? teamId;
      ask(request, 1)
        .then(() => completions.add(request))
        .then(look)
        .catch((error: unknown) => tell(context, error));
    },
    status: () => status,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Waits for the lock and leads, again and again: a leader that was replaced goes back to the queue. */
async function standBy(context: SyncContext, pulls: Pulls, nap: Nap, signal: AbortSignal): Promise<void> {
  const { clock, locks } = context.ports;
  const pauses = createPauses(watchMs);
  while (!signal.aborted) {
    await locks
      .hold(lockName, signal, () => lead(context, pulls, nap, signal))
      .then(pauses.worked, async (error: unknown) => {
        const { ms, isTold } = pauses.failed();
        if (isTold && !signal.aborted) await tell(context, error);
        await clock.wait(ms, signal).catch(() => {});
      });
  }
}

async function every(context: SyncContext, ms: number, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  while (!signal.aborted) {
    await work().catch((error: unknown) => tell(context, error, signal));
    await context.ports.clock.wait(ms, signal).catch(() => {});
  }
}

/** The edge of the engine: a failure is told of once, and a loop that failed goes on after a pause. */
async function tell({ ports }: SyncContext, error: unknown, signal?: AbortSignal): Promise<void> {
  if (signal?.aborted) return;
  ports.report({ code: 'sync-loop', detail: describeFailure(failureOf(error)), ids: {} });
  if (signal) await ports.clock.wait(watchMs, signal).catch(() => {});
}
