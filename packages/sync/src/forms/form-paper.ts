import { downloadAddress } from '@tideform/graph';
import type { SyncContext } from '../context.ts';
import { Failed } from '../failures/failed.ts';
import { findChild } from '../library/find-item.ts';
import { fileNames } from '../library/layout.ts';
import { present, requireForm } from './require-form.ts';

/** The PDF that the form was made from, whose fields its answers go into; `undefined` where it was made from none. */
export async function formPaper(context: SyncContext, formId: string): Promise<Blob | undefined> {
  const { form, driveId } = await requireForm(context, formId);
  const { graph } = context.ports;
  const folderId = present(form.folderDriveItemId, formId, 'folderDriveItemId');
  const item = await findChild(graph, driveId, folderId, fileNames.formPaper);
  if (!item) return undefined;
  const address = await downloadAddress(graph, { driveId, itemId: item.id });
  if (!address) throw new Failed('file-not-downloaded', {});
  return graph.download(address);
}
