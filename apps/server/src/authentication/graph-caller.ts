import { type GraphClient, GraphError, type Organization, operations } from '@tideform/graph';
import { decodeJwt } from 'jose';
import { Refused } from '../refused.ts';

/** Who a Graph token belongs to, as Graph itself says. */
export interface GraphCaller {
  readonly userId: string;
  readonly tenantId: string;
  /** Of the organization. */
  readonly tenantName: string | undefined;
  readonly name: string;
  readonly email: string | null;
}

/** Tenant of all personal Microsoft accounts. */
const PERSONAL_TENANT_ID = '9188040d-6c67-4c5b-b112-36a304b66dad';

/**
 * Asks Graph whose token this is. `'personal-account'` when it is nobody's at work or school.
 *
 * The tenant is read from the token and believed only because Graph shows that very organization to its bearer: to us the
 * token is opaque, and its signature is Graph's to check.
 *
 * @throws `Refused` when the token claims another organization; `GraphError`; `GraphOutage`
 */
export async function askWhoCalls(graph: GraphClient, token: string): Promise<GraphCaller | 'personal-account'> {
  const tenantId = readTenantId(token);
  const me = await graph.call(operations.getMe, {});
  if (tenantId === undefined || tenantId === PERSONAL_TENANT_ID) return 'personal-account';
  const organization = await askOrganization(graph, tenantId);
  return {
    userId: me.id,
    tenantId: organization.id,
    tenantName: organization.displayName ?? undefined,
    name: me.displayName ?? '',
    email: me.mail ?? me.userPrincipalName ?? null,
  };
}

async function askOrganization(graph: GraphClient, tenantId: string): Promise<Organization> {
  try {
    return await graph.call(operations.getOrganization, { organizationId: tenantId });
  } catch (error) {
    if (error instanceof GraphError && error.status === 404) throw new Refused('unauthorized', 401, 'Unauthorized');
    throw error;
  }
}

/** Personal accounts have tokens that are no JWT. */
function readTenantId(token: string): string | undefined {
  try {
    const { tid } = decodeJwt(token);
    return typeof tid === 'string' ? tid.toLowerCase() : undefined;
  } catch {
    return undefined;
  }
}
