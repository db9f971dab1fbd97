const getKey = (tenantId: string): string => `tenant:${tenantId}`;

/**
 * Returns the stored name of an organization that was used on this device. It is available without a token and before
 * the database is open.
 */
export const readTenantName = (storage: Pick<Storage, 'getItem'>, tenantId: string): string | undefined =>
  storage.getItem(getKey(tenantId)) ?? undefined;

export function storeTenantName(storage: Pick<Storage, 'setItem'>, tenantId: string, name: string): void {
  try {
    storage.setItem(getKey(tenantId), name);
  } catch {
    // Full storage is ignored, because the name isn't essential and is stored again later.
  }
}
