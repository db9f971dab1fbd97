import { operations } from '@tideform/graph';
import type { Tenant } from '../../directory/directory.ts';
import { findTenant } from '../../directory/people-store.ts';
import { refusals } from '../../refusal.ts';
import { selectFromDirectory } from '../answer/select.ts';
import { type GraphCall, type GraphContext, implement, ok } from '../call/graph-call.ts';

const usualProperties = ['id', 'displayName', 'verifiedDomains', 'createdDateTime', 'tenantType'] as const;

export const getOrganization = implement(operations.getOrganization, async (call, context) => {
  const id = call.params.organizationId.toLowerCase();
  if (id !== call.actor.tenantId) throw refusals.directoryObjectNotFound(id);
  return ok(selectFromDirectory(describeTenant(await ownTenant(call, context)), call.query, usualProperties));
});

export const listOrganizations = implement(operations.listOrganizations, async (call, context) => {
  const own = describeTenant(await ownTenant(call, context));
  return ok({ value: [selectFromDirectory(own, call.query, usualProperties)] });
});

/** The organization that the caller's token is for. */
async function ownTenant({ actor }: GraphCall<never, unknown>, { database }: GraphContext): Promise<Tenant> {
  const tenant = await findTenant(database, actor.tenantId);
  if (tenant === undefined) throw refusals.directoryObjectNotFound(actor.tenantId);
  return tenant;
}

function describeTenant(tenant: Tenant): Record<string, unknown> {
  const domain = { name: tenant.domain, isDefault: true, isInitial: true, type: 'Managed', capabilities: 'Email' };
  return {
    id: tenant.id,
    displayName: tenant.displayName,
    verifiedDomains: [domain],
    createdDateTime: tenant.createdAt.toISOString(),
    tenantType: 'AAD',
  };
}
