import type { Identity, TeamRow } from '@tideform/sync';

/**
 * Whether an account may see this device's data of a team. Accounts that share a device see only their own teams. A
 * team without accounts stays visible for the unsent work in it.
 */
export function isVisibleTo({ tenantId, accounts }: TeamRow, person: Pick<Identity, 'tenantId' | 'userId'>): boolean {
  return tenantId === person.tenantId && (person.userId in accounts || Object.keys(accounts).length === 0);
}
