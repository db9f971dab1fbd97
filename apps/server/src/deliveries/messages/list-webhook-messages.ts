import { listWebhookMessages as operation } from '@tideform/contract';
import { answer, implement, refuse } from '../../http/implement.ts';
import { findTarget } from '../../webhooks/webhook-secrets-store.ts';
import { loadEvents } from './list-events-store.ts';

const PAGE_SIZE = 50;

export const listWebhookMessages = implement(operation, async ({ params, query }, { database }) => {
  if (!(await findTarget(database, params))) return refuse('not-found');
  const before = query.before === undefined ? undefined : Number(query.before);
  const { messages, next } = await loadEvents(database, params, { before, limit: PAGE_SIZE });
  return answer({ messages, next: next === null ? null : String(next) });
});
