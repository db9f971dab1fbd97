import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect } from 'react';
import { keepTenantName } from '../sign-in/tenant-names.ts';
import { useData } from './data-context.ts';

/** Keeps what the person's organization is called where it can be read without this database: by the list of accounts. */
export function useKeepTenantName(): void {
  const { database, identity } = useData();
  const { tenantId } = identity;
  const name = useLiveQuery(async () => (await database.tenants.get(tenantId))?.displayName, [database, tenantId]);
  useEffect(() => {
    if (name) keepTenantName(localStorage, tenantId, name);
  }, [tenantId, name]);
}
