import { type GraphClient, GraphError, type Organization, operations } from '@tideform/graph';
import { decodeJwt } from 'jose';
import { Refused } from '../refused.ts';

/** User of a Graph token, as returned by Graph. */
export interface GraphCaller {
  readonly userId: string;
  readonly tenantId: string;
  /** Name of the organization. */
  readonly tenantName: string | undefined;
  readonly name: string;
  readonly email: string | null;
}

/** Tenant of all personal Microsoft accounts. */
const PERSONAL_TENANT_ID = '9188040d-6c67-4c5b-b112-36a304b66dad';

/**
 * Loads the user of a token from Graph. Returns `'personal-account'` if it isn't a work or school account.
 *
 * The tenant ID comes from the token, which this server can't verify. It is trustworthy, because Graph returns this
 * organization only to its members.
 *
 * @throws `Refused` if the token claims another organization; `GraphError`; `GraphOutage`
 */
export async function loadGraphCaller(graph: GraphClient, token: string): Promise<GraphCaller | 'personal-account'> {
  const tenantId = readTenantId(token);
  const me = await graph.call(operations.getMe, {});
  if (tenantId === undefined || tenantId === PERSONAL_TENANT_ID) return 'personal-account';
  const organization = await loadOrganization(graph, tenantId);
  return {
    userId: me.id,
    tenantId: organization.id,
    tenantName: organization.displayName ?? undefined,
    name: me.displayName ?? '',
    email: me.mail ?? me.userPrincipalName ?? null,
  };
}

async function loadOrganization(graph: GraphClient, tenantId: string): Promise<Organization> {
  try {
    return await graph.call(operations.getOrganization, { organizationId: tenantId });
  } catch (error) {
    if (error instanceof GraphError && error.status === 404) throw new Refused('unauthorized', 401, 'Unauthorized');
    throw error;
  }
}

/** Reads the tenant ID; `undefined` for tokens of personal accounts, which aren't JWTs. */
function readTenantId(token: string): string | undefined {
  try {
    const { tid } = decodeJwt(token);
    return typeof tid === 'string' ? tid.toLowerCase() : undefined;
  } catch {
    return undefined;
  }
}
