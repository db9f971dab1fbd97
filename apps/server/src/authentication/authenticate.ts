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
import { useApiKey } from './api-keys-store.ts';
import type { Tokens } from './tokens.ts';

/** Who calls. A Graph token is not checked here: Graph does that when it is asked with it. */
export interface Callers {
  readonly none: undefined;
  readonly graph: { readonly graphToken: string };
  readonly tenant: TenantTokenClaims;
  readonly team: TeamTokenClaims;
  readonly 'team-and-graph': TeamTokenClaims & { readonly graphToken: string };
  readonly share: ShareSessionClaims;
}

/** A program that bears a key of the team. */
export interface KeyCaller {
  readonly keyId: string;
  readonly teamId: string;
  readonly tenantId: string;
  /** Who has made the key. */
  readonly userId: string;
}

export type AnyCaller = Callers[keyof Callers] | KeyCaller;

export type CallerOf<Operation extends Pick<ApiOperation, 'caller' | 'keys'>> =
  | Callers[Operation['caller']]
  | (Operation['keys'] extends true ? KeyCaller : never);

interface Known {
  readonly tokens: Tokens;
  readonly database: Database;
  now(): Date;
}

/**
 * Reads who calls from the headers.
 * @throws `Refused` with `unauthorized` when the token is missing, forged, expired or another team's
 */
export async function authenticate(
  operation: ApiOperation,
  request: FastifyRequest,
  context: Known,
): Promise<AnyCaller> {
  const { tokens } = context;
  const key = request.headers[apiKeyHeader];
  if (operation.keys && typeof key === 'string') return readKey(request, key, context);
  switch (operation.caller) {
    case 'none':
      return undefined;
    case 'graph':
      return { graphToken: readBearer(request, graphTokenHeader) };
    case 'tenant':
      return (await tokens.readTenantToken(readBearer(request, tokenHeader))) ?? refuseToken();
    case 'team':
      return readTeamClaims(request, context);
    case 'team-and-graph':
      return { ...(await readTeamClaims(request, context)), graphToken: readBearer(request, graphTokenHeader) };
    case 'share':
      return readSession(request, context);
  }
}

async function readTeamClaims(request: FastifyRequest, { tokens }: Known): Promise<TeamTokenClaims> {
  const claims = await tokens.readTeamToken(readBearer(request, tokenHeader));
  return claims?.teamId === teamIdOf(request) ? claims! : refuseToken();
}

async function readSession(request: FastifyRequest, { tokens }: Known): Promise<ShareSessionClaims> {
  const token = request.headers[sessionTokenHeader];
  if (typeof token !== 'string') throw unauthorized();
  const session = await tokens.readShareToken(token);
  // The text of a bad team token means nothing to a respondent, who has no subscription.
  if (!session) throw unauthorized();
  return session;
}

async function readKey(request: FastifyRequest, given: string, { database, now }: Known): Promise<KeyCaller> {
  const key = await useApiKey(database, given, now());
  if (key?.teamId !== teamIdOf(request)) throw unauthorized();
  return { keyId: key!.id, teamId: key!.teamId, tenantId: key!.tenantId, userId: key!.madeBy };
}

function readBearer(request: FastifyRequest, header: string): string {
  const value = request.headers[header];
  const token = typeof value === 'string' ? /^Bearer ([\w.~+/-]+=*)$/i.exec(value)?.[1] : undefined;
  if (!token) throw unauthorized();
  return token;
}

function unauthorized(): Refused {
  return new Refused('unauthorized', 401, 'Unauthorized');
}

/** The client knows this text: it drops the token and fetches another once. */
function refuseToken(): never {
  throw new Refused('unauthorized', 401, 'Invalid subscription token');
}

function teamIdOf(request: FastifyRequest): string | undefined {
  return (request.params as { teamId?: string }).teamId?.toLowerCase();
}
