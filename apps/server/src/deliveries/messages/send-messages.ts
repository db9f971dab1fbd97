import type { AskedJob } from '../../jobs/job.ts';
import { readTargetById } from '../../webhooks/webhook-secrets-store.ts';
import { type MessagesPlace, nextMessage, postpone } from './due-store.ts';
import { restOf } from './hosts-store.ts';
import { sendMessages as ask } from './send-messages-ask.ts';
import { tryOnce } from './try-once.ts';

const spreadMs = 5_000;

/** Sends what webhooks are to be told of a response, one after the other; what fails is waited for by what would overtake it. */
export const sendMessages: AskedJob<MessagesPlace> = {
  ...ask,
  async run(context, signal, place) {
    const { database, now } = context;
    while (!signal.aborted) {
      const message = await nextMessage(database, place, now());
      const target = message && (await readTargetById(database, message.webhookId));
      if (!message || !target) return;
      const host = { teamId: place.teamId, host: new URL(target.url).host };
      const restUntil = await restOf(database, host, now());
      if (restUntil) {
        await postpone(database, message.id, new Date(restUntil.getTime() + Math.random() * spreadMs));
      } else {
        await tryOnce(context, message, { place, host, target });
      }
    }
  },
};
