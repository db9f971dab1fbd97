import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { answered, createFakeApi } from '../../../testing/fake-api.ts';
import { openLibrary } from '../../../testing/library-data.ts';
import { openApp } from '../../../testing/open-app.tsx';

const path = '/teams/crew/forms/form-1/submissions?dateRange=2000-01-01_2099-12-31';

afterEach(cleanup);

const status = (over: object = {}) => ({
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
const failed = { id: 'hook-2', name: 'Defect tracker', status: 'error', statusCode: 502 };

/** The submissions Kew and Ham, of which webhooks were told so. */
async function open(webhooks: readonly object[]) {
  const { owner } = await openLibrary();
  const kew = await owner.submit({ place: 'Kew' });
  await owner.submit({ place: 'Ham' });
  await owner.exchange();
  const asked: string[] = [];
  const reruns: unknown[] = [];
  let now = webhooks;
  const api = createFakeApi({
    listDeliveries: ({ query }) => {
      asked.push((query as { responses: string }).responses);
      return answered({ deliveries: [{ responseId: kew, webhooks: now }] });
    },
    rerunDelivery: ({ body }) => {
      reruns.push(body);
      now = now.map((each) => ({ ...each, ...status({ status: 'waiting' }), ...pick(each) }));
      return answered({ webhookIds: now.map(() => 'hook') });
    },
  });
  const app = openApp(path, { ...owner, api });
  const row = await screen.findByRole('row', { name: /Kew/ });
  return { ...app, asked, reruns, kew, row };
}
const pick = ({ id, name }: { id?: string; name?: string }) => ({ ...(id && { id }), ...(name && { name }) });

it('shows of each submission what its webhooks were told, asked for together, and why one failed', async () => {
  const { user, asked, row } = await open([status(failed), status()]);
  const cell = await within(row).findByRole('button', { name: /Workflows of/ });
  expect(cell.textContent).toBe('FailedSent');
  expect(asked.map((ids) => ids.split(',').length)).toEqual([2]);
  await user.hover(cell);
  const tooltip = await screen.findByRole('tooltip');
  expect(tooltip.textContent).toContain('Defect tracker: ⁨Request failed: 502⁩');
  expect(tooltip.textContent).toContain('Ledger: Sent');
  expect(
    within(await screen.findByRole('row', { name: /Ham/ })).queryByRole('button', { name: /Workflows of/ }),
  ).toBeNull();
});

it('warns before somebody is told twice, and tells those that are ticked', async () => {
  const { user, reruns, row, kew } = await open([status(failed), status()]);
  await user.click(await within(row).findByRole('button', { name: /Workflows of/ }));
  await screen.findByText('Warning: Duplicate Notification Alert');
  await user.click(screen.getByRole('checkbox', { name: 'Ledger' }));
  expect(screen.queryByText('Warning: Duplicate Notification Alert')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(reruns).toEqual([{ responseId: kew, webhookIds: ['hook-2'] }]);
  await expect.poll(() => row.textContent).toContain('Waiting');
});

it('tells by the keyboard what was never told, with no warning', async () => {
  const { user, reruns, row, kew } = await open([]);
  within(row)
    .getByRole('button', { name: /Actions for/ })
    .focus();
  await user.keyboard('{Enter}');
  const item = await screen.findByRole('menuitem', { name: 'Re-run Workflows' });
  item.focus();
  await user.keyboard('{Enter}');
  await screen.findByText(/No webhook was told of this submission/);
  expect(screen.queryByText('Warning: Duplicate Notification Alert')).toBeNull();
  screen.getByRole('button', { name: 'Send' }).focus();
  await user.keyboard('{Enter}');
  await expect.poll(() => reruns).toEqual([{ responseId: kew }]);
  await screen.findByText('This form has no webhook for this submission');
});

it('sends nothing where nothing is ticked', async () => {
  const { user, row } = await open([status()]);
  await user.click(await within(row).findByRole('button', { name: /Workflows of/ }));
  await screen.findByText('Warning: Duplicate Notification Alert');
  await user.click(screen.getByRole('checkbox', { name: 'Ledger' }));
  expect(screen.getByRole('button', { name: 'Send again' }).getAttribute('aria-disabled')).toBe('true');
});
