import { setTimeout as wait } from 'node:timers/promises';
import { createGraphClient, type GraphPorts } from '@tideform/graph';
import { ClaimsChallenge } from './authentication/claims-challenge.ts';
import { createTokens } from './authentication/tokens.ts';
import type { ServerConfig } from './config.ts';
import type { ServerContext } from './context.ts';
import type { Database } from './database/connect.ts';
import { createAiProvider } from './external-services/ai/create-ai-provider.ts';
import { createNetworks } from './external-services/guarded/networks.ts';
import { createOutboundHttp } from './external-services/guarded/outbound-http.ts';
import { createMailServer } from './external-services/mail/mail-server.ts';
import { createMarketplaceClient } from './external-services/marketplace/create-marketplace-client.ts';
import { createRecaptcha } from './external-services/recaptcha.ts';
import { createSignInServer, type SignInRegistration } from './external-services/sign-in-server.ts';
import { createStripeClient } from './external-services/stripe/create-stripe-client.ts';
import type { EnqueueJob } from './job-type.ts';
import { readSecretsKeys } from './secrets/read-secrets-keys.ts';
import { createSecrets } from './secrets/secrets.ts';
import { loadSigningKeys } from './tokens/tokens-store.ts';

/** URLs of this server for browsers and on this machine. */
export interface ServerUrls {
  readonly publicUrl: string;
  readonly port: number;
}

/**
 * Creates the context of operations on a migrated database, with the real clock, random numbers and network.
 *
 * @param registration app registration at the sign-in; `undefined` without a configured client secret
 */
export async function createContext(
  database: Database,
  config: ServerConfig,
  serverUrls: ServerUrls,
  registration: SignInRegistration | undefined,
  enqueueJob: EnqueueJob,
): Promise<ServerContext> {
  const now = () => new Date();
  const graph = createGraphPorts(config, serverUrls);
  const graphFor: ServerContext['graphFor'] = (token) =>
    createGraphClient({
      ...graph,
      token,
      wait: (ms, signal) => wait(ms, undefined, { signal }),
      random: Math.random,
      now: Date.now,
    });
  return {
    database,
    tokens: createTokens(await loadSigningKeys(database), now),
    graphAs: (token) =>
      graphFor(async ({ claims }) => {
        if (claims !== undefined) throw new ClaimsChallenge(claims);
        return token;
      }),
    graphFor,
    secrets: createSecrets(...readSecretsKeys(config)),
    signInServer: registration && createSignInServer(registration, graph.fetch),
    recaptcha: config.captcha && createRecaptcha(config.captcha, fetch),
    outboundHttp: createOutboundHttp({ allowedNetworks: createNetworks(config.webhookNetworks) }),
    aiProvider: config.ai && createAiProvider(config.ai, { fetch }),
    mailServer: config.smtp && createMailServer({ ...config.smtp, now }),
    supportMail: config.help.supportMail,
    billingProvider: getBillingProvider(config),
    stripe: config.stripe && createStripeClient(config.stripe),
    marketplace: config.marketplace && createMarketplaceClient(config.marketplace, { fetch, now }),
    salesContact: config.salesContact,
    publicUrl: serverUrls.publicUrl,
    enqueueJob,
    now,
    wait: (ms) => wait(ms),
  };
}

/** Returns the configured billing provider. The demo uses a simulated one. */
function getBillingProvider({
  stripe,
  marketplace,
  hasDemo,
  microsoft,
}: ServerConfig): ServerContext['billingProvider'] {
  if (stripe) return 'stripe';
  if (marketplace) return 'microsoft';
  return hasDemo && !microsoft ? 'demonstration' : 'nobody';
}

/**
 * Returns the URL of Graph. The embedded Graph is called locally, since the proxy behind its public URL may be
 * unreachable from the server.
 */
function createGraphPorts(
  { microsoft, host }: ServerConfig,
  serverUrls: ServerUrls,
): Pick<GraphPorts, 'baseUrl' | 'fetch'> {
  if (microsoft) return { baseUrl: microsoft.graphBaseUrl, fetch };
  const near = `http://${getLocalHost(host)}:${serverUrls.port}`;
  return {
    baseUrl: `${serverUrls.publicUrl}/v1.0`,
    fetch: (url, init) => fetch(String(url).replace(serverUrls.publicUrl, near), init),
  };
}

/** Returns a host for local calls: loopback if the server listens on all addresses. */
function getLocalHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}
