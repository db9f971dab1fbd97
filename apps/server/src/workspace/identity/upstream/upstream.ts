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
import { takeRecord, writeRecord } from '../provider/identity-records-store.ts';

/** A sign-in elsewhere, by OpenID Connect, that people may use instead of a password here. */
export interface UpstreamConfig {
  /** `https://login.firm.example`. */
  readonly issuer: string;
  readonly clientId: string;
  /** Never log it. */
  readonly clientSecret: string;
  /** What people call it, on the button. */
  readonly name: string;
  /** Whoever has a verified address of one of these joins by signing in; others must be invited. */
  readonly domains: readonly string[];
}

/** Who the other sign-in says that somebody is. */
export interface UpstreamClaims {
  readonly issuer: string;
  readonly subject: string;
  /** An address that the other sign-in has verified; `undefined`: it says so of none. */
  readonly mail: string | undefined;
  readonly name: string | undefined;
}

/** The other sign-in, asked on behalf of one sign-in here at a time. */
export interface Upstream {
  readonly name: string;
  /** Where the browser goes. @param uid the sign-in here that asks */
  start(uid: string): Promise<URL>;
  /**
   * What the answer says.
   *
   * @param query what the browser came back with
   * @throws when the other sign-in refuses or does not answer, or the answer is not to what this sign-in asked
   */
  finish(uid: string, query: string): Promise<UpstreamClaims>;
}

const MODEL = 'UpstreamAsk';
const ASK_SECONDS = 900;

/** @param callback where it leads people back to: its operator must know it */
export function createUpstream(database: Database, callback: string, config: UpstreamConfig): Upstream {
  let found: Promise<Configuration> | undefined;
  const configuration = () => {
    // NOTE: asked when it is first needed, and again after a failure: the other machine may start after this one.
    found ??= discover(config).catch((error: unknown) => {
      found = undefined;
      throw error;
    });
    return found;
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
      await writeRecord(database, MODEL, state, { uid, verifier, nonce }, ASK_SECONDS);
      return address;
    },
    async finish(uid, query) {
      const state = new URLSearchParams(query).get('state') ?? '';
      const asked = await takeRecord(database, MODEL, state);
      if (asked?.uid !== uid) throw new Error('The answer is not to what this sign-in has asked');
      const tokens = await authorizationCodeGrant(await configuration(), new URL(`${callback}?${query}`), {
        pkceCodeVerifier: String(asked.verifier),
        expectedNonce: String(asked.nonce),
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

function discover({ issuer, clientId, clientSecret }: UpstreamConfig): Promise<Configuration> {
  const address = new URL(issuer);
  // NOTE: without https on this very machine alone, where nobody lies in between.
  const isNear = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(address.hostname);
  return discovery(address, clientId, clientSecret, undefined, {
    timeout: 10,
    // What it says of people is signed, and that is looked at, whatever the connection was.
    execute: [enableNonRepudiationChecks, ...(isNear ? [allowInsecureRequests] : [])],
  });
}

/** The sign-in here that a browser comes back to; `undefined`: it comes from nowhere. */
export function uidOfState(state: unknown): string | undefined {
  return typeof state === 'string' ? /^([\w-]{10,64})\.[\w-]{20,64}$/.exec(state)?.[1] : undefined;
}
