import {
  type ApiCaller,
  type ApiOperation,
  graphTokenHeader,
  type TeamTokenClaims,
  type TenantTokenClaims,
  tokenHeader,
} from '@tideform/contract';
import type { FastifyRequest } from 'fastify';
import { Refused } from '../refused.ts';
import type { Tokens } from './tokens.ts';

/** Who calls. A Graph token is not checked here: Graph does that when it is asked with it. */
export interface Callers {
  readonly none: undefined;
  readonly graph: { readonly graphToken: string };
  readonly tenant: TenantTokenClaims;
  readonly team: TeamTokenClaims;
  readonly 'team-and-graph': TeamTokenClaims & { readonly graphToken: string };
}

export type CallerOf<Kind extends ApiCaller> = Callers[Kind];

/**
 * Reads who calls from the headers.
 * @throws `Refused` with `unauthorized` when the token is missing, forged, expired or another team's
 */
export async function authenticate(
  operation: ApiOperation,
  request: FastifyRequest,
  tokens: Tokens,
): Promise<CallerOf<ApiCaller>> {
  switch (operation.caller) {
    case 'none':
      return undefined;
    case 'graph':
      return { graphToken: readBearer(request, graphTokenHeader) };
    case 'tenant':
      return (await tokens.readTenantToken(readBearer(request, tokenHeader))) ?? refuseToken();
    case 'team':
      return readTeamClaims(request, tokens);
    case 'team-and-graph':
      return { ...(await readTeamClaims(request, tokens)), graphToken: readBearer(request, graphTokenHeader) };
  }
}

async function readTeamClaims(request: FastifyRequest, tokens: Tokens): Promise<TeamTokenClaims> {
  const claims = await tokens.readTeamToken(readBearer(request, tokenHeader));
  return claims?.teamId === teamIdOf(request) ? claims! : refuseToken();
}

function readBearer(request: FastifyRequest, header: string): string {
  const value = request.headers[header];
  const token = typeof value === 'string' ? /^Bearer ([\w.~+/-]+=*)$/i.exec(value)?.[1] : undefined;
  if (!token) throw new Refused('unauthorized', 401, 'Unauthorized');
  return token;
}

/** The client knows this text: it drops the token and fetches another once. */
function refuseToken(): never {
  throw new Refused('unauthorized', 401, 'Invalid subscription token');
}

function teamIdOf(request: FastifyRequest): string | undefined {
  return (request.params as { teamId?: string }).teamId?.toLowerCase();
}
