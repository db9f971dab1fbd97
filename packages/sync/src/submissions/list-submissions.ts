import { isRecord, type SubmissionData } from '@tideform/engine';
import { and, compare, formatFilter, type GraphClient, GraphError, type ListItem, operations } from '@tideform/graph';
import { z } from 'zod/mini';
import { type AnswersCache, hasCompleteAnswers } from '../library/answers-cache.ts';
import { isContentRefused } from '../library/columns.ts';
import { preferUnindexedHeader } from '../library/list-rows.ts';
import { parseLastModified } from '../library/stored-response.ts';
import { createPartitionFilter } from './partitions.ts';
import type { SubmissionItem } from './submission-reader.ts';

const pageSize = 500;
/** Older partitions are added until there are this many rows, or `maxPartitions` were read. */
const minItems = 100;
const maxPartitions = 10;
/** Maximum pages per call. A query that matches few of many rows returns what it has found so far, with `more`. */
const maxPages = 20;

/**
 * Position in the list. `link` continues within the partition; if that link has expired, `last` does: the time of the
 * last returned row, and the IDs of all rows with this time. `unsorted` is set when the library refused to sort.
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
  /** Only submissions of this form; of all forms if absent. */
  readonly formId?: string | undefined;
  /** Only submissions in this time range. `from` and `to` are ISO 8601 timestamps; `to` is exclusive. */
  readonly range?: { readonly from: string; readonly to: string };
  /** Filters rows that no index can select. */
  readonly accepts?: (item: SubmissionItem) => boolean;
  /** `none`: answers that aren't in the columns are omitted. Otherwise they are read from the files or this cache. */
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
 * Lists submissions backwards from the cursor's partition, newest first. Where the library refuses to sort, a partition
 * is read completely and sorted here.
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
  /** Number of items from partitions before the current one. */
  let earlierCount = 0;
  const isEnough = () => items.length >= minItems && !(cursor.unsorted && cursor.link);
  for (let partitionsRead = 0; !isEnough() && partitionsRead < maxPartitions && pages < maxPages; pages++) {
    const page = await fetchRowsPage(graph, query, cursor).catch((error: unknown) => {
      if (isUnsortable(error, cursor)) return 'unsortable';
      if (isLinkExpired(error, cursor)) return 'gone';
      throw error;
    });
    if (page === 'unsortable') {
      cursor = { ...cursor, unsorted: 1 };
      continue;
    }
    if (page === 'gone') {
      const { link: _gone, ...rest } = cursor;
      if (cursor.unsorted) items.length = earlierCount;
      cursor = rest;
      continue;
    }
    const fresh = page.rows.filter(({ id }) => !cursor.last?.ids.includes(id));
    const rows = await withAnswers(graph, query, fresh);
    items.push(...rows.map(toSubmissionItem).filter(accepts));
    if (page.nextLink) {
      cursor = {
        ...cursor,
        link: page.nextLink,
        ...(!cursor.unsorted && { last: toLastPosition(page.rows, cursor.last) }),
      };
      continue;
    }
    if (cursor.partition === 0) return { items: sortNewestFirst(items) };
    cursor = { partition: cursor.partition - 1, ...(cursor.unsorted && { unsorted: cursor.unsorted }) };
    earlierCount = items.length;
    partitionsRead++;
  }
  return { items: sortNewestFirst(items), more: JSON.stringify(cursor) };
}

/** NOTE: the code that reads answers from files is loaded on demand. */
async function withAnswers(
  graph: GraphClient,
  { driveId, signal, answers }: SubmissionQuery,
  rows: readonly ListItem[],
): Promise<readonly ListItem[]> {
  if (answers === 'none' || rows.every(hasCompleteAnswers)) return rows;
  const { withCompleteAnswers: withWholeAnswers } = await import('../library/with-complete-answers.ts');
  return withWholeAnswers(graph, rows, { rowsLocation: { driveId }, signal, cache: answers });
}

/**
 * Returns whether the library refused to sort.
 * NOTE: with many rows, SharePoint may sort before filtering and refuse this as throttling, or because there is no
 * index.
 */
