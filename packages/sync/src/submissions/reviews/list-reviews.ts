import {
  and,
  compare,
  formatFilter,
  type GraphClient,
  type GraphPage,
  type GraphQuery,
  iterateRows,
  type ListItem,
  operations,
} from '@tideform/graph';
import { listInOneBatch, preferUnindexedHeader } from '../../library/list-rows.ts';
import { parseSummary, type ReviewSummary } from '../../library/reviews/review.ts';
import { createPartitionFilter, findNewestPartition } from '../partitions.ts';

const maxConcurrentPartitions = 20;
const pageSize = 500;
const columns = ['tfResponseId', 'tfSubmissionMetadata'];

interface LibraryContext {
  readonly graph: GraphClient;
  readonly driveId: string;
  readonly signal: AbortSignal | undefined;
}

/**
 * Lists the review summaries of a form's submissions. Maps each folder to the summary of the review in it, so that a
 * user with write access to one folder can't forge a review of a submission in another folder.
 */
export async function listReviews(
  graph: GraphClient,
  { driveId, formId, signal }: { readonly driveId: string; readonly formId: string; readonly signal?: AbortSignal },
): Promise<ReadonlyMap<string, ReviewSummary>> {
  const reviews = new Map<string, ReviewSummary>();
  const newest = await findNewestPartition(graph, driveId, 0, signal);
  for (let first = 0; first <= newest; first += maxConcurrentPartitions) {
    const partitions = Array.from(
      { length: Math.min(maxConcurrentPartitions, newest - first + 1) },
      (_, at) => first + at,
    );
    const queries = partitions.map((partition) => buildReviewsQuery(formId, partition));
    const pages = await listInOneBatch(graph, driveId, queries, signal);
    for (const [at, page] of pages.entries())
      await collectSummaries({ graph, driveId, signal }, queries[at]!, page, reviews);
  }
  return reviews;
}

/** Adds the summaries that a query finds; its first page is already loaded. */
async function collectSummaries(
  { graph, driveId, signal }: LibraryContext,
  query: GraphQuery,
  first: GraphPage<ListItem>,
  reviews: Map<string, ReviewSummary>,
): Promise<void> {
  let known: GraphPage<ListItem> | undefined = first;
  const options = { query, headers: preferUnindexedHeader, ...(signal && { signal }) };
  const page = async (link: string | undefined) => {
    const found = link === undefined ? known : undefined;
    known = undefined;
    return found ?? graph.page(operations.listDriveListItems, { driveId }, { ...options, ...(link && { link }) });
  };
  for await (const { parentReference, fields } of iterateRows(page)) {
    const summary = parseSummary(fields?.tfSubmissionMetadata);
    if (parentReference?.id && summary) reviews.set(parentReference.id, summary);
  }
}

function buildReviewsQuery(formId: string, partition: number): GraphQuery {
  const filters = [
    createPartitionFilter(partition),
    compare('fields/tfFormId', 'eq', formId),
    compare('fields/tfItemType', 'eq', 'review'),
  ];
  return {
    expand: `fields($select=${columns.join(',')})`,
    filter: formatFilter(filters.reduce(and)),
    top: pageSize,
  };
}
