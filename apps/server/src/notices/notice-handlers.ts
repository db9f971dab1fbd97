import { operations as api, MAX_NOTIFICATIONS } from '@tideform/contract';
import { operations } from '@tideform/graph';
import { implement, refuse, respond } from '../http/implement.ts';
import {
  disableNotificationEmails,
  enableNotificationEmails,
  hasNotificationEmails,
} from './notification-emails-store.ts';
import { loadLatestNotifications, markNotificationsRead } from './notifications-store.ts';

export const listNotices = implement(api.listNotices, async ({ caller }, { database, mailServer }) =>
  respond({
    ...(await loadLatestNotifications(database, caller.userId, MAX_NOTIFICATIONS)),
    byMail: mailServer ? await hasNotificationEmails(database, caller.userId) : null,
  }),
);

export const readNotices = implement(api.readNotices, async ({ caller, body }, { database, now }) =>
  respond({ read: await markNotificationsRead(database, caller.userId, new Date(body.until), now()) }),
);

/**
 * Enables or disables email notifications for the caller. The address comes from Graph, so that users can't have emails
 * sent to other people.
 */
export const mailNotices = implement(api.mailNotices, async ({ caller, body }, { database, mailServer, graphAs }) => {
  const { id: userId, mail: address } = await graphAs(caller.graphToken).call(operations.getMe, {});
  if (!body.isWanted) {
    await disableNotificationEmails(database, userId);
    return respond({ isWanted: false });
  }
  if (!mailServer) return refuse('no-mail-server');
  if (!address) return refuse('no-mail-address');
  await enableNotificationEmails(database, { userId, address, language: body.language });
  return respond({ isWanted: true });
});
