import { operations as api } from '@tideform/contract';
import { implement, refuse, respond } from '../../http/implement.ts';
import { findWebhookTarget } from '../../webhooks/webhook-secrets-store.ts';
import { resetHostFailures } from './hosts-store.ts';
import { replayEvents } from './replay-store.ts';
import { sendEventsJobType } from './send-events-job-type.ts';

/** Maximum number of responses queued immediately. The job that runs every minute queues the rest. */
const BATCH_SIZE = 100;

export const replayWebhookMessages = implement(
  api.replayWebhookMessages,
  async ({ params, body, caller, log }, context) => {
    const { database, now, enqueueJob: runSoon } = context;
    const target = await findWebhookTarget(database, params);
    if (!target) return refuse('not-found');
    const queueKeys = await database.transaction().execute(async (transaction) => {
      const replayed = await replayEvents(transaction, params, body.messages, now());
      // A builder who replays events expects the host to work again, so the pause of requests to this host ends.
      await resetHostFailures(transaction, { teamId: params.teamId, host: new URL(target.url).host });
      for (const queueKey of replayed.slice(0, BATCH_SIZE)) await runSoon(sendEventsJobType, queueKey, { transaction });
      return replayed;
    });
    log.info({ ...params, replayed: queueKeys.length, by: caller.userId }, 'Webhook events queued again');
    return respond({ replayed: queueKeys.length });
  },
);
