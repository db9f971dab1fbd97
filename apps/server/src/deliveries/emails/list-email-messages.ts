import { operations as api } from '@tideform/contract';
import { implement, respond } from '../../http/implement.ts';
import { loadEmails } from './list-emails-store.ts';

const PAGE_SIZE = 50;

export const listEmailMessages = implement(api.listEmailMessages, async ({ params, query }, { database }) => {
  const before = query.before === undefined ? undefined : Number(query.before);
  const { messages, next } = await loadEmails(database, params, { before, limit: PAGE_SIZE });
  return respond({ messages, next: next === null ? null : String(next) });
});
