import { both, compare, formatFilter, type GraphClient, operations } from '@tideform/graph';
import { z } from 'zod';
import type { SubmissionItem } from '../sync.ts';
import { inPartition } from './partitions.ts';
import { submissionColumns, submissionItem } from './submission-item.ts';

const pageSize = 500;
/** Older partitions are added until there are so many rows, or so many partitions have been asked. */
const enoughItems = 100;
const maxPartitions = 10;

/** Where to go on: `link` continues within the partition. */
const cursorShape = z.object({ partition: z.int().nonnegative(), link: z.string().optional() });
type Cursor = z.infer<typeof cursorShape>;

export interface SubmissionQuery {
  readonly driveId: string;
  readonly formId: string;
  /** ISO instants; `to` is exclusive. */
  readonly from: string;
  readonly to: string;
  readonly signal: AbortSignal | undefined;
}

export function parseCursor(more: string): Cursor {
  return cursorShape.parse(JSON.parse(more));
}

/** Submissions from the cursor's partition backwards, newest first. */
export async function listSubmissions(
  graph: GraphClient,
  query: SubmissionQuery,
  start: Cursor,
): Promise<{ readonly items: readonly SubmissionItem[]; readonly more?: string }> {
  const items: SubmissionItem[] = [];
  let cursor = start;
  for (let asked = 0; items.length < enoughItems && asked < maxPartitions; ) {
    const page = await readPage(graph, query, cursor);
    items.push(...page.rows.map(submissionItem));
    if (page.nextLink) {
      cursor = { ...cursor, link: page.nextLink };
      continue;
    }
    if (cursor.partition === 0) return { items: newestFirst(items) };
    cursor = { partition: cursor.partition - 1 };
    asked++;
  }
  return { items: newestFirst(items), more: JSON.stringify(cursor) };
}

function readPage(graph: GraphClient, query: SubmissionQuery, { partition, link }: Cursor) {
  const { driveId, formId, from, to, signal } = query;
  const filters = [
    inPartition(partition),
    compare('fields/tfFormId', 'eq', formId),
    compare('fields/tfItemType', 'eq', 'submission'),
    compare('fields/tfSubmissionTimestamp', 'ge', from),
    compare('fields/tfSubmissionTimestamp', 'lt', to),
  ];
  return graph.page(
    operations.listDriveListItems,
    { driveId },
    {
      query: {
        expand: `fields($select=${submissionColumns.join(',')})`,
        filter: formatFilter(filters.reduce(both)),
        orderby: 'fields/tfSubmissionTimestamp desc',
        top: pageSize,
      },
      ...(link && { link }),
      ...(signal && { signal }),
    },
  );
}

/** NOTE: a resubmission has a new time and its old row, so an older partition may hold a newer time. */
function newestFirst(items: readonly SubmissionItem[]): SubmissionItem[] {
  return items.toSorted((a, b) => Date.parse(b.timestamp) - Date.parse(a.timestamp));
}
