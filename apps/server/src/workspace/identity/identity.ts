import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors, type Provider } from 'oidc-provider';
import { DISK_FULL_RETRY_AFTER, isDatabaseOutage, isDiskFull } from '../../database/database-errors.ts';
import { readFormStyle } from '../../pages/read-style.ts';
import { isActivePerson } from '../directory/people-store.ts';
import { type AccessToken, createAccessTokenVerifier } from './access-token.ts';
import { type IdentityOptions, identityPath } from './identity-options.ts';
import { sendPage } from './interaction.ts';
import { serveInteractions } from './interaction-routes.ts';
import { contentSecurityPolicy, loadPageLocale, renderErrorPage } from './pages/identity-page.ts';
import { createProvider } from './provider/create-provider.ts';
import { formatOutage } from './provider/provider-middleware.ts';
import { findTokensNotBefore, setTokensNotBefore } from './sessions-store.ts';

/** A verified access token for Graph. */
export interface VerifiedBearer extends AccessToken {
  /** JSON of a claims challenge. When present, the call must be answered with 401 and this challenge. */
  readonly claimsChallenge?: string;
}

/** The person who is signed in to the workspace in a browser. */
export interface SignedInPerson {
  readonly personId: string;
  readonly sessionUid: string;
  /** When the person last authenticated. */
  readonly at: Date;
}

/** The embedded identity provider, which replaces Microsoft Entra. */
export interface Identity {
  /** Verifies an access token; `undefined` when it is forged, expired or for another audience. */
  verifyAccessToken(bearer: string): Promise<VerifiedBearer | undefined>;
  /** Requires new access tokens for a person: older ones are answered with a claims challenge. */
  requireFreshToken(userId: string): Promise<void>;
  /** Returns the ID of the person who is signed in in the requesting browser. */
  findSession(request: FastifyRequest, reply: FastifyReply): Promise<string | undefined>;
  /** Like `findSession`, with the session and its start. */
  findSignedInPerson(request: FastifyRequest, reply: FastifyReply): Promise<SignedInPerson | undefined>;
  /** Registers the pages and endpoints under `/identity`. */
  serve(app: FastifyInstance): Promise<void>;
}

/** Creates the embedded identity provider. Does no I/O. */
export function createIdentity(options: IdentityOptions): Identity {
  const provider = createProvider(options);
  const verifyToken = createAccessTokenVerifier(options);
  async function findSignedIn(request: FastifyRequest, reply: FastifyReply): Promise<SignedInPerson | undefined> {
    const session = await provider.Session.get(provider.createContext(request.raw, reply.raw));
    const personId = session.accountId;
    if (personId === undefined || !(await isActivePerson(options.database, personId))) return undefined;
    return { personId, sessionUid: session.uid, at: new Date((session.loginTs ?? 0) * 1000) };
  }
  return {
    async verifyAccessToken(bearer) {
      const token = await verifyToken(bearer);
      const notBefore = token && (await findTokensNotBefore(options.database, token.userId));
      if (!token || notBefore === undefined) return undefined;
      if (notBefore === null || token.issuedAtMs >= notBefore) return token;
      return { ...token, claimsChallenge: createClaimsChallenge(notBefore) };
    },
    requireFreshToken: (userId) => setTokensNotBefore(options.database, userId, options.now()),
    findSession: async (request, reply) => (await findSignedIn(request, reply))?.personId,
    findSignedInPerson: findSignedIn,
    async serve(app) {
      await app.register(async (scope) => {
        scope.setErrorHandler(handlePageError);
        serveSignInAssets(scope);
        await serveInteractions(scope, provider, options);
      });
      await app.register(async (scope) => serveProvider(scope, provider, options));
    },
  };
}

function createClaimsChallenge(notBeforeMs: number): string {
  const value = String(Math.floor(notBeforeMs / 1000));
  return JSON.stringify({ access_token: { nbf: { essential: true, value } } });
}

function serveSignInAssets(app: FastifyInstance): void {
  const at = (name: string) => join(import.meta.dirname, 'pages', name);
  const files = [
    ['sign-in.css', 'text/css; charset=utf-8', readFormStyle(at('sign-in.css'))],
    ['submit.js', 'text/javascript; charset=utf-8', readFileSync(at('submit.js'))],
    ['passkey.js', 'text/javascript; charset=utf-8', readFileSync(at('passkey.js'))],
  ] as const;
  for (const [name, type, content] of files) {
    app.get(`${identityPath}/${name}`, (_, reply) =>
      reply.header('cache-control', 'no-cache').type(type).send(content),
    );
  }
}

/** Serves the OpenID provider, a Koa app that reads bodies and writes replies itself. */
function serveProvider(app: FastifyInstance, provider: Provider, { publicUrl }: IdentityOptions): void {
  const callback = provider.callback();
  const { host, protocol } = new URL(publicUrl);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.all(`${identityPath}/*`, async (request: FastifyRequest, reply: FastifyReply) => {
    const raw = request.raw as typeof request.raw & { originalUrl?: string };
    // The provider builds its URLs from the public origin, regardless of proxies between browser and server.
    raw.headers['x-forwarded-host'] = host;
    raw.headers['x-forwarded-proto'] = protocol.slice(0, -1);
    raw.originalUrl = raw.url!;
    raw.url = raw.url!.slice(identityPath.length);
    reply.hijack();
    reply.raw.setHeader('content-security-policy', contentSecurityPolicy);
    reply.raw.setHeader('x-content-type-options', 'nosniff');
    reply.raw.setHeader('referrer-policy', 'no-referrer');
    await callback(raw, reply.raw);
  });
}

/**
 * Renders errors as a page. An interaction that is over, or that began in another browser, isn't an error of the
 * server.
 */
async function handlePageError(
  error: Error & { statusCode?: number },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const isExpired = error instanceof errors.SessionNotFound;
  if (!isExpired) request.log.error({ err: error }, 'The sign-in failed');
  const pageLocale = await loadPageLocale(request.headers['accept-language']);
  if (isDatabaseOutage(error)) {
    reply.status(503).header('retry-after', isDiskFull(error) ? DISK_FULL_RETRY_AFTER : '5');
    return sendPage(reply, renderErrorPage(pageLocale, false, formatOutage(error, pageLocale.messages)));
  }
  reply.status(isExpired ? 400 : (error.statusCode ?? 500));
  return sendPage(reply, renderErrorPage(pageLocale, isExpired));
}
