import { setTimeout as wait } from 'node:timers/promises';
import { type ApiClient, createApiClient } from '@tideform/contract';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { type AppOptions, buildApp } from '../app.ts';
import { createTokens, type Tokens } from '../authentication/tokens.ts';
import type { ServerContext } from '../context.ts';
import { createNetworks } from '../external-services/guarded/networks.ts';
import { createOutboundHttp } from '../external-services/guarded/outbound-http.ts';
import { createSecrets } from '../secrets/secrets.ts';
import { createFakeGraph, type FakeGraph } from './fake-graph.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

/** Server app with a real PostgreSQL and a simulated Graph, called without a network. */
export interface TestApp {
  readonly app: FastifyInstance;
  readonly db: TestDatabase;
  readonly graph: FakeGraph;
  readonly tokens: Tokens;
  readonly context: ServerContext;
  /** Queued jobs with their payloads. They aren't run. */
  readonly queuedJobs: (readonly [string, object])[];
  /** Current time of the server, which tests can change. */
  now: Date;
  /** Creates an API client with a token, and optionally a separate Graph token. */
  clientWith(token: string, graphToken?: string): ApiClient;
  close(): Promise<void>;
}

/** Starts the app. @param over replaces parts of the context, such as Graph */
export async function startTestApp(
  options: Partial<AppOptions> = {},
  over: Partial<
    Pick<
      ServerContext,
      | 'aiProvider'
      | 'graphAs'
      | 'graphFor'
      | 'mailServer'
      | 'marketplace'
      | 'outboundHttp'
      | 'recaptcha'
      | 'billingProvider'
      | 'signInServer'
      | 'stripe'
      | 'supportMail'
    >
  > = {},
): Promise<TestApp> {
  const db = await createTestDatabase();
  const graph = createFakeGraph();
  const now = () => test.now;
  const tokens = createTokens([new Uint8Array(32).fill(7)], now);
  const context: ServerContext = {
    database: db.database,
    tokens,
    graphAs: graph.graphAs,
    graphFor: graph.graphFor,
    secrets: createSecrets(new Uint8Array(32).fill(8)),
    signInServer: undefined,
    recaptcha: undefined,
    outboundHttp: createOutboundHttp({ allowedNetworks: createNetworks(['127.0.0.0/8']) }),
    mailServer: undefined,
    supportMail: undefined,
    aiProvider: undefined,
    billingProvider: 'nobody',
    stripe: undefined,
    marketplace: undefined,
    salesContact: undefined,
    publicUrl: 'http://app.test',
    enqueueJob: async (job, payload) => void test.queuedJobs.push([job.name, payload]),
    now,
    wait: (ms) => wait(ms),
    ...over,
  };
  const app = await buildApp(context, { ...defaultOptions, ...options });
  const test: TestApp = {
    app,
    db,
    graph,
    tokens,
    context,
    queuedJobs: [],
    now: new Date('2026-03-14T10:00:00Z'),
    clientWith: (token, graphToken = token) =>
      createApiClient({
        baseUrl: 'http://app.test',
        fetch: createInjectFetch(app),
        token: async ({ caller }) => (caller === 'graph' ? graphToken : token),
      }),
    async close() {
      await app.close();
      await db.close();
    },
  };
  return test;
}

const defaultOptions: AppOptions = {
  clientConfig: {
    productName: 'Tideform',
    graphBaseUrl: 'https://graph.test/v1.0',
    signIn: { kind: 'oidc', authority: 'https://login.test', clientId: 'tideform', graphScopes: ['User.Read'] },
  },
  securityHeaders: { connectOrigins: [], frameAncestors: [] },
};

/** Creates a `fetch` function that calls the app directly, without a network. */
function createInjectFetch(app: FastifyInstance): typeof fetch {
  return async (input, init) => {
    const url = new URL(String(input));
    const form = init?.body instanceof FormData ? new Response(init.body) : undefined;
    const reply = await app.inject({
      method: (init?.method ?? 'GET') as NonNullable<InjectOptions['method']>,
      url: url.pathname + url.search,
      headers: {
        ...(init?.headers as Record<string, string>),
        ...(form && { 'content-type': form.headers.get('content-type') ?? '' }),
      },
      ...(typeof init?.body === 'string' && { payload: init.body }),
      ...(form && { payload: Buffer.from(await form.arrayBuffer()) }),
    });
    return new Response(reply.payload, {
      status: reply.statusCode,
      headers: reply.headers as Record<string, string>,
    });
  };
}
