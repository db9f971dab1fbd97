import { readNotices as operation } from '@tideform/contract';
import { answer, implement } from '../http/implement.ts';
import { markRead } from './notices-store.ts';

export const readNotices = implement(operation, async ({ caller, body }, { database, now }) =>
  answer({ read: await markRead(database, caller.userId, new Date(body.until), now()) }),
);
