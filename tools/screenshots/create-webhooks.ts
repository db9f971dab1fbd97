import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { createApiKey, createWebhook, deliver, listWebhookMessages } from '@tideform/contract';
import { deriveResponseIds } from '@tideform/server/testing';
import { openApi } from '@tideform/web/testing';
import { people } from '../../e2e/people.ts';
import { openSession } from '../../e2e/world/session.ts';
import type { FormLocation } from './content.ts';

const webhooks = [
  { name: 'Defect tracker', path: '/hooks/defects', includePdf: true },
  { name: 'Group Safety flow', path: '/flows/safety', includePdf: false },
];
const submissionIndexes = [92, 91, 90, 89, 88, 87];

/**
 * Creates two webhooks of a demo form and delivers events to them; one of the receivers fails at times. The server must
 * allow webhooks to the loopback network.
 */
export async function createWebhooks(origin: string, { teamId, formId }: FormLocation): Promise<{ close(): void }> {
  let received = 0;
  const receiver = createServer((request, reply) => {
    request.resume();
    received += 1;
    reply.writeHead(request.url === webhooks[0]!.path && received % 3 === 0 ? 502 : 200).end();
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const { port } = receiver.address() as AddressInfo;
  const { accessToken } = await openSession(origin, people.owner);
  const api = openApi(origin, async () => accessToken);
  const settings = { formId, type: 'response-submitted', environment: 'production' } as const;
  const ids: string[] = [];
  for (const { name, path, includePdf } of webhooks) {
    const body = { ...settings, name, includePdf, url: `http://127.0.0.1:${port}${path}` };
    const made = await api.call(createWebhook, { params: { teamId }, body });
    if (!made.ok) throw new Error(made.refusal);
    ids.push(made.value.webhook.id);
  }
  await api.call(createApiKey, { params: { teamId }, body: { name: 'Night flows' } });
  for (const at of submissionIndexes) {
    const { response: responseId } = deriveResponseIds({ key: 'site-inspection' }, at);
    const body = { responseId, revision: 1, triggerType: 'submit' } as const;
    await waitUntil(async () => (await api.call(deliver, { params: { teamId, formId }, body })).ok);
  }
  for (const webhookId of ids) {
    await waitUntil(async () => {
      const all = await api.call(listWebhookMessages, { params: { teamId, webhookId }, query: {} });
      return all.ok && all.value.messages.every(({ triedAt }) => triedAt !== null);
    });
  }
  return { close: () => void receiver.close() };
}

/** Waits until a condition holds. The server is usable before all of the demo content is written. */
async function waitUntil(isDone: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 120; tries++) {
    if (await isDone()) return;
    await wait(500);
  }
  throw new Error('The webhooks received no events within a minute');
}
