import { setTimeout as wait } from 'node:timers/promises';
import { createGraphClient, type GraphPorts } from '@tideform/graph';
import { ClaimsChallenge } from './authentication/claims-challenge.ts';
import { createTokens } from './authentication/tokens.ts';
import type { ServerConfig } from './config.ts';
import type { ServerContext } from './context.ts';
import type { Database } from './database/connect.ts';
import { createAiWriter } from './external-services/ai/create-ai-writer.ts';
import { createNetworks } from './external-services/guarded/networks.ts';
import { createOutboundHttp } from './external-services/guarded/outbound-http.ts';
import { createMailServer } from './external-services/mail/mail-server.ts';
import { createMarketplace } from './external-services/marketplace/create-marketplace.ts';
import { createRecaptcha } from './external-services/recaptcha.ts';
import { createSignInServer, type SignInRegistration } from './external-services/sign-in-server.ts';
import { createStripeSeller } from './external-services/stripe/create-seller.ts';
import type { RunSoon } from './job-ask.ts';
import { readSecretsKeys } from './secrets/read-secrets-keys.ts';
import { createSecrets } from './secrets/secrets.ts';
import { readSigningKeys } from './tokens/tokens-store.ts';

/** Where this server is: to browsers, and on this machine. */
export interface OwnAddress {
  readonly publicUrl: string;
  readonly port: number;
}

/**
 * What operations stand on, on a migrated database. Real time, chance and network come in here.
 *
 * @param registration `undefined`: the operator has set no secret of the app
 */
export async function createContext(
  database: Database,
  config: ServerConfig,
  own: OwnAddress,
  registration: SignInRegistration | undefined,
  runSoon: RunSoon,
): Promise<ServerContext> {
  const now = () => new Date();
  const graph = graphPorts(config, own);
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
    tokens: createTokens(await readSigningKeys(database), now),
    graphAs: (token) =>
      graphFor(async ({ claims }) => {
        if (claims !== undefined) throw new ClaimsChallenge(claims);
        return token;
      }),
    graphFor,
    secrets: createSecrets(...readSecretsKeys(config)),
    signInServer: registration && createSignInServer(registration, graph.fetch),
    recaptcha: config.captcha && createRecaptcha(config.captcha, fetch),
    outside: createOutboundHttp({ named: createNetworks(config.webhookNetworks) }),
    aiWriter: config.ai && createAiWriter(config.ai, { fetch }),
    mailServer: config.smtp && createMailServer({ ...config.smtp, now }),
    supportMail: config.help.supportMail,
    seller: sellerOf(config),
    stripe: config.stripe && createStripeSeller(config.stripe),
    marketplace: config.marketplace && createMarketplace(config.marketplace, { fetch, now }),
    salesContact: config.salesContact,
    publicUrl: own.publicUrl,
    runSoon,
    now,
    wait: (ms) => wait(ms),
  };
}

/** Who has an account sells; the demonstration plays it. */
function sellerOf({ stripe, marketplace, hasDemo, microsoft }: ServerConfig): ServerContext['seller'] {
  if (stripe) return 'stripe';
  if (marketplace) return 'microsoft';
  return hasDemo && !microsoft ? 'demonstration' : 'nobody';
}

/** The embedded Graph is asked over this machine: its public address may lead through a proxy that we cannot reach. */
function graphPorts({ microsoft, host }: ServerConfig, own: OwnAddress): Pick<GraphPorts, 'baseUrl' | 'fetch'> {
  if (microsoft) return { baseUrl: microsoft.graphBaseUrl, fetch };
  const near = `http://${reachableHost(host)}:${own.port}`;
  return {
    baseUrl: `${own.publicUrl}/v1.0`,
    fetch: (url, init) => fetch(String(url).replace(own.publicUrl, near), init),
  };
}

/** Who listens on every address listens on the loopback too. */
function reachableHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}
