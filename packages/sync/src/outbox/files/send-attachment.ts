import { type DriveItem, GraphError, nameKey } from '@tideform/graph';
import { note } from '../../database/journal.ts';
import { asLeader, asLeaderStrictly } from '../../database/lease.ts';
import type { AttachmentRow } from '../../database/rows.ts';
import { freeFileName } from '../../files/file-names.ts';
import { isRewrittenByService } from '../../files/is-rewritten-by-service.ts';
import type { PushRun } from '../push-run.ts';
import { setFields } from '../remote/fields.ts';
import { partFields } from '../remote/part-fields.ts';
import { childWithFields } from '../remote/response-library.ts';
import { takeBackIfReplaced } from '../remote/take-back.ts';
import { type AttachmentFolder, isClaimed, isUnclaimed } from './attachment-folder.ts';
import { type FileContent, fileContent, isSameContent } from './file-content.ts';
import { uploadContent } from './upload-content.ts';

/** Names that may turn out to be taken between the look into the folder and the upload. */
const namesTried = 4;

interface Sending {
  readonly run: PushRun;
  readonly folder: AttachmentFolder;
  /** What lies in the folder, by name. */
  readonly present: Map<string, DriveItem>;
  readonly content: FileContent;
}

/**
 * Brings one file into the response's folder and claims it there. What lies under its name is adopted when it is this
 * file, from a try whose answer was lost; else the file gets another name. Repeating it ends with the same one file.
 */
export async function sendAttachment(
  run: PushRun,
  folder: AttachmentFolder,
  present: Map<string, DriveItem>,
  attachment: AttachmentRow,
): Promise<void> {
  const sending: Sending = { run, folder, present, content: await fileContent(run, attachment) };
  let row = attachment;
  for (let tries = 1; ; tries += 1) {
    const there = present.get(nameKey(row.name));
    if (there && !isThis(sending, row, there)) row = await rename(sending, row);
    else if (there) return arrive(sending, row, there);
    try {
      return await arrive(sending, row, await upload(sending, row));
    } catch (error) {
      if (!(error instanceof GraphError) || error.status !== 409 || tries === namesTried) throw error;
      const taken = await childWithFields(folder.library, folder.folderId, row.name);
      if (!taken) throw error;
      present.set(nameKey(row.name), taken);
    }
  }
}

function isThis({ folder, content }: Sending, row: AttachmentRow, item: DriveItem): boolean {
  if (!isClaimed(item, folder.responseId) && !isUnclaimed(item)) return false;
  return isSameContent(item, content) || (row.sending === 1 && isRewrittenByService(row.name) && !item.folder);
}

async function upload(sending: Sending, row: AttachmentRow): Promise<DriveItem> {
  const { run, folder, content } = sending;
  await keepSending(run, row, content);
  let finished: DriveItem | undefined;
  const findFinished = async () => {
    const there = await childWithFields(folder.library, folder.folderId, row.name);
    finished = there && isThis(sending, { ...row, sending: 1 }, there) ? there : undefined;
    return finished;
  };
  const keepRow = (progress: Partial<AttachmentRow>) => keep(run, row, progress);
  const item = await uploadContent({ run, folder, row, content, keep: keepRow, findFinished });
  if (item !== finished) await takeBackIfReplaced(run, folder.library, item);
  return item;
}

/** Something else lies under the name: the file gets one that nobody has, written down before anything is sent under it. */
async function rename({ run, present }: Sending, row: AttachmentRow): Promise<AttachmentRow> {
  const { database, epoch, ports } = run;
  const { session: _session, sending: _sending, claiming: _claiming, ...rest } = row;
  return asLeader(database, epoch, ['attachments'], async () => {
    const others = await database.attachments.where('responseId').equals(row.responseId).toArray();
    const taken = new Set([...present.keys(), ...others.map((other) => nameKey(other.name))]);
    const renamed = { ...rest, name: freeFileName(row.name, (key) => taken.has(key), ports.chance.random) };
    await database.attachments.put(renamed);
    return renamed;
  });
}

/** NOTE: claims also what is claimed: it has another eTag then, and who was about to delete it leaves it (SYNC-260). */
async function arrive({ run, folder }: Sending, row: AttachmentRow, item: DriveItem): Promise<void> {
  const { library, responseId, formId } = folder;
  await keep(run, row, { claiming: item.id });
  await setFields(library, item.id, partFields('attachment', { formId, responseId }));
  const arrived = { driveId: library.driveId, driveItemId: item.id, url: item.webUrl ?? '' };
  const { database, epoch, ports } = run;
  const there = { arrived, leaving: undefined, session: undefined, sending: undefined, claiming: undefined };
  await asLeader(database, epoch, ['attachments', 'journal'], async () => {
    await database.attachments.update([responseId, row.id], there);
    await note(database, ports.clock, responseId, 'file sent', row.id);
  });
}

/**
 * The name and the content under which the file may be there from now on, whatever becomes of this tab: who takes the file
 * out of the answers finds it by them.
 */
async function keepSending(
  { database, epoch }: PushRun,
  { responseId, id }: AttachmentRow,
  { quickXorHash }: FileContent,
): Promise<void> {
  await asLeaderStrictly(database, epoch, ['attachments'], ({ attachments }) =>
    attachments.update([responseId, id], { sending: 1, quickXorHash }),
  );
}

async function keep(
  { database, epoch }: PushRun,
  { responseId, id }: AttachmentRow,
  progress: Partial<AttachmentRow>,
): Promise<void> {
  await asLeader(database, epoch, ['attachments'], () => database.attachments.update([responseId, id], progress));
}
