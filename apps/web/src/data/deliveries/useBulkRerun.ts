import { useState } from 'react';
import { type Loaded, useLoaded } from '../../ui/useLoaded.ts';
import { browserClock } from '../browser/browser-clock.ts';
import { useData } from '../data-context.ts';
import { getDeliveryStatuses } from './get-delivery-statuses.ts';
import { type DeliveriesByResponse, loadDeliveries } from './load-deliveries.ts';
import { type RerunPlan, rerunDeliveries } from './rerun-deliveries.ts';

export type { DeliveriesByResponse as ToldOf };

export interface BulkRerun {
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
