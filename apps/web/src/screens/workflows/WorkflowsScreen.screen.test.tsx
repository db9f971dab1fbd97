import { cleanup, screen, within } from '@testing-library/react';
import type { Locale } from '@tideform/i18n';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { amira, createFakeApi, createRefusal, createSuccess } from '../../testing/fakes.ts';
import { findAccessibilityViolations, findFocusedDialog } from '../../testing/find-accessibility-violations.ts';
import { openApp } from '../../testing/open-app.tsx';
import { formRow, openDevice, teamRow } from '../../testing/open-device.ts';

const path = '/teams/team1/forms/form1/workflows';
const ledger = {
  id: 'hook-1',
  formId: 'form1',
  name: 'Ledger',
  url: 'https://ledger.example/hook',
  type: 'response-submitted',
  environment: 'production',
  includePdf: false,
  format: 'json',
  language: 'en',
  origin: 'CUSTOM',
  state: 'active',
};
const createWebhookMessage = (over: object = {}) => ({
  id: 'message-1',
  responseId: 'r1',
  submissionNumber: 1277,
  triggerType: 'submit',
  status: 'error',
  statusCode: 502,
  statusText: 'Bad Gateway',
  failure: null,
  nextAt: null,
  attempts: 10,
  madeAt: '2026-11-18T08:38:00.000Z',
  triedAt: '2026-11-18T08:38:00.000Z',
  isKept: true,
  ...over,
});
const request = {
  method: 'POST',
  url: 'https://ledger.example/hook',
  headers: { 'webhook-id': 'message-1', 'webhook-signature': 'v1,…' },
  body: '{ "id": "r1" }',
};
const schema = { components: [{ type: 'textfield', key: 'name', label: 'Name', input: true }] };
const attempts = [
  { at: '2026-11-18T08:38:00.000Z', tookMs: 1250, statusCode: 502, statusText: 'Bad Gateway', failure: null },
  { at: '2026-11-18T08:07:00.000Z', tookMs: 20_000, statusCode: null, statusText: '', failure: 'timeout' },
];
type ApiInput = { readonly body?: Record<string, unknown>; readonly query?: object };

afterEach(cleanup);

async function openWorkflowsScreen(
  webhooks: readonly object[],
  over: Readonly<Record<string, (input: ApiInput) => unknown>> = {},
  canBuildForms = true,
  locale?: Locale,
) {
  const team = teamRow({ accounts: { [amira.userId]: { canBuildForms } } });
  const device = await openDevice({ teams: [team], forms: [formRow({ draft: { driveItemId: 'd', schema } })] });
  const bodies: unknown[] = [];
  const recordBody = (answer: (input: ApiInput) => unknown) => (input: ApiInput) => {
    bodies.push(input.body);
    return answer(input);
  };
  const api = createFakeApi({
    listWebhooks: () => createSuccess({ webhooks }),
    listWebhookMessages: () =>
      createSuccess({
        messages: [createWebhookMessage(), createWebhookMessage({ id: 'message-2', status: 'sent' })],
        next: null,
      }),
    createWebhook: recordBody(({ body }) =>
      createSuccess({ webhook: { ...ledger, ...body, id: 'hook-2' }, secret: 'whsec_once' }),
    ),
    updateWebhook: recordBody(({ body }) => createSuccess({ webhook: { ...ledger, ...body } })),
    deleteWebhook: () => createSuccess({ deleted: 1 }),
    testWebhook: () => createSuccess({ status: 'error', statusCode: 404 }),
    rotateWebhookSecret: () => createSuccess({ secret: 'whsec_second', formerUntil: null }),
    replayWebhookMessages: recordBody(({ body }) =>
      createSuccess({ replayed: Array.isArray(body?.messages) ? body.messages.length : 1 }),
    ),
    getWebhookMessage: () => createSuccess({ message: createWebhookMessage(), request, attempts }),
    previewWebhook: recordBody(() => createSuccess({ request: { ...request, body: '{ "made": "up" }' } })),
    ...over,
  });
  return { ...openApp(path, { ...device, api }, undefined, locale), bodies, api };
}

