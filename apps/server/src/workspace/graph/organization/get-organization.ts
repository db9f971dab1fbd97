import { operations } from '@tideform/graph';
import { findTenant } from '../../directory/people-store.ts';
import { refusals } from '../../refusal.ts';
import { selectFromDirectory } from '../answer/select.ts';
import { implement, ok } from '../call/graph-call.ts';

const usualProperties = ['id', 'displayName', 'verifiedDomains', 'createdDateTime', 'tenantType'] as const;

export const getOrganization = implement(operations.getOrganization, async (call, context) => {
  const id = call.params.organizationId.toLowerCase();
  const tenant = id === call.actor.tenantId ? await findTenant(context.database, id) : undefined;
  if (tenant === undefined) throw refusals.directoryObjectNotFound(id);
  const domain = { name: tenant.domain, isDefault: true, isInitial: true, type: 'Managed', capabilities: 'Email' };
  const resource = {
    id: tenant.id,
    displayName: tenant.displayName,
    verifiedDomains: [domain],
    createdDateTime: tenant.createdAt.toISOString(),
    tenantType: 'AAD',
  };
  return ok(selectFromDirectory(resource, call.query, usualProperties));
});
