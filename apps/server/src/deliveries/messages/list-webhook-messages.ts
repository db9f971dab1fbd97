import { listWebhookMessages as operation } from '@tideform/contract';
import { answer, implement, refuse } from '../../http/implement.ts';
import { readTarget } from '../../webhooks/webhook-secrets-store.ts';
import { readMessages } from './read-messages-store.ts';

const most = 50;

export const listWebhookMessages = implement(operation, async ({ params, query }, { database }) => {
  if (!(await readTarget(database, params))) return refuse('not-found');
  const before = query.before === undefined ? undefined : Number(query.before);
  const { messages, next } = await readMessages(database, params, { before, most });
  return answer({ messages, next: next === null ? null : String(next) });
});
