import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors, type Provider } from 'oidc-provider';
import { isNoRoom, NO_ROOM_RETRY_AFTER } from '../../database/is-no-room.ts';
import { isDatabaseOutage } from '../../database/is-outage.ts';
import { readStyle } from '../../pages/read-style.ts';
import { isActivePerson } from '../directory/activity-store.ts';
import { type AccessToken, createAccessTokenCheck } from './access-token.ts';
import { findFreshSince, requireFreshSince } from './fresh-tokens-store.ts';
import { type IdentityOptions, identityPath } from './identity-options.ts';
import { sendPage } from './interaction.ts';
import { serveInteractions } from './interaction-routes.ts';
import { errorPage } from './pages/error-page.ts';
import { pagePolicy } from './pages/page.ts';
import { speechFor } from './pages/page-speech.ts';
import { wordOutage } from './provider/answer-outages.ts';
import { createProvider } from './provider/create-provider.ts';

/** An access token as Graph sees it. */
export interface VerifiedBearer extends AccessToken {
  /** JSON of a claims challenge that must be answered with 401 instead of serving the call. */
  readonly claimsChallenge?: string;
}

/** Who is signed in to the workspace in a browser. */
export interface SignedIn {
  readonly personId: string;
  readonly sessionUid: string;
  /** When they last proved who they are. */
  readonly at: Date;
}

/** The embedded sign-in: what Entra is to a real Microsoft 365. */
export interface Identity {
  /** Whose token it is; `undefined` when it is forged, expired or for somebody else. */
  verifyAccessToken(bearer: string): Promise<VerifiedBearer | undefined>;
  /** From now on only new tokens of this person will do: older ones are answered with a claims challenge. */
  requireFreshToken(userId: string): Promise<void>;
  /** Id of whoever is signed in to the workspace in the browser that asks. */
  findSession(request: FastifyRequest, reply: FastifyReply): Promise<string | undefined>;
  /** The same with when and in which session. */
  findSignedIn(request: FastifyRequest, reply: FastifyReply): Promise<SignedIn | undefined>;
  /** Adds its pages and endpoints under `/identity`. */
  serve(app: FastifyInstance): Promise<void>;
}

/** Makes the embedded sign-in. Does no I/O by itself. */
export function createIdentity(options: IdentityOptions): Identity {
  const provider = createProvider(options);
  const check = createAccessTokenCheck(options);
  async function findSignedIn(request: FastifyRequest, reply: FastifyReply): Promise<SignedIn | undefined> {
    const session = await provider.Session.get(provider.createContext(request.raw, reply.raw));
    const personId = session.accountId;
    if (personId === undefined || !(await isActivePerson(options.database, personId))) return undefined;
    return { personId, sessionUid: session.uid, at: new Date((session.loginTs ?? 0) * 1000) };
  }
  return {
    async verifyAccessToken(bearer) {
      const token = await check(bearer);
      const limit = token && (await findFreshSince(options.database, token.userId));
      if (!token || limit === undefined) return undefined;
      if (limit === null || token.issuedAtMs >= limit) return token;
      return { ...token, claimsChallenge: challenge(limit) };
    },
    requireFreshToken: (userId) => requireFreshSince(options.database, userId, options.now()),
    findSession: async (request, reply) => (await findSignedIn(request, reply))?.personId,
    findSignedIn,
    async serve(app) {
      await app.register(async (scope) => {
        scope.setErrorHandler(handlePageError);
        serveAssets(scope);
        await serveInteractions(scope, provider, options);
      });
      await app.register(async (scope) => serveProvider(scope, provider, options));
    },
  };
}

function challenge(notBeforeMs: number): string {
  const value = String(Math.floor(notBeforeMs / 1000));
  return JSON.stringify({ access_token: { nbf: { essential: true, value } } });
}

function serveAssets(app: FastifyInstance): void {
  const at = (name: string) => join(import.meta.dirname, 'pages', name);
  const files = [
    ['sign-in.css', 'text/css; charset=utf-8', readStyle(at('sign-in.css'))],
    ['submit.js', 'text/javascript; charset=utf-8', readFileSync(at('submit.js'))],
    ['passkey.js', 'text/javascript; charset=utf-8', readFileSync(at('passkey.js'))],
  ] as const;
  for (const [name, type, content] of files) {
    app.get(`${identityPath}/${name}`, (_, reply) =>
      reply.header('cache-control', 'no-cache').type(type).send(content),
    );
  }
}

/** The provider is a Koa app of its own: it reads bodies and writes replies itself. */
function serveProvider(app: FastifyInstance, provider: Provider, { publicUrl }: IdentityOptions): void {
  const callback = provider.callback();
  const { host, protocol } = new URL(publicUrl);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.all(`${identityPath}/*`, async (request: FastifyRequest, reply: FastifyReply) => {
    const raw = request.raw as typeof request.raw & { originalUrl?: string };
    // Its addresses are built from the public origin, whatever lies between the browser and us.
    raw.headers['x-forwarded-host'] = host;
    raw.headers['x-forwarded-proto'] = protocol.slice(0, -1);
    raw.originalUrl = raw.url!;
    raw.url = raw.url!.slice(identityPath.length);
    reply.hijack();
    reply.raw.setHeader('content-security-policy', pagePolicy);
    reply.raw.setHeader('x-content-type-options', 'nosniff');
    reply.raw.setHeader('referrer-policy', 'no-referrer');
    await callback(raw, reply.raw);
  });
}

/** An interaction that is over, or one of another browser, is a page and no problem document. */
async function handlePageError(
  error: Error & { statusCode?: number },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const isOver = error instanceof errors.SessionNotFound;
  if (!isOver) request.log.error({ err: error }, 'The sign-in failed');
  const speech = await speechFor(request.headers['accept-language']);
  if (isDatabaseOutage(error)) {
    reply.status(503).header('retry-after', isNoRoom(error) ? NO_ROOM_RETRY_AFTER : '5');
    return sendPage(reply, errorPage(speech, false, wordOutage(error, speech.messages)));
  }
  reply.status(isOver ? 400 : (error.statusCode ?? 500));
  return sendPage(reply, errorPage(speech, isOver));
}
