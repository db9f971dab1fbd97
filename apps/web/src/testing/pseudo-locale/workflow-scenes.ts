import { screen, within } from '@testing-library/react';
import { anyoneMessages } from '../../dialogs/share/anyone/anyone.messages.ts';
import { shareMessages } from '../../dialogs/share/share.messages.ts';
import { apiKeysMessages } from '../../screens/workflows/keys/api-keys.messages.ts';
import { workflowsMessages } from '../../screens/workflows/workflows.messages.ts';
import { uiMessages } from '../../ui/ui.messages.ts';
import { amira, createFakeApi, createSuccess } from '../fakes.ts';
import {
  clickButton,
  closeTopLayer,
  deviceFactories,
  findDialog,
  findText,
  messagesOf,
  type Scene,
  type Step,
  teamPath,
  type User,
} from './scene-helpers.ts';

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
    listWebhooks: () => createSuccess({ webhooks }),
    listWebhookMessages: () => createSuccess({ messages, next: '1' }),
    countWebhookMessages: () => createSuccess({ counts: [{ webhookId: webhook.id, sent: 1, error: 1, waiting: 1 }] }),
    getWebhookMessage: () => createSuccess({ message: messages[0], request, attempts }),
    previewWebhook: () => createSuccess({ request }),
    createWebhook: () => createSuccess({ webhook, secret: '1234' }),
    listEmailMessages: () => createSuccess({ messages: emails, next: '1' }),
    listApiKeys: () => createSuccess({ apiKeys: [key, { ...key, id: 'key-2', lastUsedAt: when }] }),
    createApiKey: () => createSuccess({ apiKey: key, key: '1234' }),
    rotateWebhookSecret: () => createSuccess({ secret: '1234', formerUntil: null }),
  });

const workflows = {
  path: `${teamPath}/forms/form1/workflows`,
  data: async () => ({ ...(await deviceFactories.all()), api: api([webhook]) }),
};
const asOwner = async () => {
  const device = await workflows.data();
  await device.database.teams.update('team1', {
    accounts: { [amira.userId]: { canBuildForms: true, isTeamOwner: true } },
  });
  return device;
};
const openKeys = async (user: User) => {
  await clickButton(user, labels.keys);
  await findDialog();
};
const openDialog = (name: string, title: string): Step => [
  title,
  async (user) => {
    await closeTopLayer(user);
    await clickButton(user, name);
    await findDialog();
  },
];

/** Scenes of a form's workflows. */
export const workflowScenes: readonly Scene[] = [
  {
    ...workflows,
    name: 'workflows',
    show: () => findText(labels.replayFailed),
    next: [
      [
        'ticked deliveries',
        async (user) => {
          await user.click(await screen.findByRole('checkbox', { name: labels.tickAll }));
          await findText(labels.ticked({ count: 3 }));
        },
      ],
      [
        'a delivery',
        async (user) => {
          await clickButton(user, labels.details({ number: '3' }));
          await findDialog();
          await findText(labels.took);
        },
      ],
      openDialog(labels.add, 'adding a webhook'),
      openDialog(labels.remove, 'deleting a webhook'),
      openDialog(labels.newSecret, 'a new secret'),
      [
        'e-mails with their tries',
        async (user) => {
          await closeTopLayer(user);
          await clickButton(user, labels.emails);
          await findDialog();
          await findText(labels.columns.when);
        },
      ],
      [
        'keys that owners alone make',
        async (user) => {
          await closeTopLayer(user);
          await openKeys(user);
          await findText(keyMessages.ownersOnly);
        },
      ],
      [
        'what would be sent',
        async (user) => {
          await closeTopLayer(user);
          await user.click(await screen.findByRole('tab', { name: labels.payload }));
          await findText(/место1/);
        },
      ],
    ],
  },
  {
    ...workflows,
    name: 'no workflows',
    data: async () => ({ ...(await deviceFactories.all()), api: api([]) }),
    show: () => findText(labels.empty.text),
  },
  {
    ...workflows,
    name: 'keys',
    data: asOwner,
    async show(user) {
      await openKeys(user);
      await findText(keyMessages.addresses);
    },
    next: [
      [
        'a new key',
        async (user) => {
          await user.type(await screen.findByLabelText(keyMessages.name), 'Ночь{Enter}');
          await findText(keyMessages.secretText);
        },
      ],
    ],
  },
];

const sharingMessages = messagesOf(shareMessages);
const anyone = messagesOf(anyoneMessages);
const ui = messagesOf(uiMessages);
const share = {
  ...{ id: 'a', code: '1', created: when, createdBy: 'Амира', authorizedBy: 'Борис', hasValidCredentials: true },
  ...{ name: 'Ворота', opensAt: when, closesAt: when, mostResponses: 5, isOncePerDevice: true, hasPassword: true },
  ...{ closingText: null, embedOrigins: [], state: 'open' },
  usage: { opened: 300, submitted: 214, waiting: 2, lastSubmittedAt: when },
};
const shares = [
  share,
  ...['not-open-yet', 'closed', 'full', 'unauthorized'].map((state) => ({ ...share, id: state, state })),
];
const builder = {
  path: `${teamPath}/forms/form1/build`,
  widths: [1280],
  data: async () => ({
    ...(await deviceFactories.all()),
    api: createFakeApi({
      listShares: () => createSuccess({ shares }),
      getOwnGraphCredential: () =>
        createSuccess({ id: 'c1', authRequired: false, authorization: 'valid', purposes: ['files'] }),
    }),
  }),
};

/** Scenes of sharing a form. */
export const sharingScenes: readonly Scene[] = [
  {
    ...builder,
    name: 'sharing a form',
    async show(user) {
      await clickButton(user, ui.share);
      await findDialog();
      await screen.findByRole('img', { name: sharingMessages.qr.title });
    },
    next: [
      [
        'links for anybody',
        async (user) => {
          await user.click(await within(await findDialog()).findByRole('tab', { name: sharingMessages.anyone }));
          await findText(anyone.reauthorise);
        },
      ],
      [
        'a new link for anybody',
        async (user) => {
          await clickButton(user, anyone.create);
          await findText(anyone.form.newTitle);
        },
      ],
    ],
  },
];
