import { operations as api, MAX_NOTIFICATIONS } from '@tideform/contract';
import { implement, respond } from '../http/implement.ts';
import { hasNotificationEmails } from './notification-emails-store.ts';
import { loadLatestNotifications } from './notifications-store.ts';

export const listNotices = implement(api.listNotices, async ({ caller }, { database, mailServer }) =>
  respond({
    ...(await loadLatestNotifications(database, caller.userId, MAX_NOTIFICATIONS)),
    byMail: mailServer ? await hasNotificationEmails(database, caller.userId) : null,
  }),
);