it('creates a webhook, keeps the entries when the address is rejected, and shows its secret once', async () => {
  let tries = 0;
  const createWebhook = ({ body }: ApiInput) =>
    ++tries === 1
      ? createRefusal('address-refused')
      : createSuccess({ webhook: { ...ledger, ...body }, secret: 'whsec_once' });
  const { user } = await openWorkflowsScreen([], { createWebhook });
  await screen.findByText('No webhooks yet');
  // The page has two such buttons: one above the list, and one in the empty state.
  await user.click(screen.getAllByRole('button', { name: 'Add webhook' })[0]!);
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText(/Name/), 'Tickets');
  const address = within(dialog).getByLabelText<HTMLInputElement>(/Address/);
  await user.type(address, 'https://10.0.0.1/');
  await user.selectOptions(within(dialog).getByLabelText('Send when a response is'), 'Deleted');
  await user.click(within(dialog).getByRole('button', { name: 'Add webhook' }));
  await screen.findByText(/Sending to this address isn’t allowed/);
  await user.keyboard('{Escape}');
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Keep editing' }));
  expect(address.value).toBe('https://10.0.0.1/');
  await user.clear(address);
  await user.type(address, 'https://tickets.example/');
  await user.click(within(dialog).getByRole('button', { name: 'Add webhook' }));
  await screen.findByText('whsec_once');
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await expect.poll(() => screen.queryByText('whsec_once')).toBeNull();
  const panel = await screen.findByRole('region', { name: 'Tickets' });
  within(panel).getByText('https://tickets.example/');
  within(panel).getByText('Deleted', { selector: 'dd' });
});

