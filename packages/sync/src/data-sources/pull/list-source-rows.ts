import {
  type GraphClient,
  GraphError,
  type GraphPage,
  type ListItem,
  type ListItemChange,
  operations,
} from '@tideform/graph';
import type { DataSourceRow } from '../../database/data-source-rows.ts';
import { hasContentType } from '../../library/list-rows.ts';
import { type AnswersGraphClient, withCompleteAnswers } from '../../library/with-complete-answers.ts';

export type ListSourceType = keyof typeof rowConverters;

/** Statuses that aren't caused by the list: the user must sign in again, or the service is busy. */
const transientStatuses = new Set([401, 429, 503, 504]);

/**
 * Reads a page of a list's changes; without `link`, the first page. SharePoint doesn't guarantee change tracking for
 * its own lists, such as the list of people. If it refuses, the page contains the list's current rows, and no delta
 * link follows.
 */
export async function fetchListPage(
  graph: Pick<GraphClient, 'page'>,
  type: ListSourceType,
  { siteId, listId }: DataSourceRow['config'],
  { link, top }: { readonly link?: string | undefined; readonly top: number },
): Promise<GraphPage<ListItemChange>> {
  const listAddress = { siteId: String(siteId), listId: String(listId) };
  const query = { expand: rowConverters[type].expand, top };
  try {
    return await graph.page(operations.listSiteListItemChanges, listAddress, { query, ...(link && { link }) });
  } catch (error) {
    const isRefused = error instanceof GraphError && !transientStatuses.has(error.status);
    if (link !== undefined || !isRefused) throw error;
    return graph.page(operations.listSiteListItems, listAddress, { query });
  }
}

type SourceConfig = Readonly<Record<string, unknown>>;

/** Converts rows of a list to rows of a data source. */
interface RowConverter {
  readonly expand: string;
  /** Returns `undefined` if the row doesn't belong to the source. */
  createConverter(config: SourceConfig): (row: ListItem) => Readonly<Record<string, unknown>> | undefined;
}

const peopleFields = ['Name', 'Title', 'EMail', 'FirstName', 'LastName', 'JobTitle'];
const submissionFields = [
  'tfFormId',
  'tfItemType',
  'tfTitle',
  'tfResponseId',
  'tfSubmissionNumber',
  'tfSubmissionData',
  'tfSubmissionMetadata',
  'tfSubmissionTimestamp',
];

/** Fields that SharePoint adds to every row and that aren't columns of the list's author. */
const systemFieldPattern =
  /^(?:_|@|LinkTitle|Edit$|Attachments$|ContentType$|ItemChildCount$|FolderChildCount$|id$)|@odata/;

export const rowConverters = {
  'sharepoint-list': {
    expand: 'fields',
    createConverter:
      () =>
      ({ id, fields = {} }) => ({
        id,
        ...Object.fromEntries(Object.entries(fields).filter(([name]) => !systemFieldPattern.test(name))),
      }),
  },
  'team-members': {
    expand: `fields($select=${peopleFields.join(',')})`,
    createConverter: () => (row) =>
      hasContentType(row, 'person') ? { id: row.id, ...pickFields(peopleFields, row.fields ?? {}) } : undefined,
  },
  'form-submissions': {
    expand: `fields($select=${submissionFields.join(',')})`,
    createConverter:
      ({ formId }) =>
      ({ fields = {} }) =>
        fields.tfItemType === 'submission' && fields.tfFormId === formId ? toSubmissionRow(fields) : undefined,
  },
} as const satisfies Record<string, RowConverter>;

function toSubmissionRow(fields: SourceConfig): SourceConfig {
  return {
    id: fields.tfResponseId,
    responseId: fields.tfResponseId,
    submissionNumber: fields.tfSubmissionNumber,
    title: fields.tfTitle,
    data: parseJson(fields.tfSubmissionData),
    metadata: parseJson(fields.tfSubmissionMetadata),
    timestamp: fields.tfSubmissionTimestamp,
  };
}

const pickFields = (names: readonly string[], fields: SourceConfig): SourceConfig =>
  Object.fromEntries(names.flatMap((name) => (name in fields ? [[name, fields[name]]] : [])));

/** Parses JSON; returns an empty object for invalid JSON, which another program may have written. */
function parseJson(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : {};
  } catch {
    return {};
  }
}

/**
 * Returns the changes of a source's list. For submissions, answers that are too long for a column are added from the
 * files.
 */
export async function withCompleteRows(
  graph: AnswersGraphClient,
  type: DataSourceRow['type'],
  { siteId, listId, formId }: DataSourceRow['config'],
  changes: readonly ListItemChange[],
): Promise<readonly ListItemChange[]> {
  if (type !== 'form-submissions') return changes;
  const isWanted = ({ deleted, fields }: ListItemChange) =>
    !deleted && fields?.tfItemType === 'submission' && fields.tfFormId === formId;
  return withCompleteAnswers(graph, changes, {
    rowsLocation: { siteId: String(siteId), listId: String(listId) },
    isWanted,
  });
}
