import { listDeliveries, responsesAtOnce } from '@tideform/contract';
import type { Data } from '../data-context.ts';
import { refused } from '../server-refusal.ts';
import { type Told, toldOf } from './told.ts';

/** What became of telling of each response; none where nobody was told. */
export type ToldOf = ReadonlyMap<string, readonly Told[]>;

/** Asks what became of telling of responses, some at once. @throws what the server says */
export async function readTold(
  api: Data['api'],
  form: { readonly teamId: string; readonly formId: string },
  responseIds: readonly string[],
  signal: AbortSignal,
  onRead: (count: number) => void = () => undefined,
): Promise<ToldOf> {
  const all = new Map<string, readonly Told[]>(responseIds.map((id) => [id, []]));
  for (let start = 0; start < responseIds.length && !signal.aborted; start += responsesAtOnce) {
    const query = { responses: responseIds.slice(start, start + responsesAtOnce).join() };
    const answer = await api.call(listDeliveries, { params: form, query }, signal);
    if (!answer.ok) throw refused(answer, form.formId);
    for (const delivery of answer.value.deliveries) all.set(delivery.responseId, toldOf(delivery));
    onRead(Math.min(responseIds.length, start + responsesAtOnce));
  }
  return all;
}
