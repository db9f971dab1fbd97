import { findDownloadUrl } from '@tideform/graph';
import type { SyncContext } from '../context.ts';
import { FailureError } from '../failures/failure-error.ts';
import { findChild } from '../library/drive-items.ts';
import { fileNames } from '../library/layout.ts';
import { requireForm, requireValue } from './require-form.ts';

/**
 * Loads the PDF form that the form was created from and that its answers are written into; `undefined` if there is
 * none.
 */
export async function fetchPdfForm(context: SyncContext, formId: string): Promise<Blob | undefined> {
  const { form, driveId } = await requireForm(context, formId);
  const { graph } = context.ports;
  const folderId = requireValue(form.folderDriveItemId, formId, 'folderDriveItemId');
  const item = await findChild(graph, driveId, folderId, fileNames.pdfForm);
  if (!item) return undefined;
  const address = await findDownloadUrl(graph, { driveId, itemId: item.id });
  if (!address) throw new FailureError('file-not-downloaded', {});
  return graph.download(address);
}
