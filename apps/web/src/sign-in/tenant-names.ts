const keyOf = (tenantId: string): string => `tenant:${tenantId}`;

/** What an organization is called, once one of its people has been here; known without a token and before the database is open. */
export const readTenantName = (storage: Pick<Storage, 'getItem'>, tenantId: string): string | undefined =>
  storage.getItem(keyOf(tenantId)) ?? undefined;

export function keepTenantName(storage: Pick<Storage, 'setItem'>, tenantId: string, name: string): void {
  try {
    storage.setItem(keyOf(tenantId), name);
  } catch {
    // A full storage: the name is a comfort, and comes again.
  }
}
