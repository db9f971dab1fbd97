import { Readable } from 'node:stream';
import { isPermitted, parseQuery } from '@tideform/graph';
import type { Actor } from '../../library/actor.ts';
import { refusals } from '../../refusal.ts';
import { handlers } from '../handlers.ts';
import { resolveAlias, resolveSitePath } from '../resolve-alias.ts';
import type { GraphCall, GraphContext, GraphResponse, ImplementedOperation } from './graph-call.ts';
import type { GraphRequest } from './graph-request.ts';
import { findOperation, getItemAddress, matchAddress, type OperationMatch } from './match-address.ts';
import { readJson } from './read-json.ts';

/** Finds the operation of a request, parses the request and runs the handler. Refusals are thrown. */
export async function dispatch(context: GraphContext, actor: Actor, request: GraphRequest): Promise<GraphResponse> {
  const url = parseAddress(context, request.address);
  const match = await findMatch(context, actor, request.method, url.pathname.slice('/v1.0'.length));
  requirePermission(context, actor, match.name);
  const call: GraphCall = {
    params: match.params,
    address: getItemAddress(match),
    query: parseQuery(url.searchParams),
    url,
    body: await parseBody(context, match, request),
    content: match.operation.body === 'bytes' ? request.content : Readable.from([]),
    actor,
    header: (name) => request.headers[name],
  };
  const handler: ImplementedOperation<unknown> = handlers[match.name];
  const response = await handler.run(call as GraphCall<string, never>, context);
  return addMetadata(response, url);
}

/** @throws 403 if the rule `scopes` is on and none of the token's scopes permits the operation */
function requirePermission(context: GraphContext, { scopes }: Actor, name: keyof typeof handlers): void {
  if (scopes === undefined || isPermitted(name, scopes) || !context.enforces('scopes')) return;
  throw refusals.accessDenied();
}

/** Finds the operation of an address, or of the address that it is an alias of. */
async function findMatch(
  context: GraphContext,
  actor: Actor,
  method: string,
  address: string,
): Promise<OperationMatch> {
  const path = await resolveSitePath(context, actor, address);
  return findOperation(method, path) ?? matchAddress(method, await resolveAlias(context, actor, path));
}

/** @throws 400 for a NUL character, which no name, ID or filter can contain */
function parseAddress(context: GraphContext, address: string): URL {
  if (/%00/.test(address)) throw refusals.invalidRequest('The URL has an invalid character.', 'invalidPath');
  return new URL(`${context.publicUrl}/v1.0/${address.replace(/^\/+/, '')}`);
}

/** SharePoint's limit for requests to lists, applied if the rule `list-request-size` is on. */
const LIST_REQUEST_BYTES = 2_097_152;

async function parseBody(
  context: GraphContext,
  { operation }: OperationMatch,
  request: GraphRequest,
): Promise<unknown> {
  if (operation.body === undefined || operation.body === 'bytes') return undefined;
  const isLimited = context.enforces('list-request-size') && /\/lists?\//.test(operation.path);
  const limitBytes = isLimited ? Math.min(LIST_REQUEST_BYTES, context.limits.jsonBytes) : context.limits.jsonBytes;
  const body = operation.body.safeParse(await readJson(request.content, limitBytes));
  if (!body.success) {
    const invalidPath = body.error.issues[0]?.path.join('.') || 'body';
    throw refusals.invalidRequest(`The request body is invalid: ${invalidPath}`);
  }
  return body.data;
}

/** Adds `@odata.context` to objects, and the `ETag` header to objects with an eTag. */
function addMetadata(response: GraphResponse, url: URL): GraphResponse {
  const { body } = response;
  if (body === undefined || body instanceof Readable) return response;
  const eTag = (body as { eTag?: unknown }).eTag;
  const context = `${url.origin}/v1.0/$metadata#${url.pathname.slice('/v1.0/'.length).replace(/\/$/, '')}`;
  return {
    ...response,
    body: { '@odata.context': context, ...body },
    headers: { ...(typeof eTag === 'string' ? { etag: eTag } : {}), ...response.headers },
  };
}
