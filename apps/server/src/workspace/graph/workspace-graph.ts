import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { createChangeLag, createLagPlan, type TenantRule } from '@tideform/graph';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../database/connect.ts';
import type { Listen } from '../../database/listen.ts';
import type { FileStore } from '../../files/file-store.ts';
import { type Actor, loadActor } from '../library/actor.ts';
import { libraryTables } from '../library/library-tables.ts';
import type { MailRelay } from '../mail/post.ts';
import { serveNotifications } from '../notifications/serve-notifications.ts';
import { openWorkbooks } from '../workbook/open-workbook.ts';
import { challenge } from './call/challenge.ts';
import { dispatch } from './call/dispatch.ts';
import { answerError, isOurs, type RequestIds } from './call/error-answer.ts';
import type { GraphAnswer, GraphContext } from './call/graph-call.ts';
import type { GraphRequest } from './call/graph-request.ts';
import { serveContent } from './content/serve-content.ts';
import { refuseRegularly } from './fault-plans.ts';
import { noFaults, type WorkspaceFaults } from './faults.ts';
import { serviceLimits, type WorkspaceLimits } from './limits.ts';
import { refuseUnroutable } from './refuse-unroutable.ts';
import { createUrlSigner } from './sign-url.ts';
import { readSigningKeys } from './signing-key-store.ts';

/** Who calls: a person of the directory, and the organization that their token was given for. */
export interface Caller {
  readonly personId: string;
  readonly tenantId: string;
  /** Permissions of the token, as `User.Read`; `undefined`: all of them. */
  readonly scopes?: readonly string[] | undefined;
}

export interface WorkspaceGraphOptions {
  readonly database: Database;
  readonly files: FileStore;
  /** Hears which lists other processes change. */
  readonly listen: Listen;
  /** Whose token this is; `claims` (JSON) to have the person sign in again; `undefined` for a token that is not good. */
  verify(bearer: string): Promise<Caller | { readonly claims: string } | undefined>;
  /** Origin under which clients reach the workspace; no trailing slash. A function when it is known only later. */
  readonly publicUrl: string | (() => string);
  now?(): Date;
  readonly limits?: Partial<WorkspaceLimits>;
  /** Rules of strict tenants that are switched on; none by default. */
  readonly tenantRules?: readonly TenantRule[];
  /** Takes mail to addresses outside of the workspace. */
  readonly mailRelay?: MailRelay | undefined;
  /** For tests. */
  readonly faults?: Partial<WorkspaceFaults>;
}

/**
 * Serves Microsoft Graph under `/v1.0` on the workspace's own directory and libraries, and the pre-authenticated addresses of
 * content under `/workspace/download` and `/workspace/upload`. Register it as a Fastify plugin.
 */
export function workspaceGraph(options: WorkspaceGraphOptions) {
  return async (app: FastifyInstance): Promise<void> => {
    const context = await makeContext(app, options);
    // NOTE: handlers read bodies themselves, as streams; nothing of a large upload is ever in memory.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', (_request, _payload, done) => done(null));
    app.addHook('onRequest', async (request, reply) => allowOrigins(request, reply));
    app.options('/v1.0/*', async (_request, reply) => reply.code(204).send());
    app.route({
      method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      url: '/v1.0/*',
      bodyLimit: Number.MAX_SAFE_INTEGER,
      handler: (request, reply) => handle(context, options, request, reply),
    });
    serveContent(app, context);
    serveNotifications(app, context, options.listen);
    await refuseUnroutable(app);
  };
}

