import { FailureError } from '../failures/failure-error.ts';
import type { Identity, SyncPorts } from '../ports.ts';
import type { TableAccess } from './open-database.ts';
import type { ResponseRow } from './rows.ts';

/**
 * Returns the signed-in account.
 *
 * @throws FailureError 'User not authenticated' when signed out
 */
export function requireIdentity(ports: Pick<SyncPorts, 'identity'>): Identity {
  const person = ports.identity();
  if (!person) throw new FailureError('not-authenticated', {});
  return person;
}

/**
 * Returns whether a row belongs to this account. Rows of one account are never shown, changed or sent under another
 * account.
 */
export function isOwnRow(
  row: { readonly tenantId: string; readonly userId: string },
  person: Pick<Identity, 'tenantId' | 'userId'>,
): boolean {
  return row.tenantId === person.tenantId && row.userId === person.userId;
}

/**
 * Loads a response of this account.
 *
 * @throws FailureError 'Invalid response: {id}' when the row is missing or belongs to another account
 */
export async function requireOwnResponse(
  tables: TableAccess,
  responseId: string,
  person: Identity,
): Promise<ResponseRow> {
  const row = await tables.responses.get(responseId);
  if (!row || !isOwnRow(row, person)) throw new FailureError('invalid-response', { responseId });
  return row;
}
