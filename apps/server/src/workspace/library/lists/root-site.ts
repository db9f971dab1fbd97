import type { Tenant } from '../../directory/directory.ts';
import type { Site } from '../item.ts';

/**
 * Creates the root site of an organization. It belongs to no group, has no lists, and its IDs are those of the
 * organization.
 */
export function createRootSite(tenant: Tenant): Site {
  const { id, displayName, createdAt } = tenant;
  return { id, collectionId: id, tenantId: id, groupId: id, name: '', displayName, createdAt };
}

export function isRootSite(site: Site): boolean {
  return site.id === site.tenantId;
}
