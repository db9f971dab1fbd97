import { readNotices as operation } from '@tideform/contract';
import { implement, respond } from '../http/implement.ts';
import { markNotificationsRead } from './notifications-store.ts';

export const readNotices = implement(operation, async ({ caller, body }, { database, now }) =>
  respond({ read: await markNotificationsRead(database, caller.userId, new Date(body.until), now()) }),
);
