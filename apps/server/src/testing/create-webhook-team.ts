import { type ApiClient, createWebhook, deliver, type Webhook } from '@tideform/contract';
import { pino } from 'pino';
import type { ServerContext } from '../context.ts';
import { sendDueEvents, sendEvents } from '../deliveries/messages/send-events.ts';
import { createNetworks } from '../external-services/guarded/networks.ts';
import { createOutboundHttp } from '../external-services/guarded/outbound-http.ts';
import { createMemoryTeam, type MemoryTeam } from './create-memory-team.ts';
import { startWebhookReceiver, type WebhookReceiver } from './receivers.ts';
import { startTestApp, type TestApp } from './test-app.ts';

/** Team with a builder who creates webhooks and a member who delivers responses. */
export interface WebhookTeam {
  readonly test: TestApp;
  readonly team: MemoryTeam;
  readonly receiver: WebhookReceiver;
  /** Creates an API client of the builder, with a token that is valid at the current time. */
  builder(): Promise<ApiClient>;
  member(): Promise<ApiClient>;
  /** Creates a webhook. @param path path of its URL at the receiver */
  createWebhook(formId: string, path: string, over?: Partial<Webhook>): Promise<{ webhook: Webhook; secret: string }>;
  deliver(
    formId: string,
    responseId: string,
    over?: { readonly revision?: number; readonly triggerType?: 'submit' | 'resubmit' | 'delete' },
  ): ReturnType<ApiClient['call']>;
  /** Runs queued jobs. @param over replaces parts of the context, for simulating failures */
  runQueuedJobs(over?: Partial<ServerContext>): Promise<void>;
  /** Advances the clock, then runs the job that runs every minute. */
  advanceAndRun(seconds: number): Promise<void>;
  close(): Promise<void>;
}

/**
 * Creates an HTTP client that reaches only the local receiver.
 * @param timeoutMs timeout in milliseconds, which only hanging responses should reach
 */
export const createLocalHttp = (timeoutMs: number) =>
  createOutboundHttp({ allowedNetworks: createNetworks(['127.0.0.0/8']), timeoutMs });

export async function createWebhookTeam(): Promise<WebhookTeam> {
  const team = await createMemoryTeam();
  const outboundHttp = createLocalHttp(600_000);
  const test = await startTestApp({}, { ...team.ports, outboundHttp });
  const receiver = await startWebhookReceiver();
  const log = pino({ level: 'silent' });
  const { signal } = new AbortController();
  const { teamId } = team;
  const runQueuedJobs = async (over: Partial<ServerContext> = {}) => {
    for (const [name, payload] of test.queuedJobs.splice(0)) {
      if (name === sendEvents.name)
        await sendEvents.run(
          { ...test.context, ...over, log },
          signal,
          payload as { teamId: string; responseId: string },
        );
    }
  };
  return {
    test,
    team,
    receiver,
    builder: () => team.apiOf(test, 'builder'),
    member: () => team.apiOf(test, 'member'),
    async createWebhook(formId, path, over = {}) {
      const settings = { type: 'response-submitted', environment: 'production', includePdf: false } as const;
      const body = { formId, url: receiver.url + path, name: 'To the ledger', ...settings, ...over };
      const result = await (await team.apiOf(test, 'builder')).call(createWebhook, { params: { teamId }, body });
      if (!result.ok) throw new Error(result.refusal);
      return result.value;
    },
    async deliver(formId, responseId, over = {}) {
      const body = { responseId, revision: 1, triggerType: 'submit' as const, ...over };
      return (await team.apiOf(test, 'member')).call(deliver, { params: { teamId, formId }, body });
    },
    runQueuedJobs,
    async advanceAndRun(seconds) {
      test.now = new Date(test.now.getTime() + seconds * 1000);
      test.queuedJobs.splice(0);
      await sendDueEvents.run({ ...test.context, log }, signal);
      await runQueuedJobs();
    },
    async close() {
      receiver.close();
      await test.close();
    },
  };
}
