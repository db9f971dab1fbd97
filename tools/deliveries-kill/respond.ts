import { countSubmission, createFormEmail, createWebhook, deliver, nextSubmissionNumber } from '@tideform/contract';
import { operations } from '@tideform/graph';
import { countResponseRuns, loadDeliveries } from '@tideform/server/testing/worlds';
import { pause } from '../workspace-kill/caller.ts';
import type { KillTestEnvironment } from './open-kill-test-environment.ts';
import { retryUntilAnswered } from './retry-until-answered.ts';

/** A form with two webhooks and an email, and one of its responses, stored in the library. */
export interface SubmittedForm {
  readonly formId: string;
  readonly responseId: string;
  readonly sender: Sender;
}

export type Sender = 'server' | 'account';

/** ID of the form that numbers all test responses, so that concurrent requests compete. */
const numberFormId = 'numbers';

/** URL paths of a form's webhooks: one accepts every event, the other answers 410 Gone. */
export const getWebhookPaths = ({ formId }: Pick<SubmittedForm, 'formId'>) => ({
  takes: `/takes/${formId}`,
  gone: `/gone/${formId}`,
});

export async function prepare(environment: KillTestEnvironment, name: string, sender: Sender): Promise<SubmittedForm> {
  const { teamId, ada, receiver } = environment;
  const form = { formId: `form-${name}`, responseId: `response-${name}`, sender };
  const { formId, responseId } = form;
  const { takes, gone } = getWebhookPaths(form);
  receiver.answers.set(gone, (reply) => reply.writeHead(410).end());
  const settings = { type: 'response-submitted', environment: 'production', includePdf: false } as const;
  for (const path of [takes, gone]) {
    const body = { formId, url: receiver.url + path, name: path, ...settings };
    await retryUntilAnswered(() => ada.api.call(createWebhook, { params: { teamId }, body }));
  }
  const template = { to: 'ben@quiet.example', subject: `Told of ${responseId}.`, body: '<p>{{place}}</p>' };
  await retryUntilAnswered(() =>
    ada.api.call(createFormEmail, { params: { teamId, formId }, body: { template, sender } }),
  );
  await putSubmission(environment, form);
  return form;
}

/** Stores a response in the library as the commit step of the submit pipeline does. */
export async function putSubmission(
  { ada, driveId }: KillTestEnvironment,
  { formId, responseId }: Omit<SubmittedForm, 'sender'>,
): Promise<void> {
  const { graph } = ada;
  const { id: itemId } = await graph.call(operations.getItemByPath, { driveId, path: 'Responses' });
  const person = { id: ada.id, name: 'Ada' };
  const response = {
    id: responseId,
    submissionNumber: 7,
    formId,
    formTitle: 'Near misses',
    version: 1,
    title: 'Quay, 7',
    schema: { display: 'form', components: [{ type: 'textfield', key: 'place', label: 'Place' }] },
    data: { data: { place: 'Quay' }, metadata: {} },
    timestamp: '2026-03-14T09:30:00.000Z',
    createdBy: person,
    collaborators: [person],
  };
  const bytes = new TextEncoder().encode(JSON.stringify(response));
  const path = `${responseId}.json`;
  const item = await graph.call(operations.putChildContent, { driveId, itemId, path }, { bytes });
  const row = await graph.call(operations.getItemListItem, { driveId, itemId: item.id });
  const body = { tfItemType: 'submission', tfFormId: formId, tfResponseId: responseId };
  await graph.call(operations.updateDriveListItemFields, { driveId, listItemId: row.id }, { body });
}

/**
 * Sends the requests of a submit, and repeats each until the server responds.
 *
 * @returns the assigned submission numbers of the response, of a repeated request, and of another response
 */
export async function submit(
  { ada, teamId }: KillTestEnvironment,
  { formId, responseId }: SubmittedForm,
): Promise<number[]> {
  const params = { teamId, formId: numberFormId };
  const number = (idempotencyKey: string) =>
    retryUntilAnswered(() => ada.api.call(nextSubmissionNumber, { params, idempotencyKey }));
  // Requests a number for the response twice at the same time, and one for another response.
  const [first, repeated, other] = await Promise.all([
    number(responseId),
    number(responseId),
    number(`${responseId}-other`),
  ]);
  const query = { formId: numberFormId };
  await retryUntilAnswered(() =>
    ada.api.call(countSubmission, { params: { teamId }, query, idempotencyKey: responseId }),
  );
  const body = { responseId, revision: 1, triggerType: 'submit' as const };
  await retryUntilAnswered(() => ada.api.call(deliver, { params: { teamId, formId }, body }));
  return [first, repeated, other].map(({ submissionNumber }) => submissionNumber);
}

/**
 * Waits until all deliveries of a response are finished. Returns `false` if some aren't after `mostMs` milliseconds.
 */
export async function waitUntilSettled(
  { machines }: KillTestEnvironment,
  { responseId }: SubmittedForm,
  maxMs: number,
): Promise<boolean> {
  for (const end = Date.now() + maxMs; Date.now() < end; ) {
    const { webhooks, emails } = await loadDeliveries(machines.db.database, responseId);
    const open = [...webhooks, ...emails].filter(({ state }) => state === 'waiting' || state === 'sending');
    const isDelivered = webhooks.length > 0 && emails.length > 0 && open.length === 0;
    if (isDelivered && (await countResponseRuns(machines.db.database, responseId)) === 0) return true;
    await pause(50);
  }
  return false;
}
