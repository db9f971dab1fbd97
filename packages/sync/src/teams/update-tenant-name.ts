import { type GraphClient, GraphError, operations } from '@tideform/graph';
import type { SyncContext } from '../context.ts';
import type { Identity } from '../ports.ts';

const maxAgeMs = 24 * 60 * 60 * 1000;

/**
 * Stores the name of the user's organization, to tell several accounts on one device apart. Reloaded after a day, also
 * if the directory refuses it, as it may for guests.
 */
export async function updateTenantName({ database, ports }: SyncContext, { tenantId }: Identity): Promise<void> {
  const now = ports.clock.now();
  const known = await database.tenants.get(tenantId);
  const ageMs = Date.parse(now) - Date.parse(known?.namedAt ?? '');
  if (ageMs >= 0 && ageMs < maxAgeMs) return;
  const displayName = await fetchName(ports.graph, tenantId);
  await database.transaction('rw', database.tenants, async () => {
    const row = (await database.tenants.get(tenantId)) ?? { id: tenantId };
    await database.tenants.put({ ...row, namedAt: now, ...(displayName && { displayName }) });
  });
}

/** Returns '' if the name may not be read. */
async function fetchName(graph: GraphClient, organizationId: string): Promise<string> {
  try {
    return (
      (await graph.call(operations.getOrganization, { organizationId }, { query: { select: ['id', 'displayName'] } }))
        .displayName ?? ''
    );
  } catch (cause) {
    if (cause instanceof GraphError) return '';
    throw cause;
  }
}
