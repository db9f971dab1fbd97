import type { Identity, TeamRow } from '@tideform/sync';

/**
 * Returns whether an account may see a team's data on this device. Accounts that share a device see only their own
 * teams. A team that no account belongs to any more stays visible because of the unsent work in it.
 */
export function isVisibleTo({ tenantId, accounts }: TeamRow, person: Pick<Identity, 'tenantId' | 'userId'>): boolean {
  return tenantId === person.tenantId && (person.userId in accounts || Object.keys(accounts).length === 0);
}
