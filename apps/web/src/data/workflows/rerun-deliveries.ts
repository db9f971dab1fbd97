import { type ApiClient, rerunDelivery } from '@tideform/contract';
import { runConcurrently } from '@tideform/sync';
import { useState } from 'react';
import { type Loaded, useLoaded } from '../../ui/loading/useLoaded.ts';
import { browserClock } from '../browser/browser-ports.ts';
import { createRefusalError } from '../create-refusal-error.ts';
import { useData } from '../data-context.ts';
import { getDeliveryStatuses } from './create-delivery-statuses.ts';
import {
  createRerunBody,
  type DeliveriesByResponse,
  type Delivery,
  loadDeliveries,
  mayHaveArrived,
} from './load-deliveries.ts';

/** Number of concurrent reruns, from the specification. */
const concurrency = 5;

export interface RerunPlan {
  readonly responseId: string;
  /** IDs of webhooks and the email to rerun; absent: all of the form's. */
  readonly ids?: readonly string[];
}

interface RerunSelection {
  /** Maps a response ID to its deliveries. */
  readonly statuses: ReadonlyMap<string, readonly Delivery[]>;
  /** IDs of webhooks and the email that the user deselected. */
  readonly deselectedIds: ReadonlySet<string>;
  /** Whether to skip deliveries that were sent or are pending. */
  readonly isOnlyUnsent: boolean;
}

/** Returns the deliveries to rerun for each response, without responses that have none. */
export function planReruns({
  statuses,
  deselectedIds: deselected,
  isOnlyUnsent,
}: RerunSelection): readonly RerunPlan[] {
  const all = new Set([...statuses.values()].flatMap((each) => each.map(({ id }) => id)));
  return [...statuses].flatMap(([responseId, deliveries]) => {
    const hasNoDelivery = deliveries.length === 0;
    // Plans without `ids` also include webhooks that were added later and therefore have no delivery yet.
    if (deselected.size === 0 && (hasNoDelivery || !isOnlyUnsent)) return { responseId };
    const isSkipped = (one: Delivery) => isOnlyUnsent && (one.status !== 'error' || mayHaveArrived(one));
    const skippedIds = new Set(deliveries.filter(isSkipped).map(({ id }) => id));
    const ids = [...all].filter((id) => !deselected.has(id) && !skippedIds.has(id));
    return ids.length > 0 ? { responseId, ids } : [];
  });
}

/** Returns the number of deliveries in `plans`, based on the form's known webhooks; `undefined` if none is known. */
export function countDeliveries(plans: readonly RerunPlan[], statuses: RerunSelection['statuses']): number | undefined {
  const deliveryIds = new Set([...statuses.values()].flatMap((each) => each.map(({ id }) => id)));
  if (deliveryIds.size === 0 && plans.length > 0) return undefined;
  return plans.reduce((count, { ids }) => count + (ids?.length ?? deliveryIds.size), 0);
}

interface RerunPorts {
  readonly api: Pick<ApiClient, 'call'>;
  readonly teamId: string;
  readonly formId: string;
  wait(ms: number, signal: AbortSignal): Promise<void>;
}

/**
 * Reruns the deliveries of many responses, five at a time. Continues after failures, and waits when the server responds
 * with 429 (too many requests).
 *
 * @param onDone called after each response
 * @returns the failed plans and the first error. After an abort, running requests finish, and no more are started.
 */
export async function rerunDeliveries(
  { api, teamId, formId, wait }: RerunPorts,
  plans: readonly RerunPlan[],
  { signal, onDone }: { readonly signal: AbortSignal; readonly onDone: () => void },
): Promise<{ readonly failed: readonly RerunPlan[]; readonly cause: unknown }> {
  const failed: RerunPlan[] = [];
  let cause: unknown;
  const rerun = async ({ responseId, ids }: RerunPlan): Promise<void> => {
    const body = createRerunBody(responseId, ids);
    while (!signal.aborted) {
      const result = await api.call(rerunDelivery, { params: { teamId, formId }, body });
      if (result.ok) return onDone();
      if (result.refusal !== 'too-many-requests') throw createRefusalError(result, formId);
      await wait((result.retryAfterSeconds ?? 1) * 1000, signal);
    }
  };
  await runConcurrently(concurrency, plans, async (plan) => {
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

export type { DeliveriesByResponse as ToldOf };

interface BulkRerun {
  readonly deliveries: Loaded<DeliveriesByResponse>;
  /** Progress of the current rerun; `undefined` if none is running. */
  readonly progress: { readonly done: number; readonly total: number } | undefined;
  /**
   * Reruns deliveries of many responses.
   * @returns the number of rerun responses, the failed plans, and the first error
   */
  run(plans: readonly RerunPlan[]): Promise<{ done: number; failed: readonly RerunPlan[]; cause: unknown }>;
  /** Stops the rerun: running requests finish, and no more are started. */
  cancel(): void;
}

/** Reruns the deliveries of many responses of a form. */
export function useBulkRerun(teamId: string, formId: string, responseIds: readonly string[]): BulkRerun {
  const { api } = useData();
  const [running, setRunning] = useState<{ stop: AbortController; done: number; total: number }>();
  const deliveries = useLoaded(responseIds.join(), (signal) =>
    loadDeliveries(api, { teamId, formId }, responseIds, signal),
  );
  return {
    deliveries,
    progress: running,
    async run(plans) {
      const stop = new AbortController();
      let done = 0;
      setRunning({ stop, done, total: plans.length });
      const onDone = () => {
        done += 1;
        setRunning({ stop, done, total: plans.length });
      };
      const ports = { api, teamId, formId, wait: browserClock.wait };
      const result = await rerunDeliveries(ports, plans, { signal: stop.signal, onDone });
      setRunning(undefined);
      for (const { responseId } of plans) getDeliveryStatuses(api, teamId, formId).request(responseId);
      return { ...result, done };
    },
    cancel: () => running?.stop.abort(),
  };
}
