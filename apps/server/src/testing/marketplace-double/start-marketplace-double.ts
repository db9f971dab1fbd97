import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { marketplaceAppId } from '../../external-services/marketplace/app-token.ts';
import type { MarketplaceAccount } from '../../external-services/marketplace/marketplace-config.ts';
import { MarketplaceState } from './marketplace-state.ts';

/** Simulated Microsoft marketplace: its fulfillment API, the sign-in's public keys, and event tokens. */
export interface MarketplaceDouble {
  readonly url: string;
  readonly account: MarketplaceAccount;
  readonly state: MarketplaceState;
  /** Received requests as `METHOD path`. */
  readonly requests: string[];
  /** Makes the next requests fail, as if the marketplace were down. */
  failNext(requests: number): void;
  /**
   * Signs the token of an event.
   * @param claims replace default claims
   * @param key another signing key, for a forged token
   */
  signToken(claims?: JWTPayload, at?: Date, key?: CryptoKey): Promise<string>;
  close(): void;
}

const API_VERSION = '2018-08-31';

/** Starts the simulated marketplace. @param port by default, any free port */
export async function startMarketplaceDouble(now: () => Date = () => new Date(), port = 0): Promise<MarketplaceDouble> {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const key = { ...(await exportJWK(publicKey)), kid: 'double', use: 'sig', alg: 'RS256' };
  const state = new MarketplaceState(now);
  const requestLog: string[] = [];
  const appToken = randomUUID();
  const [tenantId, clientId, clientSecret] = [randomUUID(), randomUUID(), 'a~secret'];
  let failing = 0;
  let url = '';

  const answer = async (request: IncomingMessage): Promise<readonly [number, object?]> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', url);
    const text = Buffer.concat(await Array.fromAsync(request)).toString();
    requestLog.push(`${request.method} ${pathname}`);
    if (pathname === `/${tenantId}/discovery/v2.0/keys`) return [200, { keys: [key] }];
    if (pathname === `/${tenantId}/oauth2/v2.0/token`) return signIn(new URLSearchParams(text));
    if (failing > 0) {
      failing -= 1;
      return [500];
    }
    if (request.headers.authorization !== `Bearer ${appToken}`) return [401];
    if (searchParams.get('api-version') !== API_VERSION) return [400];
    const [subscriptionId, kind, changeId] = pathname.replace('/api/saas/subscriptions/', '').split('/');
    if (subscriptionId === 'resolve') return resolve(String(request.headers['x-ms-marketplace-token'] ?? ''));
    const subscription = state.subscriptions.get(subscriptionId ?? '');
    if (!subscription) return [404];
    if (kind === undefined) return [200, subscription];
    if (kind === 'activate') return activate(subscription.id, JSON.parse(text));
    const change = state.changes.get(changeId ?? '');
    if (change?.subscriptionId !== subscription.id) return [404];
    if (request.method === 'GET') return [200, change];
    const { status } = JSON.parse(text) as { status?: string };
    if (status !== 'Success' && status !== 'Failure') return [400];
    state.applyConfirmation(change, status === 'Success');
    return [200];
  };

  const signIn = (form: URLSearchParams): readonly [number, object] => {
    const isOurs = form.get('client_id') === clientId && form.get('client_secret') === clientSecret;
    const isAsked =
      form.get('grant_type') === 'client_credentials' && form.get('scope') === `${marketplaceAppId}/.default`;
    if (!isOurs || !isAsked) return [401, { error: 'invalid_client' }];
    return [200, { token_type: 'Bearer', expires_in: 3599, ext_expires_in: 3599, access_token: appToken }];
  };

  const resolve = (token: string): readonly [number, object?] => {
    const subscription = state.subscriptions.get(state.tokens.get(token) ?? '');
    if (!subscription) return [400, { error: { code: 'BadArgument', message: 'The token is not valid' } }];
    const { id, name, offerId, planId, quantity } = subscription;
    return [200, { id, subscriptionName: name, offerId, planId, ...(quantity != null && { quantity }), subscription }];
  };

  const activate = (id: string, { planId }: { readonly planId?: string }): readonly [number] => {
    const subscription = state.subscriptions.get(id)!;
    if (subscription.saasSubscriptionStatus !== 'PendingFulfillmentStart' || planId !== subscription.planId)
      return [400];
    state.activate(subscription);
    return [200];
  };

  const server = createServer(async (request, reply) => {
    const [status, body] = await answer(request);
    reply.writeHead(status, { 'content-type': 'application/json' }).end(body && JSON.stringify(body));
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    account: { tenantId, clientId, clientSecret, apiUrl: `${url}/api/saas`, authority: url },
    ...{ state, requests: requestLog },
    failNext: (requests) => {
      failing = requests;
    },
    signToken(claims = {}, at = now(), signedWith = privateKey) {
      const usual = {
        aud: clientId,
        iss: `https://sts.windows.net/${tenantId}/`,
        tid: tenantId,
        appid: marketplaceAppId,
      };
      return new SignJWT({ ...usual, ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: 'double', typ: 'JWT' })
        .setIssuedAt(at)
        .setNotBefore(at)
        .setExpirationTime(new Date(at.getTime() + 3_600_000))
        .sign(signedWith);
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
