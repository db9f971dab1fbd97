import { type ApiClient, rerunDelivery } from '@tideform/contract';
import { inTurns } from '@tideform/sync';
import { refused } from '../server-refusal.ts';
import { mayHaveArrived, rerunBody, type Told } from './told.ts';

/** The specification's. */
const atOnce = 5;

export interface RerunPlan {
  readonly responseId: string;
  /** What tells of it; without them all that the form has. */
  readonly ids?: readonly string[];
}

export interface RerunsWanted {
  /** What became of telling of each response. */
  readonly statuses: ReadonlyMap<string, readonly Told[]>;
  /** Ids of what is to tell nobody. */
  readonly left: ReadonlySet<string>;
  /** Leaves out what was sent, and what waits to be. */
  readonly isOnlyUnsent: boolean;
}

/** Whom to tell of what: a response of which nobody would be told is left out. */
export function planReruns({ statuses, left, isOnlyUnsent }: RerunsWanted): readonly RerunPlan[] {
  const all = new Set([...statuses.values()].flatMap((each) => each.map(({ id }) => id)));
  return [...statuses].flatMap(([responseId, told]) => {
    const isNew = told.length === 0;
    // With those that were made since, and were told of nothing yet.
    if (left.size === 0 && (isNew || !isOnlyUnsent)) return { responseId };
    const isDone = (one: Told) => isOnlyUnsent && (one.status !== 'error' || mayHaveArrived(one));
    const done = new Set(told.filter(isDone).map(({ id }) => id));
    const ids = [...all].filter((id) => !left.has(id) && !done.has(id));
    return ids.length > 0 ? { responseId, ids } : [];
  });
}

/** How many messages the plans send, as far as the form's webhooks are known; `undefined`: none of them is. */
export function countMessages(plans: readonly RerunPlan[], statuses: RerunsWanted['statuses']): number | undefined {
  const known = new Set([...statuses.values()].flatMap((each) => each.map(({ id }) => id)));
  if (known.size === 0 && plans.length > 0) return undefined;
  return plans.reduce((count, { ids }) => count + (ids?.length ?? known.size), 0);
}

export interface RerunPorts {
  readonly api: Pick<ApiClient, 'call'>;
  readonly teamId: string;
  readonly formId: string;
  wait(ms: number, signal: AbortSignal): Promise<void>;
}

/**
 * Tells webhooks of many responses again, five at a time. What fails is passed over; who is told to wait waits.
 *
 * @param onDone after each
 * @returns what failed, and why the first did; aborted: what was begun is ended, and nothing more is begun
 */
export async function rerunMany(
  { api, teamId, formId, wait }: RerunPorts,
  plans: readonly RerunPlan[],
  { signal, onDone }: { readonly signal: AbortSignal; readonly onDone: () => void },
): Promise<{ readonly failed: readonly RerunPlan[]; readonly cause: unknown }> {
  const failed: RerunPlan[] = [];
  let cause: unknown;
  const rerun = async ({ responseId, ids }: RerunPlan): Promise<void> => {
    const body = rerunBody(responseId, ids);
    while (!signal.aborted) {
      const answer = await api.call(rerunDelivery, { params: { teamId, formId }, body });
      if (answer.ok) return onDone();
      if (answer.refusal !== 'too-many-requests') throw refused(answer, formId);
      await wait((answer.retryAfterSeconds ?? 1) * 1000, signal);
    }
  };
  await inTurns(atOnce, plans, async (plan) => {
    if (signal.aborted) return;
    try {
      await rerun(plan);
    } catch (error) {
      if (signal.aborted) return;
      failed.push(plan);
      cause ??= error;
    }
  });
  return { failed, cause };
}
