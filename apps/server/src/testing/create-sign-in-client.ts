import { createHash, createHmac, randomBytes } from 'node:crypto';
import { graphScopes } from '../create-app-options.ts';
import { type HttpBrowser, openHttpBrowser, type Page } from './http-browser.ts';

/** Response of the token endpoint. */
export interface IssuedTokens {
  readonly access_token: string;
  readonly id_token: string;
  readonly refresh_token: string;
  readonly expires_in: number;
}

/** Client that signs in like the app, over real HTTP, with cookies. */
export interface SignInClient {
  readonly browser: HttpBrowser;
  /** Starts a sign-in. @returns the sign-in page, or the app's page with an authorization code */
  authorize(more?: Readonly<Record<string, string>>): Promise<Page>;
  /** Completes a sign-in on the sign-in page. @returns the issued tokens */
  signIn(account: string, password: string, more?: Readonly<Record<string, string>>): Promise<IssuedTokens>;
  /** Redeems the authorization code in the app's URL. */
  redeem(page: Page): Promise<IssuedTokens>;
  refresh(refreshToken: string): Promise<Response>;
  /** Signs out and confirms it. @returns the app's page */
  signOut(idToken: string): Promise<Page>;
}

/** Creates a sign-in client. @param origin origin of the server, which is also the app's */
export function createSignInClient(
  origin: string,
  clientId = 'tideform',
  fetch: typeof globalThis.fetch = globalThis.fetch,
): SignInClient {
  const redirectUri = `${origin}/`;
  const browser = openHttpBrowser(({ pathname }) => pathname === '/' || pathname === '/auth-code-start.html', fetch);
  const verifier = randomBytes(32).toString('base64url');
  const token = (fields: Record<string, string>) =>
    fetch(`${origin}/identity/token`, {
      method: 'POST',
      body: new URLSearchParams({ client_id: clientId, ...fields }),
    });

  const client: SignInClient = {
    browser,
    authorize(more = {}) {
      const query = new URLSearchParams({
        client_id: clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: ['openid', 'profile', 'offline_access', ...graphScopes].join(' '),
        state: 'state-1',
        nonce: 'nonce-1',
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
        ...more,
      });
      return browser.open(`${origin}/identity/auth?${query}`);
    },
    async signIn(account, password, more = {}) {
      return client.redeem(await browser.submit(await client.authorize(more), { account, password }));
    },
    async redeem(page) {
      const code = new URL(page.url).searchParams.get('code');
      if (code === null) throw new Error(`No authorization code at ${page.url}: ${page.status} ${page.text}`);
      const fields = { grant_type: 'authorization_code', code, redirect_uri: redirectUri, code_verifier: verifier };
      const reply = await token(fields);
      if (!reply.ok) throw new Error(`The authorization code was rejected: ${await reply.text()}`);
      return (await reply.json()) as IssuedTokens;
    },
    refresh: (refreshToken) => token({ grant_type: 'refresh_token', refresh_token: refreshToken }),
    async signOut(idToken) {
      const query = new URLSearchParams({ id_token_hint: idToken, post_logout_redirect_uri: redirectUri });
      const page = await browser.open(`${origin}/identity/session/end?${query}`);
      return browser.submit(page, { logout: 'yes' });
    },
  };
  return client;
}

/** Computes the code of an authenticator app (RFC 6238, RFC 4226), independently of the product's code. */
export function computeOneTimeCode(base32: string, at: Date): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...base32].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at.getTime() / 30_000)));
  const digest = createHmac('sha1', key).update(counter).digest();
  const offset = digest[19]! & 0xf;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}
