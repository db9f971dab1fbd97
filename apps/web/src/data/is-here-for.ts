import type { Identity, TeamRow } from '@tideform/sync';

/**
 * Whether a person may see what this device has of a team. Several accounts share a device: a team that only others are in is
 * theirs. One that nobody is in any more stays for the unsent work in it.
 */
export function isHereFor({ tenantId, accounts }: TeamRow, person: Pick<Identity, 'tenantId' | 'userId'>): boolean {
  return tenantId === person.tenantId && (person.userId in accounts || Object.keys(accounts).length === 0);
}
