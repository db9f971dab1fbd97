import { MAX_NOTIFICATIONS, listNotices as operation } from '@tideform/contract';
import { answer, implement } from '../http/implement.ts';
import { hasEmailsEnabled } from './notification-emails-store.ts';
import { loadLatest } from './notifications-store.ts';

export const listNotices = implement(operation, async ({ caller }, { database, mailServer }) =>
  answer({
    ...(await loadLatest(database, caller.userId, MAX_NOTIFICATIONS)),
    byMail: mailServer ? await hasEmailsEnabled(database, caller.userId) : null,
  }),
);
