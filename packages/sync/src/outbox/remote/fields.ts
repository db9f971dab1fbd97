import { type FieldValues, type ListItem, operations } from '@tideform/graph';
import { Failed } from '../../failures/failed.ts';
import { partitionOf } from '../../library/partition.ts';
import { writeFields } from '../../library/write-fields.ts';
import type { ResponseLibrary } from './response-library.ts';

/** Columns by which the files of a response are found. Any other column may be missing. */
const essential = ['tfItemType', 'tfFormId', 'tfResponseId'];

/** Every table asks for submissions by their partition: without one a submission would be in no table, and seem to have arrived. */
const essentialOfSubmissions = [...essential, 'tfPartition'];

/** Sets the fields of one file or folder in ONE call, its partition with them; `writeFields` says what is left out when it is refused. */
export async function setFields(library: ResponseLibrary, itemId: string, fields: FieldValues): Promise<void> {
  const { graph, driveId } = library;
  const query = { select: ['id'] };
  const row = await graph.call(operations.getItemListItem, { driveId, itemId }, { query, isNew: true });
  await patchFields(library, row, fields, {});
}

/**
 * Sets the fields of a draft's file as `setFields` does, and only while it is a draft.
 *
 * NOTE: a former leader may wake up here when the response is submitted; without the condition its late call would turn
 * the submission back into a draft.
 */
export async function setDraftFields(library: ResponseLibrary, itemId: string, fields: FieldValues): Promise<void> {
  const { graph, driveId } = library;
  const query = { select: ['id', 'eTag'], expand: 'fields($select=tfItemType)' };
  const row = await graph.call(operations.getItemListItem, { driveId, itemId }, { query, isNew: true });
  if (row.fields?.tfItemType === 'submission') throw new Failed('already-submitted', {});
  await patchFields(library, row, fields, row.eTag === undefined ? {} : { ifMatch: row.eTag });
}

/** One PATCH of the fields; without those that the library refuses and that a response can do without. */
export async function patchFields(
  { graph, driveId }: ResponseLibrary,
  row: ListItem,
  fields: FieldValues,
  condition: { readonly ifMatch?: string },
): Promise<void> {
  const place = { driveId, listItemId: row.id };
  const needed = fields.tfItemType === 'submission' ? essentialOfSubmissions : essential;
  const all = { tfPartition: partitionOf(row.id), ...fields };
  await writeFields(graph, place, all, { ...condition, essential: needed });
}
