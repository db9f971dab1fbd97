import { readNotices as operation } from '@tideform/contract';
import { answer, implement } from '../http/implement.ts';
import { markAsRead } from './notifications-store.ts';

export const readNotices = implement(operation, async ({ caller, body }, { database, now }) =>
  answer({ read: await markAsRead(database, caller.userId, new Date(body.until), now()) }),
);
