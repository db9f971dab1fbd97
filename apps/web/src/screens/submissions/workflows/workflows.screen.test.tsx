import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createFakeApi, createRefusal, createSuccess } from '../../../testing/fakes.ts';
import { findAccessibilityViolations, findFocusedDialog } from '../../../testing/find-accessibility-violations.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { createLibraryDevices } from '../../../testing/test-device.ts';

const path = '/teams/crew/forms/form-1/submissions?dateRange=2000-01-01_2099-12-31';

afterEach(cleanup);

const createWebhookStatus = (over: object = {}) => ({
  id: 'hook-1',
  name: 'Ledger',
  url: 'https://ledger.example',
  type: 'response-submitted',
  status: 'sent',
  statusCode: 200,
  statusText: 'OK',
  failure: null,
  nextAt: null,
  timestamp: '2026-11-20T10:00:00.000Z',
  ...over,
});
const failedEmailStatus = { status: 'error', statusCode: null, nextAt: null, timestamp: '2026-11-20T10:00:00.000Z' };
const failedWebhookStatus = { id: 'hook-2', name: 'Defect tracker', status: 'error', statusCode: 502 };

/** Opens a table with the submissions Kew and Ham and the given webhook deliveries. */
async function openWorkflows(
  webhooks: readonly object[],
  over: Parameters<typeof createFakeApi>[0] = {},
  email?: object,
) {
  const { owner } = await createLibraryDevices();
  const kew = await owner.submit({ place: 'Kew' });
  await owner.submit({ place: 'Ham' });
  await owner.pushAndPull();
  const requestedIds: string[] = [];
  const reruns: unknown[] = [];
  let now = webhooks;
  const api = createFakeApi({
    listDeliveries: ({ query }) => {
      requestedIds.push((query as { responses: string }).responses);
      return createSuccess({ deliveries: [{ responseId: kew, webhooks: now, ...(email && { email }) }] });
    },
    rerunDelivery: ({ body }) => {
      reruns.push(body);
      now = now.map((each) => ({ ...each, ...createWebhookStatus({ status: 'waiting' }), ...pick(each) }));
      return createSuccess({ webhookIds: now.map(() => 'hook') });
    },
    ...over,
  });
  const app = openApp(path, { ...owner, api });
  const row = await screen.findByRole('row', { name: /Kew/ });
  return { ...app, asked: requestedIds, reruns, kew, row };
}
const pick = ({ id, name }: { id?: string; name?: string }) => ({ ...(id && { id }), ...(name && { name }) });

it('shows the delivery status of each submission, loaded together, and why a delivery failed', async () => {
  const { user, asked, row } = await openWorkflows([createWebhookStatus(failedWebhookStatus), createWebhookStatus()]);
  const cell = await within(row).findByRole('button', { name: /Workflows for/ });
  expect(cell.textContent).toBe('FailedSent');
  expect(asked.map((ids) => ids.split(',').length)).toEqual([2]);
  await user.hover(cell);
  const tooltip = await screen.findByRole('tooltip');
  expect(tooltip.textContent).toContain('Defect tracker: ⁨Request failed: 502⁩');
  expect(tooltip.textContent).toContain('Ledger: Sent');
  expect(
    within(await screen.findByRole('row', { name: /Ham/ })).queryByRole('button', { name: /Workflows for/ }),
  ).toBeNull();
});

it('shows why an email failed, and sends it again', async () => {
  const email = { ...failedEmailStatus, failure: 'uncertain' };
  const { user, reruns, row, kew } = await openWorkflows([createWebhookStatus()], {}, email);
  const cell = await within(row).findByRole('button', { name: /Workflows for/ });
  expect(cell.textContent).toBe('FailedSent');
  await user.hover(cell);
  expect((await screen.findByRole('tooltip')).textContent).toContain('Email: ⁨The connection was lost.');
  await user.click(cell);
  await findFocusedDialog('Re-run workflows');
  await user.click(screen.getByRole('checkbox', { name: 'Ledger' }));
  await screen.findByText('Warning: Duplicate Notification Alert');
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  await expect.poll(() => reruns).toEqual([{ responseId: kew, webhookIds: [], email: true }]);
});

