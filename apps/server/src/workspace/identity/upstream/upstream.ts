import { randomBytes } from 'node:crypto';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  randomNonce,
  randomPKCECodeVerifier,
} from 'openid-client';
import type { Database } from '../../../database/connect.ts';
import { claimRecord, saveRecord } from '../provider/identity-records-store.ts';

/** Configuration of an external OpenID Connect provider that people may use instead of a password. */
export interface UpstreamConfig {
  /** Issuer URL, such as `https://login.firm.example`. */
  readonly issuer: string;
  readonly clientId: string;
  /** Client secret. Must never be logged. */
  readonly clientSecret: string;
  /** Display name, for the button. */
  readonly name: string;
  /** Mail domains. People with a verified address in one of them join by signing in; others must be invited. */
  readonly domains: readonly string[];
}

/** Claims of the upstream provider about a person. */
export interface UpstreamClaims {
  readonly issuer: string;
  readonly subject: string;
  /** Email address that the upstream provider has verified; `undefined` if it hasn't verified one. */
  readonly mail: string | undefined;
  readonly name: string | undefined;
}

/** Client of the external OpenID Connect provider. */
export interface Upstream {
  readonly name: string;
  /**
   * Returns the authorization URL of the upstream provider.
   * @param uid interaction that starts the sign-in
   */
  start(uid: string): Promise<URL>;
  /**
   * Redeems the authorization response and returns its claims.
   *
   * @param query query string of the callback
   * @throws when the provider refuses or doesn't respond, or the response doesn't belong to this interaction
   */
  finish(uid: string, query: string): Promise<UpstreamClaims>;
}

const MODEL = 'UpstreamAsk';
const REQUEST_LIFETIME_SECONDS = 900;

/**
 * Creates the client of an upstream provider.
 * @param callback redirect URI, which must be registered with the provider
 */
export function createUpstream(database: Database, callback: string, config: UpstreamConfig): Upstream {
  let configurationPromise: Promise<Configuration> | undefined;
  const configuration = () => {
    // NOTE: discovery runs on first use and again after a failure, because the provider may start after this server.
    configurationPromise ??= discoverConfiguration(config).catch((error: unknown) => {
      configurationPromise = undefined;
      throw error;
    });
    return configurationPromise;
  };
  return {
    name: config.name,
    async start(uid) {
      const [verifier, nonce] = [randomPKCECodeVerifier(), randomNonce()];
      const state = `${uid}.${randomBytes(24).toString('base64url')}`;
      const address = buildAuthorizationUrl(await configuration(), {
        redirect_uri: callback,
        scope: 'openid profile email',
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state,
        nonce,
      });
      await saveRecord(database, MODEL, state, { uid, verifier, nonce }, REQUEST_LIFETIME_SECONDS);
      return address;
    },
    async finish(uid, query) {
      const state = new URLSearchParams(query).get('state') ?? '';
      const request = await claimRecord(database, MODEL, state);
      if (request?.uid !== uid) throw new Error('The response doesn’t belong to this sign-in');
      const tokens = await authorizationCodeGrant(await configuration(), new URL(`${callback}?${query}`), {
        pkceCodeVerifier: String(request.verifier),
        expectedNonce: String(request.nonce),
        expectedState: state,
        idTokenExpected: true,
      });
      const { iss, sub, email, email_verified: isVerified, name } = tokens.claims()!;
      return {
        issuer: iss,
        subject: sub,
        mail: typeof email === 'string' && isVerified === true ? email : undefined,
        name: typeof name === 'string' ? name : undefined,
      };
    },
  };
}

function discoverConfiguration({ issuer, clientId, clientSecret }: UpstreamConfig): Promise<Configuration> {
  const address = new URL(issuer);
  // NOTE: HTTP is allowed only on the local machine, where connections can't be intercepted.
  const isLocal = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(address.hostname);
  return discovery(address, clientId, clientSecret, undefined, {
    timeout: 10,
    // ID tokens are verified by their signature, independently of the connection.
    execute: [enableNonRepudiationChecks, ...(isLocal ? [allowInsecureRequests] : [])],
  });
}

/** Returns the interaction's uid from the `state` parameter; `undefined` if it is malformed. */
export function parseUid(state: unknown): string | undefined {
  return typeof state === 'string' ? /^([\w-]{10,64})\.[\w-]{20,64}$/.exec(state)?.[1] : undefined;
}
