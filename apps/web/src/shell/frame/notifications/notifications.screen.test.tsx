import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createFakeApi, createSuccess } from '../../../testing/fakes.ts';
import { findAccessibilityViolations } from '../../../testing/find-accessibility-violations.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { formRow, openDevice, teamRow } from '../../../testing/open-device.ts';
import { loadNotificationButton } from '../FrameBars.tsx';

afterEach(cleanup);

const createNotification = (over: object = {}) => ({
  id: 'notice-1',
  teamId: 'team1',
  formId: 'form1',
  formTitle: 'Site note',
  matter: { kind: 'email-failed', submissionNumber: 12 },
  times: 3,
  at: '2026-11-18T08:38:00.000Z',
  isRead: false,
  ...over,
});

async function openNotifications(notices: readonly object[], over: Parameters<typeof createFakeApi>[0] = {}) {
  const unread = notices.filter((one) => !(one as { isRead: boolean }).isRead).length;
  const api = createFakeApi({
    listNotices: () => createSuccess({ notices, unread }),
    readNotices: () => createSuccess({ read: unread }),
    ...over,
  });
  const published = { driveItemId: 'p', schema: { components: [] }, version: 1 };
  const forms = [formRow({ title: 'Site note', published })];
  const device = await openDevice({ teams: [teamRow()], forms });
  await loadNotificationButton();
  const app = openApp('/teams/team1/forms', { ...device, api });
  await screen.findByRole('link', { name: /Site note/ });
  return { ...app, api };
}

it('shows the number of unread notifications, lists them with links, and marks them as read', async () => {
  const disabledWebhook = {
    id: 'notice-2',
    matter: { kind: 'webhook-disabled', webhook: 'Ledger' },
    times: 1,
    isRead: true,
  };
  const { user, api } = await openNotifications([createNotification(), createNotification(disabledWebhook)]);
  const bell = await screen.findByRole('button', { name: 'Notifications, 1 new' });
  await user.click(bell);
  const list = within(await screen.findByRole('list', { name: 'Notifications' }));
  const [mail, hook] = list.getAllByRole('link');
  expect(mail!.textContent).toMatch(/about submission 12\.New · Site note · .*2026.* · 3 times/);
  expect(hook!.textContent).toMatch(/^The webhook Ledger was turned off/);
  expect(hook!.textContent).not.toMatch(/New ·/);
  expect(mail!.getAttribute('href')).toBe('/teams/team1/forms/form1/workflows');
  expect(await findAccessibilityViolations(screen.getByRole('dialog', { name: 'Notifications' }))).toEqual([]);
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Notifications' }));
  expect(api.calls).toContain('readNotices');
});

it("shows a message if there are no notifications, and an error if the server can't be reached", async () => {
  let isAway = false;
  const listNotices = () => {
    if (isAway) throw new TypeError('away');
    return createSuccess({ notices: [], unread: 0 });
  };
  const { user } = await openNotifications([], { listNotices });
  await user.click(await screen.findByRole('button', { name: 'Notifications' }));
  await screen.findByText('No new notifications');
  cleanup();
  isAway = true;
  const away = await openNotifications([], { listNotices });
  await away.user.click(await screen.findByRole('button', { name: 'Notifications' }));
  isAway = false;
  await away.user.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByText('No new notifications');
});

it('can also be sent by email if the server can send email', async () => {
  const wishes: unknown[] = [];
  const { user } = await openNotifications([], {
    listNotices: () => createSuccess({ notices: [], unread: 0, byMail: false }),
    mailNotices: ({ body }) => {
      wishes.push(body);
      return createSuccess({ isWanted: true });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Notifications' }));
  const wish = await screen.findByRole('switch', { name: 'Also send by email' });
  await user.click(wish);
  await expect.poll(() => wishes).toEqual([{ isWanted: true, language: 'en' }]);
  expect(wish).toHaveProperty('checked', true);
  cleanup();
  const without = await openNotifications([]);
  await without.user.click(await screen.findByRole('button', { name: 'Notifications' }));
  await screen.findByText('No new notifications');
  expect(screen.queryByRole('switch')).toBeNull();
});
