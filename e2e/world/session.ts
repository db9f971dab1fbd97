import type { BrowserContextOptions } from '@playwright/test';
import { createSignInClient, type IssuedTokens } from '@tideform/server/testing';
import {
  type Account,
  type Config,
  getSessionPrefix,
  type IdentityClaims,
  parseAccount,
  writeLastAccount,
} from '@tideform/web/testing';
import { User } from 'oidc-client-ts';
import { PASSWORD } from '../people.ts';

/** A session created over HTTP, with the state that the workspace and the app leave in the browser. */
export interface Session {
  readonly account: Account;
  readonly accessToken: string;
  readonly storageState: Exclude<NonNullable<BrowserContextOptions['storageState']>, string>;
}

export async function openSession(origin: string, mail: string): Promise<Session> {
  const { fetch, cookies } = createCookieFetch(new URL(origin).hostname);
  const { signIn } = (await (await fetch(`${origin}/config.json`)).json()) as Config;
  const scope = ['openid', 'profile', 'offline_access', ...signIn.graphScopes].join(' ');
  const tokens = await createSignInClient(origin, signIn.clientId, fetch).signIn(mail, PASSWORD, { scope });
  const profile = parseClaims(tokens.id_token);
  const account = parseAccount(profile);
  const storage = new Map<string, string>();
  writeLastAccount(
    { setItem: (key, value) => storage.set(key, value), removeItem: (key) => storage.delete(key) },
    account,
  );
  storage.set(
    `${getSessionPrefix(account)}user:${signIn.authority}:${signIn.clientId}`,
    createUser(tokens, profile).toStorageString(),
  );
  const localStorage = [...storage].map(([name, value]) => ({ name, value }));
  return {
    account,
    accessToken: tokens.access_token,
    storageState: { cookies: [...cookies.values()], origins: [{ origin, localStorage }] },
  };
}

type Claims = IdentityClaims & ConstructorParameters<typeof User>[0]['profile'];

function createUser(tokens: IssuedTokens, profile: Claims): User {
  const { expires_in, ...tokenFields } = tokens;
  const expires_at = Math.floor(Date.now() / 1000) + expires_in;
  return new User({ ...tokenFields, token_type: 'Bearer', profile, expires_at });
}

const parseClaims = (token: string): Claims =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Claims;

type Cookie = Session['storageState']['cookies'][number];

/** Returns a `fetch` that stores the cookies it receives, and these cookies. */
function createCookieFetch(domain: string) {
  const cookies = new Map<string, Cookie>();
  const fetchWithCookies = async (...request: Parameters<typeof fetch>): Promise<Response> => {
    const reply = await fetch(...request);
    for (const header of reply.headers.getSetCookie()) {
      const cookie = readCookie(header, domain);
      const key = `${cookie.name} ${cookie.path}`;
      if (cookie.expires !== -1 && cookie.expires * 1000 <= Date.now()) cookies.delete(key);
      else cookies.set(key, cookie);
    }
    return reply;
  };
  return { fetch: fetchWithCookies, cookies };
}

function readCookie(header: string, domain: string): Cookie {
  const [pair = '', ...rest] = header.split(/;\s*/);
  const attributes = new Map(rest.map((one) => [one.split('=')[0]!.toLowerCase(), one.split('=')[1] ?? '']));
  const expires = attributes.get('expires');
  return {
    name: pair.slice(0, pair.indexOf('=')),
    value: pair.slice(pair.indexOf('=') + 1),
    domain,
    path: attributes.get('path') ?? '/',
    expires: expires ? Math.floor(Date.parse(expires) / 1000) : -1,
    httpOnly: attributes.has('httponly'),
    secure: attributes.has('secure'),
    sameSite: /strict/i.test(attributes.get('samesite') ?? '') ? 'Strict' : 'Lax',
  };
}
