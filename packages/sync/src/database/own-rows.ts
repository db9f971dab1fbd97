import { Failed } from '../failures/failed.ts';
import type { Identity, SyncPorts } from '../ports.ts';
import type { TableAccess } from './open-database.ts';
import type { ResponseRow } from './rows.ts';

/** @throws Error 'User not authenticated' while nobody is signed in. */
export function signedIn(ports: Pick<SyncPorts, 'identity'>): Identity {
  const person = ports.identity();
  if (!person) throw new Failed('not-authenticated', {});
  return person;
}

/** Is this row the work of that person? Work of one account is never shown, changed or sent under another. */
export function isOwn(
  row: { readonly tenantId: string; readonly userId: string },
  person: Pick<Identity, 'tenantId' | 'userId'>,
): boolean {
  return row.tenantId === person.tenantId && row.userId === person.userId;
}

/** @throws Error 'Invalid response: {id}' when there is no such row, or it is another account's. */
export async function ownResponse(tables: TableAccess, responseId: string, person: Identity): Promise<ResponseRow> {
  const row = await tables.responses.get(responseId);
  if (!row || !isOwn(row, person)) throw new Failed('invalid-response', { responseId });
  return row;
}
