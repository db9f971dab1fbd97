import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { createChangeFeedLag, createLagPlan, type TenantRule } from '@tideform/graph';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../database/connect.ts';
import type { Listen } from '../../database/listen.ts';
import type { FileStore } from '../../files/file-store.ts';
import { type Actor, loadActor } from '../library/actor.ts';
import { withLibraryTables } from '../library/library-tables.ts';
import type { MailRelay } from '../mail/deliver-mail.ts';
import { createWorkbookReader } from '../workbook/workbook-reader.ts';
import { dispatch } from './call/dispatch.ts';
import { createChallenge, createErrorResponse, isServerError, type RequestIds } from './call/error-response.ts';
import type { GraphContext, GraphResponse } from './call/graph-call.ts';
import type { GraphRequest } from './call/graph-request.ts';
import { serveContent } from './content/serve-content.ts';
import { createUrlSigner } from './create-url-signer.ts';
import { createRuleRefusals, noFaults, type WorkspaceFaults } from './faults.ts';
import { serviceLimits, type WorkspaceLimits } from './limits.ts';
import { refuseUnroutable } from './refuse-unroutable.ts';
import { serveNotifications } from './serve-notifications.ts';
import { loadUrlSigningKeys } from './signing-key-store.ts';

/** An authenticated caller: a person, and the tenant for which their token was issued. */
export interface WorkspaceCaller {
  readonly personId: string;
  readonly tenantId: string;
  /** OAuth scopes of the token, such as `User.Read`; `undefined`: all. */
  readonly scopes?: readonly string[] | undefined;
}

/** Options of the embedded Microsoft Graph. */
export interface WorkspaceGraphOptions {
  readonly database: Database;
  readonly files: FileStore;
  /** Subscribes to notifications about lists that other processes change. */
  readonly listen: Listen;
  /**
   * Verifies a bearer token. Returns the caller, `claims` (JSON of a claims challenge), or `undefined` for an invalid
   * token.
   */
  verify(bearer: string): Promise<WorkspaceCaller | { readonly claims: string } | undefined>;
  /**
   * Public origin of the workspace, without a trailing slash. A function if it is known only after the server listens.
   */
  readonly publicUrl: string | (() => string);
  now?(): Date;
  readonly limits?: Partial<WorkspaceLimits>;
  /** Rules of strict tenants to enforce; none by default. */
  readonly tenantRules?: readonly TenantRule[];
  /** Relay for mail to external recipients. */
  readonly mailRelay?: MailRelay | undefined;
  /** Faults to simulate, for tests. */
  readonly faults?: Partial<WorkspaceFaults>;
}

/**
 * Creates a Fastify plugin that serves Microsoft Graph under `/v1.0` on the directory and libraries of the workspace,
 * and the pre-authenticated URLs under `/workspace/download` and `/workspace/upload`.
 */
export function createWorkspaceGraph(options: WorkspaceGraphOptions) {
  return async (app: FastifyInstance): Promise<void> => {
    const context = await createContext(app, options);
    // NOTE: handlers read bodies as streams, so that large uploads are never in memory.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', (_request, _payload, done) => done(null));
    app.addHook('onRequest', async (request, reply) => allowOrigins(request, reply));
    app.options('/v1.0/*', async (_request, reply) => reply.code(204).send());
    app.route({
      method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      url: '/v1.0/*',
      bodyLimit: Number.MAX_SAFE_INTEGER,
      handler: (request, reply) => handleRequest(context, options, request, reply),
    });
    serveContent(app, context);
    serveNotifications(app, context, options.listen);
    await refuseUnroutable(app);
  };
}

