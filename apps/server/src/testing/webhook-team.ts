import { type ApiClient, createWebhook, deliver, type Webhook } from '@tideform/contract';
import { pino } from 'pino';
import type { ServerContext } from '../context.ts';
import { sendDueMessages } from '../deliveries/messages/send-due-messages.ts';
import { sendMessages } from '../deliveries/messages/send-messages.ts';
import { createNetworks } from '../external-services/guarded/networks.ts';
import { createOutboundHttp } from '../external-services/guarded/outbound-http.ts';
import { type MemoryTeam, openMemoryTeam } from './memory-team.ts';
import { startTestApp, type TestApp } from './test-app.ts';
import { openWebhookReceiver, type WebhookReceiver } from './webhook-receiver.ts';

/** A team whose builder makes webhooks, and whose member's device has its responses delivered. */
export interface WebhookTeam {
  readonly test: TestApp;
  readonly team: MemoryTeam;
  readonly receiver: WebhookReceiver;
  /** Made again with the time: its tokens count for an hour. */
  builder(): Promise<ApiClient>;
  member(): Promise<ApiClient>;
  /** @param path of the receiver's */
  makeWebhook(formId: string, path: string, over?: Partial<Webhook>): Promise<{ webhook: Webhook; secret: string }>;
  deliver(
    formId: string,
    responseId: string,
    over?: { readonly revision?: number; readonly triggerType?: 'submit' | 'resubmit' | 'delete' },
  ): ReturnType<ApiClient['call']>;
  /** Runs the jobs that were asked for. @param over a world in which they go wrong */
  runAsked(over?: Partial<ServerContext>): Promise<void>;
  /** Some time later the minute's job has looked. */
  later(seconds: number): Promise<void>;
  close(): Promise<void>;
}

/** Leads to the receiver alone. @param timeoutMs how long it waits for an answer: only who never answers is to come to feel it */
export const createLocalOutside = (timeoutMs: number) =>
  createOutboundHttp({ named: createNetworks(['127.0.0.0/8']), timeoutMs });

export async function openWebhookTeam(): Promise<WebhookTeam> {
  const team = await openMemoryTeam();
  const outside = createLocalOutside(600_000);
  const test = await startTestApp({}, { ...team.ports, outside });
  const receiver = await openWebhookReceiver();
  const log = pino({ level: 'silent' });
  const { signal } = new AbortController();
  const { teamId } = team;
  const runAsked = async (over: Partial<ServerContext> = {}) => {
    for (const [name, place] of test.asked.splice(0)) {
      if (name === sendMessages.name)
        await sendMessages.run(
          { ...test.context, ...over, log },
          signal,
          place as { teamId: string; responseId: string },
        );
    }
  };
  return {
    test,
    team,
    receiver,
    builder: () => team.apiOf(test, 'builder'),
    member: () => team.apiOf(test, 'member'),
    async makeWebhook(formId, path, over = {}) {
      const settings = { type: 'response-submitted', environment: 'production', includePdf: false } as const;
      const body = { formId, url: receiver.url + path, name: 'To the ledger', ...settings, ...over };
      const made = await (await team.apiOf(test, 'builder')).call(createWebhook, { params: { teamId }, body });
      if (!made.ok) throw new Error(made.refusal);
      return made.value;
    },
    async deliver(formId, responseId, over = {}) {
      const body = { responseId, revision: 1, triggerType: 'submit' as const, ...over };
      return (await team.apiOf(test, 'member')).call(deliver, { params: { teamId, formId }, body });
    },
    runAsked,
    async later(seconds) {
      test.now = new Date(test.now.getTime() + seconds * 1000);
      test.asked.splice(0);
      await sendDueMessages.run({ ...test.context, log }, signal);
      await runAsked();
    },
    async close() {
      receiver.close();
      await test.close();
    },
  };
}
