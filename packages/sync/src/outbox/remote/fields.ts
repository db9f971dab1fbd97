import { type FieldValues, GraphError, type ListItem, operations } from '@tideform/graph';
import { Failed } from '../../failures/failed.ts';
import { partitionOf } from '../../library/partition.ts';
import type { ResponseLibrary } from './response-library.ts';

/** A library that lacks one of these columns still gets the submission, without that field. */
const optionalFields = ['tfSubmissionNumber', 'tfPartition', 'tfSubmissionEmail', 'tfSubmissionWebhooks'];

/**
 * Sets the fields of one file or folder in ONE call, its partition with them. When the library refuses an optional field
 * by name, the call is made again without it.
 */
export async function setFields(library: ResponseLibrary, itemId: string, fields: FieldValues): Promise<void> {
  const { graph, driveId } = library;
  const row = await graph.call(operations.getItemListItem, { driveId, itemId }, { query: { select: ['id'] } });
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
  const row = await graph.call(operations.getItemListItem, { driveId, itemId }, { query });
  if (row.fields?.tfItemType === 'submission') throw new Failed('already-submitted', {});
  await patchFields(library, row, fields, row.eTag === undefined ? {} : { ifMatch: row.eTag });
}

/** One PATCH of the fields, without the optional ones that the library refuses by name. */
export async function patchFields(
  { graph, driveId }: ResponseLibrary,
  row: ListItem,
  fields: FieldValues,
  condition: { readonly ifMatch?: string },
): Promise<void> {
  let left: FieldValues = { tfPartition: partitionOf(row.id), ...fields };
  for (;;) {
    try {
      await graph.call(
        operations.updateDriveListItemFields,
        { driveId, listItemId: row.id },
        { body: left, ...condition },
      );
      return;
    } catch (error) {
      const accepted = withoutRefused(left, error);
      if (!accepted) throw error;
      left = accepted;
    }
  }
}

/** The fields without the optional ones that a refusal names; `undefined` when it names none. */
function withoutRefused(fields: FieldValues, error: unknown): FieldValues | undefined {
  if (!(error instanceof GraphError) || error.status !== 400) return undefined;
  const refused = optionalFields.filter((name) => name in fields && error.message.includes(name));
  if (refused.length === 0) return undefined;
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !refused.includes(name)));
}
