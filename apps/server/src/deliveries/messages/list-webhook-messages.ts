import { operations as api } from '@tideform/contract';
import { implement, refuse, respond } from '../../http/implement.ts';
import { findWebhookTarget } from '../../webhooks/webhook-secrets-store.ts';
import { loadEvents } from './list-events-store.ts';

const PAGE_SIZE = 50;

export const listWebhookMessages = implement(api.listWebhookMessages, async ({ params, query }, { database }) => {
  if (!(await findWebhookTarget(database, params))) return refuse('not-found');
  const before = query.before === undefined ? undefined : Number(query.before);
  const { messages, next } = await loadEvents(database, params, { before, limit: PAGE_SIZE });
  return respond({ messages, next: next === null ? null : String(next) });
});
