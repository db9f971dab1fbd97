import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect } from 'react';
import { storeTenantName } from '../sign-in/tenant-names.ts';
import { useData } from './data-context.ts';

/** Stores the name of the user's organization outside the account's database, for the list of accounts. */
export function useStoreTenantName(): void {
  const { database, identity } = useData();
  const { tenantId } = identity;
  const name = useLiveQuery(async () => (await database.tenants.get(tenantId))?.displayName, [database, tenantId]);
  useEffect(() => {
    if (name) storeTenantName(localStorage, tenantId, name);
  }, [tenantId, name]);
}
