import { operations } from '@tideform/graph';
import type { Tenant } from '../../directory/directory.ts';
import { findTenant } from '../../directory/people-store.ts';
import { refusals } from '../../refusal.ts';
import { selectFromDirectory } from '../answer/select.ts';
import { type GraphCall, type GraphContext, implement, ok } from '../call/graph-call.ts';

const defaultProperties = ['id', 'displayName', 'verifiedDomains', 'createdDateTime', 'tenantType'] as const;

export const getOrganization = implement(operations.getOrganization, async (call, context) => {
  const id = call.params.organizationId.toLowerCase();
  if (id !== call.actor.tenantId) throw refusals.directoryObjectNotFound(id);
  return ok(selectFromDirectory(describeTenant(await findOwnTenant(call, context)), call.query, defaultProperties));
});

export const listOrganizations = implement(operations.listOrganizations, async (call, context) => {
  const tenant = describeTenant(await findOwnTenant(call, context));
  return ok({ value: [selectFromDirectory(tenant, call.query, defaultProperties)] });
});

/** Finds the organization of the caller's token. */
async function findOwnTenant({ actor }: GraphCall<never, unknown>, { database }: GraphContext): Promise<Tenant> {
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
