import { Readable } from 'node:stream';
import { isPermitted, parseQuery } from '@tideform/graph';
import { writeAudit } from '../../../audit/audit-store.ts';
import { findPerson } from '../../directory/people-store.ts';
import type { Actor } from '../../library/actor.ts';
import { refusals } from '../../refusal.ts';
import { handlers } from '../handlers.ts';
import type { GraphAnswer, GraphCall, GraphContext, Implemented } from './graph-call.ts';
import type { GraphRequest } from './graph-request.ts';
import { findOperation, type Match, matchAddress, placeOf } from './match-address.ts';
import { readJson } from './read-json.ts';
import { resolveAlias, resolveSitePath } from './resolve-alias.ts';

/** Finds the operation, reads the request and runs the handler. Refusals are thrown. */
export async function dispatch(context: GraphContext, actor: Actor, request: GraphRequest): Promise<GraphAnswer> {
  const url = readAddress(context, request.address);
  const match = await findMatch(context, actor, request.method, url.pathname.slice('/v1.0'.length));
  requirePermission(context, actor, match.name);
  const call: GraphCall = {
    params: match.params,
    address: placeOf(match),
    query: parseQuery(url.searchParams),
    url,
    body: await readBody(context, match, request),
    content: match.operation.body === 'bytes' ? request.content : Readable.from([]),
    actor,
    header: (name) => request.headers[name],
  };
  const handler: Implemented<unknown> = handlers[match.name];
  const answer = await handler.run(call as GraphCall<string, never>, context);
  if (changesPermissions.has(match.name)) await auditPermission(context, call, match.name);
  return finish(answer, url);
}

/** @throws 403 where the rule `scopes` is on and no permission of the token covers the operation */
function requirePermission(context: GraphContext, { scopes }: Actor, name: keyof typeof handlers): void {
  if (scopes === undefined || isPermitted(name, scopes) || !context.enforces('scopes')) return;
  throw refusals.accessDenied();
}

const changesPermissions: ReadonlySet<string> = new Set<keyof typeof handlers>([
  'invite',
  'updatePermission',
  'deletePermission',
]);

/** Keeps who changed what others may do with a file or folder. */
async function auditPermission({ database, now }: GraphContext, call: GraphCall, operation: string): Promise<void> {
  const { personId: actorId, tenantId } = call.actor;
  const actorName = (await findPerson(database, actorId))?.displayName;
  const { itemId: subject, permissionId } = call.params as Readonly<Record<string, string | undefined>>;
  const { roles } = (call.body ?? {}) as { readonly roles?: readonly string[] };
  const details = { operation, ...(permissionId && { permissionId }), ...(roles && { roles }) };
  await writeAudit(database, {
    at: now(),
    tenantId,
    actorId,
    actorName,
    action: 'permission.changed',
    subject,
    details,
  });
}

/** The operation of an address, or of the address that it is another spelling of. */
async function findMatch(context: GraphContext, actor: Actor, method: string, asked: string): Promise<Match> {
  const path = await resolveSitePath(context, actor, asked);
  return findOperation(method, path) ?? matchAddress(method, await resolveAlias(context, actor, path));
}

/** @throws 400 for NUL, which no name, id or filter has: nothing behind could look for it */
function readAddress(context: GraphContext, address: string): URL {
  if (/%00/.test(address)) throw refusals.invalidRequest('The address has an illegal character.', 'invalidPath');
  return new URL(`${context.publicUrl}/v1.0/${address.replace(/^\/+/, '')}`);
}

/** SharePoint takes no larger request for lists, where the rule `list-request-size` is on. */
const LIST_REQUEST_BYTES = 2_097_152;

async function readBody(context: GraphContext, { operation }: Match, request: GraphRequest): Promise<unknown> {
  if (operation.body === undefined || operation.body === 'bytes') return undefined;
  const isLimited = context.enforces('list-request-size') && /\/lists?\//.test(operation.path);
  const limitBytes = isLimited ? Math.min(LIST_REQUEST_BYTES, context.limits.jsonBytes) : context.limits.jsonBytes;
  const body = operation.body.safeParse(await readJson(request.content, limitBytes));
  if (!body.success) {
    const place = body.error.issues[0]?.path.join('.') || 'body';
    throw refusals.invalidRequest(`The body of the request is not as expected: ${place}`);
  }
  return body.data;
}

/** Every object says what it is, and one with an eTag has it as a header too. */
function finish(answer: GraphAnswer, url: URL): GraphAnswer {
  const { body } = answer;
  if (body === undefined || body instanceof Readable) return answer;
  const eTag = (body as { eTag?: unknown }).eTag;
  const context = `${url.origin}/v1.0/$metadata#${url.pathname.slice('/v1.0/'.length).replace(/\/$/, '')}`;
  return {
    ...answer,
    body: { '@odata.context': context, ...body },
    headers: { ...(typeof eTag === 'string' ? { etag: eTag } : {}), ...answer.headers },
  };
}
