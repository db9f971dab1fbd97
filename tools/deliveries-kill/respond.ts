import { countSubmission, createFormEmail, createWebhook, deliver, nextSubmissionNumber } from '@tideform/contract';
import { operations } from '@tideform/graph';
import { countRunsOf, readToldOf } from '@tideform/server/testing/worlds';
import { pause } from '../workspace-kill/caller.ts';
import type { KillWorld } from './open-world.ts';
import { untilAnswered } from './until.ts';

/** A form with two webhooks and an email, and a response to it that lies in the library. */
export interface Played {
  readonly formId: string;
  readonly responseId: string;
  readonly sender: Sender;
}

export type Sender = 'server' | 'account';

/** Numbers of all responses are taken from it: so they meet. */
const numbersOf = 'numbers';

/** Where the webhooks of a form lead: one takes what it is told, the other is gone for good. */
export const pathsOf = ({ formId }: Pick<Played, 'formId'>) => ({ takes: `/takes/${formId}`, gone: `/gone/${formId}` });

export async function prepare(world: KillWorld, name: string, sender: Sender): Promise<Played> {
  const { teamId, ada, receiver } = world;
  const played = { formId: `form-${name}`, responseId: `response-${name}`, sender };
  const { formId, responseId } = played;
  const { takes, gone } = pathsOf(played);
  receiver.answers.set(gone, (reply) => reply.writeHead(410).end());
  const settings = { type: 'response-submitted', environment: 'production', includePdf: false } as const;
  for (const path of [takes, gone]) {
    const body = { formId, url: receiver.url + path, name: path, ...settings };
    await untilAnswered(() => ada.api.call(createWebhook, { params: { teamId }, body }));
  }
  const template = { to: 'ben@quiet.example', subject: `Told of ${responseId}.`, body: '<p>{{place}}</p>' };
  await untilAnswered(() => ada.api.call(createFormEmail, { params: { teamId, formId }, body: { template, sender } }));
  await putSubmission(world, played);
  return played;
}

/** Puts a response into the library, as the commit does. */
export async function putSubmission(
  { ada, driveId }: KillWorld,
  { formId, responseId }: Omit<Played, 'sender'>,
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

/** What a device asks when somebody submits, each until it is answered. @returns the numbers that it was told */
export async function submit({ ada, teamId }: KillWorld, { formId, responseId }: Played): Promise<number[]> {
  const params = { teamId, formId: numbersOf };
  const number = (idempotencyKey: string) =>
    untilAnswered(() => ada.api.call(nextSubmissionNumber, { params, idempotencyKey }));
  // A twin of the same call, and others beside it.
  const [given, again, other] = await Promise.all([
    number(responseId),
    number(responseId),
    number(`${responseId}-other`),
  ]);
  const query = { formId: numbersOf };
  await untilAnswered(() => ada.api.call(countSubmission, { params: { teamId }, query, idempotencyKey: responseId }));
  const body = { responseId, revision: 1, triggerType: 'submit' as const };
  await untilAnswered(() => ada.api.call(deliver, { params: { teamId, formId }, body }));
  return [given, again, other].map(({ submissionNumber }) => submissionNumber);
}

/** Resolves when nothing is left to be told of a response; `false`: something was, for so long. */
export async function settled({ machines }: KillWorld, { responseId }: Played, mostMs: number): Promise<boolean> {
  for (const end = Date.now() + mostMs; Date.now() < end; ) {
    const { webhooks, emails } = await readToldOf(machines.db.database, responseId);
    const open = [...webhooks, ...emails].filter(({ state }) => state === 'waiting' || state === 'sending');
    const isTold = webhooks.length > 0 && emails.length > 0 && open.length === 0;
    if (isTold && (await countRunsOf(machines.db.database, responseId)) === 0) return true;
    await pause(50);
  }
  return false;
}
