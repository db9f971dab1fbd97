import { listEmailMessages as operation } from '@tideform/contract';
import { answer, implement } from '../../http/implement.ts';
import { readEmails } from './read-emails-store.ts';

const most = 50;

export const listEmailMessages = implement(operation, async ({ params, query }, { database }) => {
  const before = query.before === undefined ? undefined : Number(query.before);
  const { messages, next } = await readEmails(database, params, { before, most });
  return answer({ messages, next: next === null ? null : String(next) });
});
