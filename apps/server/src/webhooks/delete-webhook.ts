import { operations as api } from '@tideform/contract';
import { implement, respond } from '../http/implement.ts';
import { softDeleteWebhook } from './webhooks-store.ts';

export const deleteWebhook = implement(api.deleteWebhook, async ({ params, caller, log }, { database, now }) => {
  const keyId = 'keyId' in caller ? caller.keyId : undefined;
  const isDeleted = await softDeleteWebhook(database, { ...params, keyId }, now());
  if (isDeleted) log.info({ ...params, by: caller.userId }, 'Webhook deleted');
  return respond({ deleted: isDeleted ? 1 : 0 });
});
