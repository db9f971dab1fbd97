import { rerunDelivery } from '@tideform/contract';
import type { SubmissionItem } from '@tideform/sync';
import { useEffect, useSyncExternalStore } from 'react';
import { useData } from '../data-context.ts';
import { refused } from '../server-refusal.ts';
import { statusesOf } from './statuses-of.ts';
import { rerunBody, type Told } from './told.ts';

const askAgainMs = 4_000;

export interface DeliveryStatus {
  /** Of the email, and of each webhook that was told of the response; `undefined`: nobody has said yet. */
  readonly told: readonly Told[] | undefined;
  /** Tells them again, or all there are. @returns how many are told @throws what the server says */
  rerun(ids?: readonly string[]): Promise<number>;
}

/** What became of telling of a response, which the library has shown. Asked when it is looked at, and again while something waits. */
export function useDeliveryStatus(teamId: string, item: Pick<SubmissionItem, 'formId' | 'responseId'>): DeliveryStatus {
  const { api } = useData();
  const { formId, responseId } = item;
  const statuses = statusesOf(api, teamId, formId);
  const told = useSyncExternalStore(statuses.subscribe, () => statuses.known(responseId));
  useEffect(() => statuses.ask(responseId, item), [statuses, responseId, item]);
  const isWaiting = told?.some(({ status }) => status === 'waiting') === true;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => !document.hidden && statuses.ask(responseId), askAgainMs);
    return () => clearInterval(timer);
  }, [statuses, responseId, isWaiting]);
  return {
    told,
    async rerun(ids) {
      const body = rerunBody(responseId, ids);
      const answer = await api.call(rerunDelivery, { params: { teamId, formId }, body });
      if (!answer.ok) throw refused(answer, formId);
      statuses.ask(responseId);
      return answer.value.webhookIds.length + (answer.value.email ? 1 : 0);
    },
  };
}
