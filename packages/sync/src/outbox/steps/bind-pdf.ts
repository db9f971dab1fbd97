import type { DriveItem } from '@tideform/graph';
import { Failed } from '../../failures/failed.ts';
import { fileNames } from '../../library/layout.ts';
import { patchFields, setFields } from '../remote/fields.ts';
import { partFields } from '../remote/part-fields.ts';
import { childWithFields, type ResponseLibrary } from '../remote/response-library.ts';
import { holds, uploadVerified } from '../remote/verified-upload.ts';
import { known, type Submission } from './submission.ts';

/**
 * Makes the PDF beside our answers the one that was drawn from them, in a state that nobody has seen while other answers lay
 * there. A device that saw its own answers there before ours can replace the PDF no more: its condition fails.
 *
 * @param areOurs whether our answers lie there now; asked after the PDF was looked at
 */
export async function bindPdf(
  { row }: Submission,
  library: ResponseLibrary,
  areOurs: () => Promise<boolean>,
): Promise<void> {
  const bytes = known(row.pdf?.bytes, 'pdf');
  const folderId = known(row.folderDriveItemId, 'folderDriveItemId');
  const fields = partFields('pdf', row);
  const found = await childWithFields(library, folderId, fileNames.submissionPdf);
  if (!(await areOurs())) throw new Failed('upload-refused', { file: fileNames.responseSubmitted });
  if (found?.listItem && holds(found, bytes)) {
    // Whatever it says already: the change is what moves its eTag on.
    const eTag = found.listItem.eTag ?? found.eTag;
    return patchFields(library, found.listItem, fields, eTag === undefined ? {} : { ifMatch: eTag });
  }
  const item = await uploadPdf(library, folderId, found, bytes);
  await setFields(library, item.id, fields);
}

const pdfRefused = { kind: 'pdf-upload-refused', parameters: {} } as const;

/** A PDF that is replaced is so only in the state that was seen. */
export function uploadPdf(
  library: ResponseLibrary,
  folderId: string,
  found: DriveItem | undefined,
  bytes: Uint8Array,
): Promise<DriveItem> {
  const target = found ? { itemId: found.id, ifMatch: found.eTag } : { folderId, name: fileNames.submissionPdf };
  return uploadVerified(library, target, { bytes, contentType: 'application/pdf', failure: pdfRefused });
}
