import { type DriveItem, operations } from '@tideform/graph';
import type { OutboxRow } from '../../database/rows.ts';
import { Failed } from '../../failures/failed.ts';
import { filesIn } from '../../files/stored-file.ts';
import { fileNames } from '../../library/layout.ts';
import { readJsonFile } from '../../library/read-json-file.ts';
import { responseFile } from '../../library/stored-files.ts';
import { submissionMark } from '../../responses/submission-mark.ts';
import { sweepItems } from '../files/sweep-attachments.ts';
import { patchFields } from '../remote/fields.ts';
import { findResponseItem, isSubmission } from '../remote/response-item.ts';
import { type ResponseLibrary, responseLibrary } from '../remote/response-library.ts';
import { submissionFields } from '../remote/submission-fields.ts';
import { holds, uploadVerified } from '../remote/verified-upload.ts';
import { jsonBytes, submittedResponse } from '../response-file.ts';
import { known, type Step, type Submission } from './submission.ts';

/** One resubmission that is being put in the place of the submission. */
interface Replacement {
  readonly submission: Submission;
  readonly library: ResponseLibrary;
  readonly folderId: string;
  /** Item of the submission's JSON. */
  readonly itemId: string;
  /** The JSON that is to lie there. */
  readonly bytes: Uint8Array;
}

/**
 * P4 of a resubmission: the JSON and then, in ONE change, the fields, by which tables show the new answers. The JSON decides
 * between two who resubmit: whoever finds other answers there than those that were edited has changed nothing yet. Who has
 * been replaced in turn leaves the fields alone.
 */
export const replaceSubmission: Step = async (submission) => {
  const { run, row } = submission;
  const response = await submission.response();
  const library = await responseLibrary(run, row);
  const folderId = known(row.folderDriveItemId, 'folderDriveItemId');
  const submitted = submittedResponse(response, row, known(row.submissionNumber, 'submissionNumber'));
  const bytes = jsonBytes(submitted);
  const found = await findResponseItem(library, folderId);
  if (!found || !isSubmission(found, row.responseId)) throw new Failed('submission-gone', {});
  const replacement: Replacement = { submission, library, folderId, itemId: found.id, bytes };
  const end = { progress: { responseDriveItemId: found.id }, next: 'count' } as const;
  if (!(await replaceAnswers(replacement, found))) return end;
  if (!(await replaceFields(replacement, submissionFields(submitted, response)))) return end;
  const named = new Set<unknown>(filesIn(response.data.data).map((file) => file.driveItemId));
  const removed = row.resubmission?.files.filter((id) => !named.has(id)) ?? [];
  await sweepItems(run, { library, folderId, responseId: row.responseId, formId: row.formId }, removed);
  return end;
};

/** Answers whether our answers lie there now; not when others have taken their place since, or say the same. */
async function replaceAnswers({ submission, library, bytes }: Replacement, found: DriveItem): Promise<boolean> {
  const { row } = submission;
  if (!holds(found, bytes)) {
    const file = await readJsonFile(library.graph, library.driveId, found, responseFile);
    if (file.manifestHash === row.manifestHash) return false;
    if (submissionMark(file) !== row.resubmission?.of) return requireReplaced(row);
    const failure = { kind: 'upload-refused', parameters: { file: fileNames.responseSubmitted } } as const;
    const target = { itemId: found.id, ifMatch: found.eTag };
    await uploadVerified(library, target, { bytes, contentType: 'application/json', failure });
  }
  if (!row.replaced) await submission.keep({ replaced: 1 });
  return true;
}

/** @throws when the other answers were there before ours, so that ours would go over what nobody has seen here. */
function requireReplaced({ replaced }: OutboxRow): false {
  if (!replaced) throw new Failed('already-resubmitted-otherwise', {});
  return false;
}

async function replaceFields(replacement: Replacement, fields: Parameters<typeof patchFields>[2]): Promise<boolean> {
  const { library, itemId } = replacement;
  const { graph, driveId } = library;
  const query = { select: ['id', 'eTag'] };
  const row = await graph.call(operations.getItemListItem, { driveId, itemId }, { query });
  if (!(await isOurs(replacement))) return false;
  await patchFields(library, row, fields, row.eTag === undefined ? {} : { ifMatch: row.eTag });
  return true;
}

async function isOurs({ library: { graph, driveId }, itemId, bytes }: Replacement): Promise<boolean> {
  return holds(await graph.call(operations.getItem, { driveId, itemId }), bytes);
}
