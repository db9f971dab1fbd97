import { parseForm } from '@tideform/engine';
import type { SyncContext } from '../context.ts';
import { note } from '../database/journal.ts';
import { signedIn } from '../database/own-rows.ts';
import { withReserve } from '../database/reserve.ts';
import type { ResponseRow } from '../database/rows.ts';
import { filesIn } from '../files/stored-file.ts';
import type { Identity } from '../ports.ts';
import { type CheckedFiles, checkFiles, filesMissing } from './check-files.ts';
import { editHash, importedDraft } from './imported-draft.ts';
import { readPackage } from './read-package.ts';
import type { PackedResponse } from './response-package.ts';

/**
 * Why one response of a file was not imported:
 * - `here`: this device has it, as a draft or on its way
 * - `arrived`: it arrived in the library from this device
 * - `otherPerson`: it is the work of another account
 * - `otherTeam`: the account is not in its team, or this device does not know the team yet
 * - `damaged`: its form or its files are not what they say
 */
export type NotImported = 'here' | 'arrived' | 'otherPerson' | 'otherTeam' | 'damaged';

export interface ImportedResponses {
  readonly imported: readonly ResponseRow[];
  readonly skipped: readonly { readonly title: string; readonly reason: NotImported }[];
  /** Files of what was imported that neither the file nor the library has. */
  readonly lostFiles: readonly string[];
}

/**
 * Takes the responses of a file in as drafts of the person, who looks at them and submits. A response keeps its id: when
 * two devices send it, it still arrives once. An edit of a submission stays one.
 *
 * @throws UnreadablePackage when the file is none that this program made.
 */
export async function importResponses(context: SyncContext, file: Blob): Promise<ImportedResponses> {
  const person = signedIn(context.ports);
  const { responses, files } = await readPackage(file);
  const imported: ResponseRow[] = [];
  const skipped: { title: string; reason: NotImported }[] = [];
  const lostFiles: string[] = [];
  for (const packed of responses) {
    const own = files.filter((one) => one.responseId === packed.id);
    const checked = await checkFiles(context, packed.id, own);
    const row = checked === 'damaged' ? checked : await importOne(context, person, packed, checked);
    if (typeof row === 'string') skipped.push({ title: packed.formTitle || packed.formId, reason: row });
    else {
      imported.push(row);
      lostFiles.push(...filesMissing(filesIn(row.data.data), own));
    }
  }
  return { imported, skipped, lostFiles };
}

async function importOne(
  context: SyncContext,
  person: Identity,
  packed: PackedResponse,
  { files, attachments }: CheckedFiles,
): Promise<ResponseRow | NotImported> {
  const { database, ports } = context;
  const { responses, outbox, receipts, forms, teams, journal } = database;
  if (packed.tenantId !== undefined && packed.tenantId !== person.tenantId) return 'otherPerson';
  if (packed.userId !== undefined && packed.userId !== person.userId) return 'otherPerson';
  const schema = parseForm(packed.schema);
  if (!schema.ok) return 'damaged';
  const edit = await editHash(ports, packed, attachments);
  const take = async (): Promise<ResponseRow | NotImported> => {
    const team = await teams.get(packed.teamId);
    const form = await forms.get(packed.formId);
    if (!team || team.tenantId !== person.tenantId || !(person.userId in team.accounts)) return 'otherTeam';
    if (form && form.teamId !== team.id) return 'damaged';
    const receipt = await receipts.get(packed.id);
    if (receipt && (!edit || edit === receipt.manifestHash)) return 'arrived';
    if ((await responses.get(packed.id)) || (await outbox.get(packed.id))) return 'here';
    const row = importedDraft(context, person, { ...packed, schema: schema.form }, form);
    await responses.add(row);
    await database.files.bulkAdd([...files]);
    // A response that was taken back may have left rows of the same files.
    await database.attachments.bulkPut([...attachments]);
    await note(database, ports.clock, row.id, 'imported');
    return row;
  };
  const tables = [responses, outbox, receipts, forms, teams, journal, database.files, database.attachments];
  return withReserve(database, () => database.transaction('rw', tables, take));
}
