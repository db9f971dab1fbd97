import { both, compare, formatFilter, type GraphClient, GraphError, type ListItem, operations } from '@tideform/graph';
import { z } from 'zod/mini';
import { type AnswersCache, hasWholeAnswers } from '../library/answers-cache.ts';
import { isUnsuitable } from '../library/is-unsuitable.ts';
import { preferUnindexed } from '../library/list-together.ts';
import { inPartition } from './partitions.ts';
import { submissionColumns, submissionItem } from './submission-item.ts';
import type { SubmissionItem } from './submission-reader.ts';

const pageSize = 500;
/** Older partitions are added until there are so many rows, or so many partitions have been asked. */
const enoughItems = 100;
const maxPartitions = 10;
/** Pages read for one answer: who asks for a few among many rows gets what was found so far, and `more`. */
const maxPages = 20;

/**
 * Where to go on: `link` continues within the partition, and `last` where that address is gone: the time of the last row that was
 * listed, and which rows have it. `unsorted`: the library refused to sort its rows.
 */
const cursorShape = z.object({
  partition: z.int().check(z.nonnegative()),
  link: z.optional(z.string()),
  unsorted: z.optional(z.literal(1)),
  last: z.optional(z.object({ at: z.string(), ids: z.array(z.string()) })),
});
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

/**
 * Submissions from the cursor's partition backwards, newest first. Where the library refuses to sort, a partition is read whole and
 * sorted here.
 */
export async function listSubmissions(
  graph: GraphClient,
  query: SubmissionQuery,
  start: Cursor,
): Promise<SubmissionPage> {
  const items: SubmissionItem[] = [];
  const { accepts = () => true } = query;
  let cursor = start;
  let pages = 0;
  /** How many items other partitions have brought. */
  let earlier = 0;
  const isEnough = () => items.length >= enoughItems && !(cursor.unsorted && cursor.link);
  for (let asked = 0; !isEnough() && asked < maxPartitions && pages < maxPages; pages++) {
    const page = await readPage(graph, query, cursor).catch((error: unknown) => {
      if (isUnsortable(error, cursor)) return 'unsortable';
      if (isGone(error, cursor)) return 'gone';
      throw error;
    });
    if (page === 'unsortable') {
      cursor = { ...cursor, unsorted: 1 };
      continue;
    }
    if (page === 'gone') {
      const { link: _gone, ...rest } = cursor;
      if (cursor.unsorted) items.length = earlier;
      cursor = rest;
      continue;
    }
    const fresh = page.rows.filter(({ id }) => !cursor.last?.ids.includes(id));
    const rows = await withAnswers(graph, query, fresh);
    items.push(...rows.map(submissionItem).filter(accepts));
    if (page.nextLink) {
      cursor = { ...cursor, link: page.nextLink, ...(!cursor.unsorted && { last: lastOf(page.rows, cursor.last) }) };
      continue;
    }
    if (cursor.partition === 0) return { items: newestFirst(items) };
    cursor = { partition: cursor.partition - 1, ...(cursor.unsorted && { unsorted: cursor.unsorted }) };
    earlier = items.length;
    asked++;
  }
  return { items: newestFirst(items), more: JSON.stringify(cursor) };
}

/** NOTE: what reads answers from files is loaded for those who need it. */
async function withAnswers(
  graph: GraphClient,
  { driveId, signal, answers }: SubmissionQuery,
  rows: readonly ListItem[],
): Promise<readonly ListItem[]> {
  if (answers === 'none' || rows.every(hasWholeAnswers)) return rows;
  const { withWholeAnswers } = await import('../library/whole-answers.ts');
  return withWholeAnswers(graph, rows, { place: { driveId }, signal, cache: answers });
}

/** NOTE: with many rows SharePoint may take the order before the filter, and refuse that as if it were busy, or without an index. */
function isUnsortable(error: unknown, { link, unsorted }: Cursor): boolean {
  if (link !== undefined || unsorted || !(error instanceof GraphError)) return false;
  return error.status === 429 ? error.retryAfterSeconds === undefined : isUnsuitable(error);
}

/** Addresses of next pages don't last. */
function isGone(error: unknown, { link }: Cursor): boolean {
  return link !== undefined && error instanceof GraphError && [400, 404, 410].includes(error.status);
}

/** The time of the last row, and all rows so far that have it. */
function lastOf(rows: readonly ListItem[], before: Cursor['last']): Cursor['last'] {
  const at = rows.at(-1)?.fields?.tfSubmissionTimestamp;
  if (typeof at !== 'string') return before;
  const ids = rows.filter(({ fields }) => fields?.tfSubmissionTimestamp === at).map(({ id }) => id);
  return { at, ids: before?.at === at ? [...before.ids, ...ids] : ids };
}

function readPage(graph: GraphClient, query: SubmissionQuery, { partition, link, unsorted, last }: Cursor) {
  const { driveId, formId, range, signal } = query;
  const filters = [
    inPartition(partition),
    ...(formId === undefined ? [] : [compare('fields/tfFormId', 'eq', formId)]),
    compare('fields/tfItemType', 'eq', 'submission'),
    ...(range ? [compare('fields/tfSubmissionTimestamp', 'ge', range.from)] : []),
    ...(range ? [compare('fields/tfSubmissionTimestamp', 'lt', range.to)] : []),
    ...(last ? [compare('fields/tfSubmissionTimestamp', 'le', last.at)] : []),
  ];
  return graph.page(
    operations.listDriveListItems,
    { driveId },
    {
      query: {
        expand: `fields($select=${submissionColumns.join(',')})`,
        filter: formatFilter(filters.reduce(both)),
        ...(!unsorted && { orderby: 'fields/tfSubmissionTimestamp desc' }),
        top: pageSize,
      },
      headers: preferUnindexed,
      ...(link && { link }),
      ...(signal && { signal }),
    },
  );
}

/** NOTE: edits of former programs have a new time and their old row, so an older partition may hold a newer time. */
function newestFirst(items: readonly SubmissionItem[]): SubmissionItem[] {
  return items.toSorted((a, b) => Date.parse(b.timestamp) - Date.parse(a.timestamp));
}
