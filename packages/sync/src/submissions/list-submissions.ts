import { both, compare, formatFilter, type GraphClient, operations } from '@tideform/graph';
import { z } from 'zod/mini';
import { type AnswersCache, withWholeAnswers } from '../library/whole-answers.ts';
import { inPartition } from './partitions.ts';
import { submissionColumns, submissionItem } from './submission-item.ts';
import type { SubmissionItem } from './submission-reader.ts';

const pageSize = 500;
/** Older partitions are added until there are so many rows, or so many partitions have been asked. */
const enoughItems = 100;
const maxPartitions = 10;
/** Pages read for one answer: who asks for a few among many rows gets what was found so far, and `more`. */
const maxPages = 20;

/** Where to go on: `link` continues within the partition. */
const cursorShape = z.object({ partition: z.int().check(z.nonnegative()), link: z.optional(z.string()) });
type Cursor = z.infer<typeof cursorShape>;

export interface SubmissionQuery {
  readonly driveId: string;
  /** Absent: of all forms. */
  readonly formId?: string | undefined;
  /** ISO instants; `to` is exclusive. Absent: of all times. */
  readonly range?: { readonly from: string; readonly to: string };
  /** Which rows count, where no index answers that. Absent: all. */
  readonly accepts?: (item: SubmissionItem) => boolean;
  /** `none`: answers that are not in the columns are left out. Otherwise they are read from the files, unless they are cached. */
  readonly answers?: AnswersCache | 'none';
  readonly signal: AbortSignal | undefined;
}

export interface SubmissionPage {
  readonly items: readonly SubmissionItem[];
  readonly more?: string;
}

export function parseCursor(more: string): Cursor {
  return cursorShape.parse(JSON.parse(more));
}

/** Submissions from the cursor's partition backwards, newest first. */
export async function listSubmissions(
  graph: GraphClient,
  query: SubmissionQuery,
  start: Cursor,
): Promise<SubmissionPage> {
  const items: SubmissionItem[] = [];
  const { accepts = () => true } = query;
  let cursor = start;
  let pages = 0;
  for (let asked = 0; items.length < enoughItems && asked < maxPartitions && pages < maxPages; pages++) {
    const page = await readPage(graph, query, cursor);
    const rows = query.answers === 'none' ? page.rows : await withWholeAnswers(graph, page.rows, readingOf(query));
    items.push(...rows.map(submissionItem).filter(accepts));
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

function readingOf({ driveId, signal, answers }: SubmissionQuery) {
  return { place: { driveId }, signal, cache: answers === 'none' ? undefined : answers };
}

function readPage(graph: GraphClient, query: SubmissionQuery, { partition, link }: Cursor) {
  const { driveId, formId, range, signal } = query;
  const filters = [
    inPartition(partition),
    ...(formId === undefined ? [] : [compare('fields/tfFormId', 'eq', formId)]),
    compare('fields/tfItemType', 'eq', 'submission'),
    ...(range ? [compare('fields/tfSubmissionTimestamp', 'ge', range.from)] : []),
    ...(range ? [compare('fields/tfSubmissionTimestamp', 'lt', range.to)] : []),
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

/** NOTE: edits of former programs have a new time and their old row, so an older partition may hold a newer time. */
function newestFirst(items: readonly SubmissionItem[]): SubmissionItem[] {
  return items.toSorted((a, b) => Date.parse(b.timestamp) - Date.parse(a.timestamp));
}
