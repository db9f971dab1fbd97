import { parseForm } from '@tideform/engine';
import type { SyncContext } from '../context.ts';
import { addJournalEntry } from '../database/journal.ts';
import { requireIdentity } from '../database/own-rows.ts';
import { withStorageReserve } from '../database/reserve.ts';
import type { ResponseRow } from '../database/rows.ts';
import { findFiles } from '../files/stored-file.ts';
import type { Identity } from '../ports.ts';
import { computeEditHash, toDraftRow } from './imported-draft.ts';
import { readPackage } from './read-package.ts';
import type { PackedResponse } from './response-package.ts';
import { findMissingFiles, type VerifiedFiles, verifyFiles } from './verify-files.ts';

/**
 * Reason why a response of a package wasn't imported:
 * - `here`: this device already has it, as a draft or in the outbox
 * - `arrived`: this device has already sent it to the library
 * - `otherPerson`: it belongs to another account
 * - `otherTeam`: the account isn't in the response's team, or the team isn't on this device yet
 * - `damaged`: its form or files are invalid
 */
export type ImportSkipReason = 'here' | 'arrived' | 'otherPerson' | 'otherTeam' | 'damaged';

export interface ImportedResponses {
  readonly imported: readonly ResponseRow[];
  readonly skipped: readonly { readonly title: string; readonly reason: ImportSkipReason }[];
  /** Names of files that are neither in the package nor in the library. */
  readonly lostFiles: readonly string[];
}

/**
 * Imports the responses of a package as drafts, which the user checks and submits. A response keeps its ID, so that it
 * arrives once even if two devices send it. An edit of a submission stays an edit.
 *
 * @throws UnreadablePackageError when the file isn't a package of this program
 */
export async function importResponses(context: SyncContext, file: Blob): Promise<ImportedResponses> {
  const person = requireIdentity(context.ports);
  const { responses, files } = await readPackage(file);
  const imported: ResponseRow[] = [];
  const skipped: { title: string; reason: ImportSkipReason }[] = [];
  const lostFiles: string[] = [];
  for (const packed of responses) {
    const own = files.filter((one) => one.responseId === packed.id);
    const checked = await verifyFiles(context, packed.id, own);
    const row = checked === 'damaged' ? checked : await importResponse(context, person, packed, checked);
    if (typeof row === 'string') skipped.push({ title: packed.formTitle || packed.formId, reason: row });
    else {
      imported.push(row);
      lostFiles.push(...findMissingFiles(findFiles(row.data.data), own));
    }
  }
  return { imported, skipped, lostFiles };
}

async function importResponse(
  context: SyncContext,
  person: Identity,
  packed: PackedResponse,
  { files, attachments }: VerifiedFiles,
): Promise<ResponseRow | ImportSkipReason> {
  const { database, ports } = context;
  const { responses, outbox, receipts, forms, teams, journal } = database;
  if (packed.tenantId !== undefined && packed.tenantId !== person.tenantId) return 'otherPerson';
  if (packed.userId !== undefined && packed.userId !== person.userId) return 'otherPerson';
  const schema = parseForm(packed.schema);
  if (!schema.ok) return 'damaged';
  const edit = await computeEditHash(ports, packed, attachments);
  const importRows = async (): Promise<ResponseRow | ImportSkipReason> => {
    const team = await teams.get(packed.teamId);
    const form = await forms.get(packed.formId);
    if (!team || team.tenantId !== person.tenantId || !(person.userId in team.accounts)) return 'otherTeam';
    if (form && form.teamId !== team.id) return 'damaged';
    const receipt = await receipts.get(packed.id);
    if (receipt && (!edit || edit === receipt.manifestHash)) return 'arrived';
    if ((await responses.get(packed.id)) || (await outbox.get(packed.id))) return 'here';
    const row = toDraftRow(context, person, { ...packed, schema: schema.form }, form);
    await responses.add(row);
    await database.files.bulkAdd([...files]);
    // The response may have been withdrawn before and have left rows of the same files.
    await database.attachments.bulkPut([...attachments]);
    await addJournalEntry(database, ports.clock, row.id, 'imported');
    return row;
  };
  const tables = [responses, outbox, receipts, forms, teams, journal, database.files, database.attachments];
  return withStorageReserve(database, () => database.transaction('rw', tables, importRows));
}
