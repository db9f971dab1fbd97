import type { DriveItem } from '@tideform/graph';
import type { OutboxRow } from '../../database/rows.ts';
import { findItem } from '../../library/find-item.ts';
import type { ResponseLibrary } from '../remote/response-library.ts';
import type { SubmittedResponse } from '../response-file.ts';
import { known } from './submission.ts';

/**
 * Another device, or a copied profile, may have submitted the same response with other answers: that submission stays, and
 * ours is kept here.
 *
 * @throws 'Already submitted with other answers'
 */
export async function refuseOtherContent(
  { graph, driveId }: ResponseLibrary,
  row: OutboxRow,
  found: DriveItem,
): Promise<void> {
  const url = (await findItem(graph, driveId, found.id))?.['@microsoft.graph.downloadUrl'];
  const content = await (await graph.download(known(url, 'downloadUrl'))).text();
  const stored = JSON.parse(content) as Partial<SubmittedResponse>;
  if (stored.manifestHash !== row.manifestHash) throw new Error('Already submitted with other answers');
}
