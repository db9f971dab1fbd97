import type { Tenant } from '../../directory/directory.ts';
import type { Site } from '../item.ts';

/**
 * The first site of an organization. It is no group's and has no lists: it says where the others are, and its ids are the
 * organization's own.
 */
export function rootSiteOf(tenant: Tenant): Site {
  const { id, displayName, createdAt } = tenant;
  return { id, collectionId: id, tenantId: id, groupId: id, name: '', displayName, createdAt };
}

export function isRootSite(site: Site): boolean {
  return site.id === site.tenantId;
}
