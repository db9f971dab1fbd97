import type { TableAccess } from '../database/open-database.ts';
import type { PersonName, ResponseRow } from '../database/rows.ts';
import type { Identity, SyncPorts } from '../ports.ts';

/** @throws Error 'User not authenticated' while nobody is signed in. */
export function signedIn(ports: Pick<SyncPorts, 'identity'>): Identity {
  const person = ports.identity();
  if (!person) throw new Error('User not authenticated');
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
  if (!row || !isOwn(row, person)) throw new Error(`Invalid response: ${responseId}`);
  return row;
}

/** Everyone who saved the response, in order of first save. */
export function withCollaborator(collaborators: readonly PersonName[], person: Identity): readonly PersonName[] {
  if (collaborators.some((one) => one.id === person.userId)) return collaborators;
  return [...collaborators, { id: person.userId, name: person.displayName }];
}

/** Have another device's answers come into this draft since the editor was opened? */
export function isReplaced(row: ResponseRow, opened: ResponseRow): boolean {
  return !row.submitted && !row.deleted && row.takenOver !== opened.takenOver;
}
