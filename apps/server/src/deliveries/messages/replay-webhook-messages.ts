import { replayWebhookMessages as operation } from '@tideform/contract';
import { answer, implement, refuse } from '../../http/implement.ts';
import { readTarget } from '../../webhooks/webhook-secrets-store.ts';
import { forgetFailures } from './hosts-store.ts';
import { replay } from './replay-store.ts';
import { sendMessages } from './send-messages-ask.ts';

/** So many are asked for at once; the minute's job asks for the others. */
const atOnce = 100;

export const replayWebhookMessages = implement(operation, async ({ params, body, caller, log }, context) => {
  const { database, now, runSoon } = context;
  const target = await readTarget(database, params);
  if (!target) return refuse('not-found');
  const places = await database.transaction().execute(async (within) => {
    const replayed = await replay(within, params, body.messages, now());
    // Whoever asks takes the host for well: it is left alone no longer, until it fails again.
    await forgetFailures(within, { teamId: params.teamId, host: new URL(target.url).host });
    for (const place of replayed.slice(0, atOnce)) await runSoon(sendMessages, place, { within });
    return replayed;
  });
  log.info({ ...params, replayed: places.length, by: caller.userId }, 'Webhook messages are sent again');
  return answer({ replayed: places.length });
});