function isUnsortable(error: unknown, { link, unsorted }: Cursor): boolean {
  if (link !== undefined || unsorted || !(error instanceof GraphError)) return false;
  return error.status === 429 ? error.retryAfterSeconds === undefined : isContentRefused(error);
}

/** Returns whether a next-page link has expired. */
function isLinkExpired(error: unknown, { link }: Cursor): boolean {
  return link !== undefined && error instanceof GraphError && [400, 404, 410].includes(error.status);
}

/** Returns the time of the last row, and the IDs of all rows so far with this time. */
function toLastPosition(rows: readonly ListItem[], before: Cursor['last']): Cursor['last'] {
  const at = rows.at(-1)?.fields?.tfSubmissionTimestamp;
  if (typeof at !== 'string') return before;
  const ids = rows.filter(({ fields }) => fields?.tfSubmissionTimestamp === at).map(({ id }) => id);
  return { at, ids: before?.at === at ? [...before.ids, ...ids] : ids };
}

function fetchRowsPage(graph: GraphClient, query: SubmissionQuery, { partition, link, unsorted, last }: Cursor) {
  const { driveId, formId, range, signal } = query;
  const filters = [
    createPartitionFilter(partition),
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
        filter: formatFilter(filters.reduce(and)),
        ...(!unsorted && { orderby: 'fields/tfSubmissionTimestamp desc' }),
        top: pageSize,
      },
      headers: preferUnindexedHeader,
      ...(link && { link }),
      ...(signal && { signal }),
    },
  );
}

/**
 * Sorts by time.
 * NOTE: edits by older programs have a new time in an old row, so an older partition may contain a newer time.
 */
function sortNewestFirst(items: readonly SubmissionItem[]): SubmissionItem[] {
  return items.toSorted((a, b) => Date.parse(b.timestamp) - Date.parse(a.timestamp));
}

/** Columns of a row in the submissions table. Hidden columns must be requested by name. */
const submissionColumns = [
  'tfTitle',
  'tfFormId',
  'tfResponseId',
  'tfSubmissionNumber',
  'tfFormVersion',
  'tfSubmissionData',
  'tfSubmissionTimestamp',
  'tfSubmissionMetadata',
  'tfFormShareSessionId',
  'tfCollaborators',
] as const;

const fieldsShape = z.looseObject({
  tfTitle: z.catch(z.string(), ''),
  tfFormId: z.catch(z.string(), ''),
  tfResponseId: z.catch(z.string(), ''),
  tfSubmissionNumber: z.catch(z.optional(z.number()), undefined),
  tfFormVersion: z.catch(z.optional(z.number()), undefined),
  tfSubmissionData: z.catch(z.string(), ''),
  tfSubmissionTimestamp: z.catch(z.string(), ''),
  tfFormShareSessionId: z.catch(z.optional(z.string()), undefined),
  tfCollaborators: z.catch(z.string(), ''),
});

/** Converts a list item to a row of the submissions table. Invalid column values become empty. */
function toSubmissionItem(item: ListItem): SubmissionItem {
  const fields = fieldsShape.parse(item.fields ?? {});
  const creator = item.createdBy?.user;
  const folderId = item.parentReference?.id;
  const editedAt = parseLastModified(item.fields?.tfSubmissionMetadata);
  return {
    listItemId: item.id,
    formId: fields.tfFormId,
    ...(folderId && { folderId }),
    webUrl: item.webUrl ?? '',
    title: fields.tfTitle,
    responseId: fields.tfResponseId,
    ...(fields.tfSubmissionNumber !== undefined && { submissionNumber: fields.tfSubmissionNumber }),
    ...(fields.tfFormVersion !== undefined && { formVersion: fields.tfFormVersion }),
    data: parseData(fields.tfSubmissionData),
    timestamp: fields.tfSubmissionTimestamp,
    ...(editedAt !== undefined && { editedAt }),
    createdBy: creator?.displayName ?? '',
    ...(creator?.id && { createdById: creator.id }),
    anonymous: Boolean(fields.tfFormShareSessionId),
    collaborators: fields.tfCollaborators,
    lastModified: item.lastModifiedDateTime ?? '',
  };
}

function parseData(json: string): SubmissionData {
  try {
    const data: unknown = JSON.parse(json);
    return isRecord(data) ? data : {};
  } catch {
    return {};
  }
}