async function makeContext(app: FastifyInstance, options: WorkspaceGraphOptions): Promise<GraphContext> {
  const { database, files, publicUrl } = options;
  const limits = { ...serviceLimits, ...options.limits };
  const workbooks = openWorkbooks(files, limits.workbook);
  app.addHook('onClose', () => workbooks.close());
  const enforces = (rule: TenantRule) => options.tenantRules?.includes(rule) ?? false;
  const lag = enforces('late-items') ? createLagPlan() : undefined;
  const context: GraphContext = {
    database,
    db: libraryTables(database),
    files,
    get publicUrl() {
      return typeof publicUrl === 'function' ? publicUrl() : publicUrl;
    },
    now: options.now ?? (() => new Date()),
    signer: createUrlSigner(...(await readSigningKeys(database))),
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
      refuse: refuseRegularly(enforces, lag),
      ...(enforces('late-changes') && { lastVisibleChange: createChangeLag() }),
      ...options.faults,
    },
    mailRelay: options.mailRelay,
    answer: (actor, request) => answer(app, context, makeIds(request.headers), async () => actor, request),
  };
  return context;
}

async function handle(
  context: GraphContext,
  options: WorkspaceGraphOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const headers = request.headers as Record<string, string | undefined>;
  const ids = makeIds(headers);
  const address = request.raw.url!.slice('/v1.0'.length);
  const asked = { method: request.method, address, headers, content: request.raw as Readable };
  const whoCalls = () => authenticate(context, options, headers.authorization);
  return send(reply, ids, await answer(request.server, context, ids, whoCalls, asked));
}

async function answer(
  app: FastifyInstance,
  context: GraphContext,
  ids: RequestIds,
  whoCalls: () => Promise<Actor>,
  request: GraphRequest,
): Promise<GraphAnswer> {
  try {
    const actor = await whoCalls();
    const refusal = await context.faults.refuse(request);
    if (refusal) throw refusal;
    return await dispatch(context, actor, request);
  } catch (error) {
    if (isOurs(error)) app.log.error({ err: error, requestId: ids.requestId }, 'Graph call failed');
    return answerError(error, ids, context.now());
  }
}

async function authenticate(
  context: GraphContext,
  options: WorkspaceGraphOptions,
  authorization: string | undefined,
): Promise<Actor> {
  const bearer = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
  const verified = bearer === undefined ? undefined : await options.verify(bearer);
  if (verified === undefined) throw challenge(context.publicUrl);
  if ('claims' in verified) throw challenge(context.publicUrl, verified.claims);
  return loadActor(context.database, verified);
}

function makeIds(headers: GraphRequest['headers']): RequestIds {
  const requestId = randomUUID();
  return { requestId, clientRequestId: headers['client-request-id'] || requestId };
}

function send(reply: FastifyReply, ids: RequestIds, { status, body, headers }: GraphAnswer): FastifyReply {
  reply.code(status).headers({ 'request-id': ids.requestId, 'client-request-id': ids.clientRequestId });
  reply.headers({ 'cache-control': 'no-store, no-cache', 'odata-version': '4.0', ...headers });
  if (body === undefined || 'pipe' in body) return reply.send(body);
  if (!headers?.['content-type']) reply.header('content-type', JSON_TYPE);
  // NOTE: to a text of JSON fastify would add a charset, which Graph's refusals have none of.
  return reply.send(Buffer.from(JSON.stringify(body)));
}

const JSON_TYPE = 'application/json;odata.metadata=minimal;odata.streaming=true;IEEE754Compatible=false;charset=utf-8';

/** Browsers of any origin may call: what they need is a token, not a cookie. */
export function allowOrigins(request: FastifyRequest, reply: FastifyReply): void {
  const asked = request.headers['access-control-request-headers'];
  reply.headers({
    'access-control-allow-origin': '*',
    'access-control-expose-headers':
      'ETag, Location, Preference-Applied, Content-Range, Retry-After, request-id, client-request-id, WWW-Authenticate',
  });
  if (request.method !== 'OPTIONS') return;
  reply.headers({
    'access-control-allow-methods': 'GET,POST,PUT,PATCH,DELETE',
    ...(asked ? { 'access-control-allow-headers': asked } : {}),
    'access-control-max-age': '86400',
  });
}