it('shows the screen in English and left to right for users of a right-to-left language', async () => {
  document.documentElement.dir = 'rtl';
  const { user, bodies } = await openWorkflowsScreen([ledger], {}, true, { language: 'ar', locale: 'ar' });
  const main = await screen.findByRole('main');
  const entry = await within(main).findByRole('button', { name: /Ledger/ });
  await within(main).findByText('Failed');
  const { direction } = getComputedStyle(entry);
  expect(direction).toBe('ltr');
  expect(main.textContent).not.toMatch(/\p{Script=Arabic}/u);
  // Webhooks are still sent in the user's own language.
  await user.click(within(main).getByRole('button', { name: 'Add webhook' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText(/Name/), 'Tickets');
  await user.type(within(dialog).getByLabelText(/Address/), 'https://tickets.example/');
  await user.click(within(dialog).getByRole('button', { name: 'Add webhook' }));
  await expect.poll(() => bodies).toMatchObject([{ language: 'ar' }]);
});

it('posts to a Teams channel in the user’s language, without a secret, which Teams would not check', async () => {
  const { user, bodies } = await openWorkflowsScreen([]);
  await user.click((await screen.findAllByRole('button', { name: 'Add webhook' }))[0]!);
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText(/Name/), 'Safety channel');
  await user.selectOptions(within(dialog).getByLabelText('Format'), 'Card in a Teams channel');
  await within(dialog).findByText(/paste its address here/);
  expect(within(dialog).queryByRole('checkbox', { name: 'Include the PDF' })).toBeNull();
  await user.type(within(dialog).getByLabelText(/Address/), 'https://flow.example/hook');
  await user.click(within(dialog).getByRole('button', { name: 'Add webhook' }));
  const panel = await screen.findByRole('region', { name: 'Safety channel' });
  within(panel).getByText('Card in a Teams channel');
  expect(within(panel).queryByRole('button', { name: 'Create new secret' })).toBeNull();
  expect(screen.queryByText('whsec_once')).toBeNull();
  expect(bodies).toMatchObject([{ format: 'teams', language: 'en' }]);
});

it('pauses, edits, tests and deletes a webhook, and rotates its secret', async () => {
  const { user, bodies } = await openWorkflowsScreen([ledger]);
  await user.click(await screen.findByRole('switch', { name: 'On' }));
  await screen.findByRole('switch', { name: 'Paused' });
  expect(bodies).toMatchObject([{ state: 'paused', url: ledger.url }]);
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  const name = (await findFocusedDialog()).getByLabelText(/Name/);
  await user.clear(name);
  await user.type(name, 'Archive');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('heading', { name: 'Archive' });
  expect(bodies.at(-1)).toMatchObject({ name: 'Archive', url: ledger.url });
  expect(bodies.at(-1)).not.toHaveProperty('state');
  await user.click(screen.getByRole('button', { name: 'Send test' }));
  await screen.findByText(/Request failed: 404/);
  await user.click(screen.getByRole('button', { name: 'Create new secret' }));
  await user.click((await findFocusedDialog()).getByRole('button', { name: 'Create new secret' }));
  await screen.findByText('whsec_second');
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await user.click((await findFocusedDialog()).getByRole('button', { name: 'Delete' }));
  await screen.findByText('No webhooks yet');
  await expect.poll(() => document.activeElement?.textContent).toBe('Workflows');
});

it('lists deliveries with the reason for failures, and replays one or all failed ones', async () => {
  const { user, bodies } = await openWorkflowsScreen([ledger]);
  const rows = await screen.findAllByRole('row');
  expect(rows[1]?.textContent).toContain('1,277');
  expect(rows[2]?.textContent).toContain('Request failed: 502');
  await user.click(within(rows[3]!).getByRole('button', { name: /Replay/ }));
  await screen.findByText('Replaying 1 delivery');
  await user.click(await screen.findByRole('button', { name: 'Replay all failed deliveries' }));
  await expect.poll(() => bodies).toEqual([{ messages: ['message-2'] }, { messages: 'failed' }]);
});

it('counts deliveries per webhook while the page is visible, and lists new ones', async () => {
  let count = { webhookId: ledger.id, sent: 1, error: 1, waiting: 0 };
  let messages = [createWebhookMessage()];
  await openWorkflowsScreen([ledger, { ...ledger, id: 'hook-2', name: 'Archive' }], {
    countWebhookMessages: () => createSuccess({ counts: [count] }),
    listWebhookMessages: () => createSuccess({ messages, next: null }),
  });
  const list = within(await screen.findByRole('list', { name: 'Webhooks for this form' }));
  await list.findByText('1 sent');
  list.getByText('1 failed');
  expect(list.queryByText(/waiting/)).toBeNull();
  list.getByText('No deliveries yet.');
  await screen.findByText('1,277');
  expect(screen.queryByText('1,278')).toBeNull();
  count = { ...count, sent: 1200, waiting: 1 };
  messages = [
    createWebhookMessage({ id: 'message-2', submissionNumber: 1278, status: 'waiting', statusCode: null }),
    createWebhookMessage(),
  ];
  // The user returns to the page.
  document.dispatchEvent(new Event('visibilitychange'));
  await list.findByText('1,200 sent');
  list.getByText('1 waiting');
  await screen.findByText('1,278');
});

it('replays selected deliveries, but not those whose content is no longer stored', async () => {
  const old = createWebhookMessage({ id: 'message-3', submissionNumber: 3, isKept: false });
  const messages = [createWebhookMessage(), createWebhookMessage({ id: 'message-2', submissionNumber: 2 }), old];
  const { user, bodies } = await openWorkflowsScreen([ledger], {
    listWebhookMessages: () => createSuccess({ messages, next: null }),
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Select all deliveries' }));
  screen.getByText('2 selected');
  await user.click(screen.getByRole('checkbox', { name: 'Select the delivery of 1,277' }));
  screen.getByText('1 selected');
  await user.click(screen.getByRole('checkbox', { name: 'Select all deliveries' }));
  expect(screen.getByRole('checkbox', { name: 'Select the delivery of 3' })).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('button', { name: 'Replay' }));
  await screen.findByText('Replaying 2 deliveries');
  expect(bodies).toEqual([{ messages: ['message-1', 'message-2'] }]);
  await expect.poll(() => screen.queryByText('2 selected')).toBeNull();
});

it('shows the request and attempts of a delivery by keyboard', async () => {
  const { user, bodies } = await openWorkflowsScreen([ledger]);
  (await screen.findAllByRole('button', { name: 'Delivery details for 1,277' }))[0]!.focus();
  await user.keyboard('{Enter}');
  const dialog = await findFocusedDialog('Delivery of 1,277');
  const tries = within(await dialog.findByRole('table')).getAllByRole('row');
  expect(tries[1]?.textContent).toContain('Bad Gateway');
  expect(tries[1]?.textContent).toContain('1.25 sec');
  expect(tries[2]?.textContent).toContain('the server didn’t respond in time');
  dialog.getByText(/POST https:\/\/ledger.example\/hook\s+webhook-id: message-1\s+webhook-signature: v1,…/);
  dialog.getByText('{ "id": "r1" }');
  expect(await findAccessibilityViolations(screen.getByRole('dialog'))).toEqual([]);
  await user.keyboard('{Escape}');
  await expect.poll(() => document.activeElement?.textContent).toBe('1,277');
  await user.keyboard('{Enter}');
  await user.click((await findFocusedDialog('Delivery of 1,277')).getByRole('button', { name: 'Replay' }));
  await screen.findByText('Replaying 1 delivery');
  expect(bodies).toEqual([{ messages: ['message-1'] }]);
});

it('shows all webhooks on a phone', async () => {
  await page.viewport(390, 700);
  await openWorkflowsScreen([ledger, { ...ledger, id: 'hook-2', name: 'Archive' }]);
  const list = await screen.findByRole('list', { name: 'Webhooks for this form' });
  await expect.poll(() => list.clientHeight).toBeGreaterThanOrEqual(list.scrollHeight);
  expect(list.clientHeight).toBeGreaterThan(100);
  await page.viewport(1280, 860);
});

it('explains why the answers of a delivery are not shown', async () => {
  const hidden = { message: createWebhookMessage(), request: { ...request, body: null }, attempts: [] };
  const { user } = await openWorkflowsScreen([ledger], { getWebhookMessage: () => createSuccess(hidden) });
  await user.click((await screen.findAllByRole('button', { name: 'Delivery details for 1,277' }))[0]!);
  const dialog = await findFocusedDialog('Delivery of 1,277');
  await dialog.findByText(/The answers aren’t available/);
  dialog.getByText('No attempts yet.');
});

it('previews the payload with sample answers to the published form', async () => {
  const { user, bodies } = await openWorkflowsScreen([ledger]);
  await user.click(await screen.findByRole('tab', { name: 'Payload' }));
  await within(screen.getByRole('tabpanel', { name: 'Payload' })).findByText('{ "made": "up" }');
  expect(bodies).toEqual([{ data: { name: expect.any(String) } }]);
  expect(await findAccessibilityViolations(screen.getByRole('region', { name: 'Ledger' }))).toEqual([]);
});

it('explains missing permission, and retries when the server is unavailable', async () => {
  await openWorkflowsScreen([ledger], {}, false);
  await screen.findByText('You don’t have permission to build forms in this team.');
  expect(screen.queryByRole('button', { name: 'Add webhook' })).toBeNull();
  cleanup();
  let isUp = false;
  const { user } = await openWorkflowsScreen([], {
    listWebhooks: () => (isUp ? createSuccess({ webhooks: [ledger] }) : createRefusal('not-found')),
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  isUp = true;
  await user.click(again);
  await screen.findByRole('heading', { name: 'Ledger' });
});

it('lists emails with the result of each attempt, and loads more', async () => {
  const email = (over: object) => ({
    ...{ id: 'e1', responseId: 'r1', submissionNumber: 1277, revision: 1, sender: 'server' },
    ...{ status: 'sent', failure: null, statusCode: null, nextAt: null, timestamp: '2026-11-18T08:38:00.000Z' },
    attempts: [],
    ...over,
  });
  const tries = [
    { at: '2026-11-18T08:38:00.000Z', tookMs: 40, statusCode: null, failure: null },
    { at: '2026-11-18T08:33:00.000Z', tookMs: 900, statusCode: 451, failure: 'unreachable' },
    { at: '2026-11-18T08:31:00.000Z', tookMs: null, statusCode: null, failure: 'uncertain' },
  ];
  const listEmailMessages = ({ query }: ApiInput) =>
    query && 'before' in query
      ? createSuccess({ messages: [email({ id: 'e2', submissionNumber: 12 })], next: null })
      : createSuccess({ messages: [email({ attempts: tries })], next: '7' });
  const { user } = await openWorkflowsScreen([ledger], { listEmailMessages });
  await user.click(await screen.findByRole('button', { name: 'Emails' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('1,277');
  dialog.getByText(/: The mail server isn’t available \(451\)$/);
  dialog.getByText(/: the server stopped while sending$/);
  expect(await findAccessibilityViolations(screen.getByRole('dialog'))).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Load more' }));
  await dialog.findByText('12');
  expect(dialog.queryByRole('button', { name: 'Load more' })).toBeNull();
});

it('shows when no emails have been sent, and why they cannot be listed', async () => {
  let tries = 0;
  const listEmailMessages = () =>
    ++tries === 1 ? createRefusal('forbidden') : createSuccess({ messages: [], next: null });
  const { user } = await openWorkflowsScreen([ledger], { listEmailMessages });
  await user.click(await screen.findByRole('button', { name: 'Emails' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: 'Try again' }));
  await dialog.findByText('No emails have been sent for this form yet.');
});
