import {
  type ApiOperation,
  apiKeyHeader,
  graphTokenHeader,
  type ShareSessionClaims,
  sessionTokenHeader,
  type TeamTokenClaims,
  type TenantTokenClaims,
  tokenHeader,
} from '@tideform/contract';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../database/connect.ts';
import { Refused } from '../refused.ts';
import { findApiKeyAndRecordUse } from './api-keys-store.ts';
import type { Tokens } from './tokens.ts';

/** Callers by kind of authentication. Graph tokens aren't verified here, since Graph does that when they are used. */
export interface CallersByKind {
  readonly none: undefined;
  readonly graph: { readonly graphToken: string };
  readonly tenant: TenantTokenClaims;
  readonly team: TeamTokenClaims;
  readonly 'team-and-graph': TeamTokenClaims & { readonly graphToken: string };
  readonly share: ShareSessionClaims;
}

/** Program with an API key of the team. */
export interface ApiKeyCaller {
  readonly keyId: string;
  readonly teamId: string;
  readonly tenantId: string;
  /** ID of the user who created the key. */
  readonly userId: string;
}

export type AnyCaller = CallersByKind[keyof CallersByKind] | ApiKeyCaller;

export type CallerOf<Operation extends Pick<ApiOperation, 'caller' | 'keys'>> =
  | CallersByKind[Operation['caller']]
  | (Operation['keys'] extends true ? ApiKeyCaller : never);

interface AuthenticationContext {
  readonly tokens: Tokens;
  readonly database: Database;
  now(): Date;
}

/**
 * Authenticates the caller from the request's headers.
 * @throws `Refused` with `unauthorized` if the token is missing, invalid, expired or belongs to another team
 */
export async function authenticate(
  operation: ApiOperation,
  request: FastifyRequest,
  context: AuthenticationContext,
): Promise<AnyCaller> {
  const { tokens } = context;
  const key = request.headers[apiKeyHeader];
  if (operation.keys && typeof key === 'string') return authenticateApiKey(request, key, context);
  switch (operation.caller) {
    case 'none':
      return undefined;
    case 'graph':
      return { graphToken: readBearerToken(request, graphTokenHeader) };
    case 'tenant':
      return (await tokens.readTenantToken(readBearerToken(request, tokenHeader))) ?? throwInvalidToken();
    case 'team':
      return readTeamClaims(request, context);
    case 'team-and-graph':
      return { ...(await readTeamClaims(request, context)), graphToken: readBearerToken(request, graphTokenHeader) };
    case 'share':
      return readShareSession(request, context);
  }
}

async function readTeamClaims(request: FastifyRequest, { tokens }: AuthenticationContext): Promise<TeamTokenClaims> {
  const claims = await tokens.readTeamToken(readBearerToken(request, tokenHeader));
  return claims?.teamId === getTeamIdParam(request) ? claims! : throwInvalidToken();
}

async function readShareSession(
  request: FastifyRequest,
  { tokens }: AuthenticationContext,
): Promise<ShareSessionClaims> {
  const token = request.headers[sessionTokenHeader];
  if (typeof token !== 'string') throw createUnauthorizedRefusal();
  const session = await tokens.readShareToken(token);
  // No text about subscriptions as in `throwInvalidToken`, since subscriptions don't concern respondents.
  if (!session) throw createUnauthorizedRefusal();
  return session;
}

async function authenticateApiKey(
  request: FastifyRequest,
  apiKey: string,
  { database, now }: AuthenticationContext,
): Promise<ApiKeyCaller> {
  const key = await findApiKeyAndRecordUse(database, apiKey, now());
  if (key?.teamId !== getTeamIdParam(request)) throw createUnauthorizedRefusal();
  return { keyId: key!.id, teamId: key!.teamId, tenantId: key!.tenantId, userId: key!.madeBy };
}

function readBearerToken(request: FastifyRequest, header: string): string {
  const value = request.headers[header];
  const token = typeof value === 'string' ? /^Bearer ([\w.~+/-]+=*)$/i.exec(value)?.[1] : undefined;
  if (!token) throw createUnauthorizedRefusal();
  return token;
}

function createUnauthorizedRefusal(): Refused {
  return new Refused('unauthorized', 401, 'Unauthorized');
}

/** Refuses a request with an invalid token. The client recognizes the refusal's text, and fetches a new token once. */
function throwInvalidToken(): never {
  throw new Refused('unauthorized', 401, 'Invalid subscription token');
}

function getTeamIdParam(request: FastifyRequest): string | undefined {
  return (request.params as { teamId?: string }).teamId?.toLowerCase();
}