it('warns before sending duplicates, and sends only selected notifications', async () => {
  const { user, reruns, row, kew } = await openWorkflows([
    createWebhookStatus(failedWebhookStatus),
    createWebhookStatus(),
  ]);
  await user.click(await within(row).findByRole('button', { name: /Workflows for/ }));
  await screen.findByText('Warning: Duplicate Notification Alert');
  await user.click(screen.getByRole('checkbox', { name: 'Ledger' }));
  expect(screen.queryByText('Warning: Duplicate Notification Alert')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(reruns).toEqual([{ responseId: kew, webhookIds: ['hook-2'], email: false }]);
  await expect.poll(() => row.textContent).toContain('Waiting');
});

it('sends notifications that were never sent, by keyboard and without a warning', async () => {
  const { user, reruns, row, kew } = await openWorkflows([]);
  within(row)
    .getByRole('button', { name: /Actions for/ })
    .focus();
  await user.keyboard('{Enter}');
  const item = await screen.findByRole('menuitem', { name: 'Re-run workflows' });
  item.focus();
  await user.keyboard('{Enter}');
  await screen.findByText(/No workflows have run for this submission/);
  expect(screen.queryByText('Warning: Duplicate Notification Alert')).toBeNull();
  screen.getByRole('button', { name: 'Send' }).focus();
  await user.keyboard('{Enter}');
  await expect.poll(() => reruns).toEqual([{ responseId: kew, email: true }]);
  await screen.findByText('This form has no workflows for this submission');
});

it('sends nothing when nothing is selected', async () => {
  const { user, row } = await openWorkflows([createWebhookStatus()]);
  await user.click(await within(row).findByRole('button', { name: /Workflows for/ }));
  await screen.findByText('Warning: Duplicate Notification Alert');
  await user.click(screen.getByRole('checkbox', { name: 'Ledger' }));
  expect(screen.getByRole('button', { name: 'Send again' }).getAttribute('aria-disabled')).toBe('true');
});

it('sends for all shown rows, by default only failed and unsent notifications', async () => {
  const { user, reruns, kew, row } = await openWorkflows([
    createWebhookStatus(failedWebhookStatus),
    createWebhookStatus(),
  ]);
  await user.click(screen.getByRole('button', { name: 'Re-run workflows' }));
  const dialog = await findFocusedDialog('Re-run workflows');
  await dialog.findByText('2 submissions');
  dialog.getByText('1 already sent');
  expect(dialog.queryByText('Warning: Duplicate Notification Alert')).toBeNull();
  await user.click(dialog.getByRole('checkbox', { name: 'Only failed and unsent notifications' }));
  dialog.getByText('Warning: Duplicate Notification Alert');
  expect(await findAccessibilityViolations(screen.getByRole('dialog'))).toEqual([]);
  await user.click(dialog.getByRole('checkbox', { name: 'Only failed and unsent notifications' }));
  await user.click(dialog.getByRole('button', { name: 'Send 3 notifications' }));
  await screen.findByText('Re-running workflows for 2 submissions');
  expect(reruns).toContainEqual({ responseId: kew, webhookIds: ['hook-2'], email: false });
  expect(reruns).toHaveLength(2);
  await expect.poll(() => row.textContent).toContain('Waiting');
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('button', { name: 'Re-run workflows' }));
});

it('shows failed re-runs, and retries them', async () => {
  let isUp = false;
  const rerunDelivery = () => (isUp ? createSuccess({ webhookIds: [] }) : createRefusal('not-stored'));
  const { user } = await openWorkflows([createWebhookStatus(failedWebhookStatus)], { rerunDelivery });
  await user.click(screen.getByRole('button', { name: 'Re-run workflows' }));
  const dialog = await findFocusedDialog('Re-run workflows');
  await user.click(await dialog.findByRole('button', { name: 'Send 2 notifications' }));
  await dialog.findByText(/Couldn’t re-run workflows for 2 submissions/);
  isUp = true;
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Re-running workflows for 2 submissions');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});

it('stops sending on request', async () => {
  const begun = Promise.withResolvers<unknown>();
  const { user } = await openWorkflows([createWebhookStatus(failedWebhookStatus)], {
    rerunDelivery: () => begun.promise,
  });
  await user.click(screen.getByRole('button', { name: 'Re-run workflows' }));
  const dialog = await findFocusedDialog('Re-run workflows');
  await user.click(await dialog.findByRole('button', { name: 'Send 2 notifications' }));
  await dialog.findByText('0 of 2');
  await user.click(dialog.getByRole('button', { name: 'Stop' }));
  begun.resolve(createSuccess({ webhookIds: [] }));
  await screen.findByText('Re-running workflows for 2 submissions');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});
