import { screen } from '@testing-library/react';
import { apiKeysMessages } from '../../screens/workflows/keys/api-keys.messages.ts';
import { workflowsMessages } from '../../screens/workflows/workflows.messages.ts';
import { answered, createFakeApi } from '../fake-api.ts';
import { amira } from '../fake-auth.ts';
import {
  address,
  dialogHere,
  left,
  messagesOf,
  pressed,
  rows,
  type Scene,
  type Step,
  said,
  type User,
} from './world.ts';

const labels = messagesOf(workflowsMessages);
const keyMessages = messagesOf(apiKeysMessages);
const webhook = {
  id: 'hook-1',
  formId: 'form1',
  name: 'Журнал',
  url: 'http://мост1',
  type: 'response-submitted',
  environment: 'production',
  includePdf: true,
  format: 'json',
  language: 'en',
  origin: 'CUSTOM',
  state: 'disabled',
};
const when = '2026-11-18T08:38:00.000Z';
const failed = { status: 'error', statusCode: 502, statusText: 'Сбой', failure: null };
const message = (number: number, over: object = {}) => ({
  ...{ id: `${number}`, responseId: 'r1', submissionNumber: number, triggerType: 'submit', attempts: 1 },
  ...{ ...failed, nextAt: null, madeAt: when, triedAt: when, isKept: true },
  ...over,
});
const waiting = { status: 'waiting', statusCode: null, triedAt: null, nextAt: when, triggerType: 'resubmit' };
const messages = [message(3), message(2, waiting), message(1, { status: 'sent', triggerType: 'delete' })];
const request = { method: 'ПОСТ', url: 'http://мост1', headers: { подпись1: 'v1' }, body: '{ "место1": 1 }' };
const attempts = [
  { at: when, tookMs: 900, ...failed },
  { at: '2026-11-18T08:31:00.000Z', tookMs: 20_000, statusCode: null, statusText: '', failure: 'timeout' },
];

const email = {
  ...{ responseId: 'r1', revision: 1, sender: 'server', statusCode: null, nextAt: null, timestamp: when },
  attempts: [
    { at: when, tookMs: null, statusCode: null, failure: 'uncertain' },
    { at: '2026-11-18T08:31:00.000Z', tookMs: 900, statusCode: 451, failure: 'unreachable' },
  ],
};
const emails = [
  { ...email, id: 'e3', submissionNumber: 3, status: 'error', failure: 'uncertain' },
  { ...email, id: 'e2', submissionNumber: 2, status: 'sent', failure: null, attempts: [] },
];

const key = { id: 'key-1', name: 'Ночь', madeAt: when, lastUsedAt: null };

const api = (webhooks: readonly object[]) =>
  createFakeApi({
    listWebhooks: () => answered({ webhooks }),
    listWebhookMessages: () => answered({ messages, next: '1' }),
    countWebhookMessages: () => answered({ counts: [{ webhookId: webhook.id, sent: 1, error: 1, waiting: 1 }] }),
    getWebhookMessage: () => answered({ message: messages[0], request, attempts }),
    previewWebhook: () => answered({ request }),
    createWebhook: () => answered({ webhook, secret: '1234' }),
    listEmailMessages: () => answered({ messages: emails, next: '1' }),
    listApiKeys: () => answered({ apiKeys: [key, { ...key, id: 'key-2', lastUsedAt: when }] }),
    createApiKey: () => answered({ apiKey: key, key: '1234' }),
    rotateWebhookSecret: () => answered({ secret: '1234', formerUntil: null }),
  });

const workflows = {
  path: `${address}/forms/form1/workflows`,
  data: async () => ({ ...(await rows.all()), api: api([webhook]) }),
};
const asOwner = async () => {
  const device = await workflows.data();
  await device.database.teams.update('team1', {
    accounts: { [amira.userId]: { canBuildForms: true, isTeamOwner: true } },
  });
  return device;
};
const openKeys = async (user: User) => {
  await pressed(user, labels.keys);
  await dialogHere();
};
const openDialog = (name: string, title: string): Step => [
  title,
  async (user) => {
    await left(user);
    await pressed(user, name);
    await dialogHere();
  },
];

/** Whom a form tells of its responses. */
export const scenesOfWorkflows: readonly Scene[] = [
  {
    ...workflows,
    name: 'workflows',
    show: () => said(labels.replayFailed),
    next: [
      [
        'ticked deliveries',
        async (user) => {
          await user.click(await screen.findByRole('checkbox', { name: labels.tickAll }));
          await said(labels.ticked({ count: 3 }));
        },
      ],
      [
        'a delivery',
        async (user) => {
          await pressed(user, labels.details({ number: '3' }));
          await dialogHere();
          await said(labels.took);
        },
      ],
      openDialog(labels.add, 'adding a webhook'),
      openDialog(labels.remove, 'deleting a webhook'),
      openDialog(labels.newSecret, 'a new secret'),
      [
        'e-mails with their tries',
        async (user) => {
          await left(user);
          await pressed(user, labels.emails);
          await dialogHere();
          await said(labels.columns.when);
        },
      ],
      [
        'keys that owners alone make',
        async (user) => {
          await left(user);
          await openKeys(user);
          await said(keyMessages.ownersOnly);
        },
      ],
      [
        'what would be sent',
        async (user) => {
          await left(user);
          await user.click(await screen.findByRole('tab', { name: labels.payload }));
          await said(/место1/);
        },
      ],
    ],
  },
  {
    ...workflows,
    name: 'no workflows',
    data: async () => ({ ...(await rows.all()), api: api([]) }),
    show: () => said(labels.empty.text),
  },
  {
    ...workflows,
    name: 'keys',
    data: asOwner,
    async show(user) {
      await openKeys(user);
      await said(keyMessages.addresses);
    },
    next: [
      [
        'a new key',
        async (user) => {
          await user.type(await screen.findByLabelText(keyMessages.name), 'Ночь{Enter}');
          await said(keyMessages.secretText);
        },
      ],
    ],
  },
];
