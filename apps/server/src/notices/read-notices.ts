import { operations as api } from '@tideform/contract';
import { implement, respond } from '../http/implement.ts';
import { markNotificationsRead } from './notifications-store.ts';

export const readNotices = implement(api.readNotices, async ({ caller, body }, { database, now }) =>
  respond({ read: await markNotificationsRead(database, caller.userId, new Date(body.until), now()) }),
);