async function createContext(app: FastifyInstance, options: WorkspaceGraphOptions): Promise<GraphContext> {
  const { database, files, publicUrl } = options;
  const limits = { ...serviceLimits, ...options.limits };
  const workbooks = createWorkbookReader(files, limits.workbook);
  app.addHook('onClose', () => workbooks.close());
  const enforces = (rule: TenantRule) => options.tenantRules?.includes(rule) ?? false;
  const lag = enforces('late-items') ? createLagPlan() : undefined;
  const context: GraphContext = {
    database,
    db: withLibraryTables(database),
    files,
    get publicUrl() {
      return typeof publicUrl === 'function' ? publicUrl() : publicUrl;
    },
    now: options.now ?? (() => new Date()),
    signer: createUrlSigner(...(await loadUrlSigningKeys(database))),
    limits,
    enforces,
    longTextLength({ driveId }) {
      if (driveId !== null && enforces('short-text-in-libraries')) return 255;
      return enforces('long-text-limit') ? 63_999 : Number.POSITIVE_INFINITY;
    },
    workbooks,
    lag,
    faults: {
      ...noFaults,
      refuse: createRuleRefusals(enforces, lag),
      ...(enforces('late-changes') && { lastVisibleChange: createChangeFeedLag() }),
      ...options.faults,
    },
    mailRelay: options.mailRelay,
    run: (actor, request) => runRequest(app, context, createIds(request.headers), async () => actor, request),
  };
  return context;
}

async function handleRequest(
  context: GraphContext,
  options: WorkspaceGraphOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const headers = request.headers as Record<string, string | undefined>;
  const ids = createIds(headers);
  const address = request.raw.url!.slice('/v1.0'.length);
  const graphRequest = { method: request.method, address, headers, content: request.raw as Readable };
  const getActor = () => authenticate(context, options, headers.authorization);
  return sendResponse(reply, ids, await runRequest(request.server, context, ids, getActor, graphRequest));
}

async function runRequest(
  app: FastifyInstance,
  context: GraphContext,
  ids: RequestIds,
  authenticateActor: () => Promise<Actor>,
  request: GraphRequest,
): Promise<GraphResponse> {
  try {
    const actor = await authenticateActor();
    const refusal = await context.faults.refuse(request);
    if (refusal) throw refusal;
    return await dispatch(context, actor, request);
  } catch (error) {
    if (isServerError(error)) app.log.error({ err: error, requestId: ids.requestId }, 'Graph call failed');
    return createErrorResponse(error, ids, context.now());
  }
}

async function authenticate(
  context: GraphContext,
  options: WorkspaceGraphOptions,
  authorization: string | undefined,
): Promise<Actor> {
  const bearer = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
  const verified = bearer === undefined ? undefined : await options.verify(bearer);
  if (verified === undefined) throw createChallenge(context.publicUrl);
  if ('claims' in verified) throw createChallenge(context.publicUrl, verified.claims);
  return loadActor(context.database, verified);
}

function createIds(headers: GraphRequest['headers']): RequestIds {
  const requestId = randomUUID();
  return { requestId, clientRequestId: headers['client-request-id'] || requestId };
}

function sendResponse(reply: FastifyReply, ids: RequestIds, { status, body, headers }: GraphResponse): FastifyReply {
  reply.code(status).headers({ 'request-id': ids.requestId, 'client-request-id': ids.clientRequestId });
  reply.headers({ 'cache-control': 'no-store, no-cache', 'odata-version': '4.0', ...headers });
  if (body === undefined || 'pipe' in body) return reply.send(body);
  if (!headers?.['content-type']) reply.header('content-type', JSON_TYPE);
  // NOTE: for JSON strings, Fastify adds a charset, which Graph's error responses don't have.
  return reply.send(Buffer.from(JSON.stringify(body)));
}

const JSON_TYPE = 'application/json;odata.metadata=minimal;odata.streaming=true;IEEE754Compatible=false;charset=utf-8';

/** Allows calls from any origin, because calls are authorized by tokens and not by cookies. */
export function allowOrigins(request: FastifyRequest, reply: FastifyReply): void {
  const requestedHeaders = request.headers['access-control-request-headers'];
  reply.headers({
    'access-control-allow-origin': '*',
    'access-control-expose-headers':
      'ETag, Location, Preference-Applied, Content-Range, Retry-After, request-id, client-request-id, WWW-Authenticate',
  });
  if (request.method !== 'OPTIONS') return;
  reply.headers({
    'access-control-allow-methods': 'GET,POST,PUT,PATCH,DELETE',
    ...(requestedHeaders ? { 'access-control-allow-headers': requestedHeaders } : {}),
    'access-control-max-age': '86400',
  });
}
