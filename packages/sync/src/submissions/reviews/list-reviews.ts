import {
  both,
  compare,
  formatFilter,
  type GraphClient,
  type GraphPage,
  type GraphQuery,
  type ListItem,
  operations,
  rowsOf,
} from '@tideform/graph';
import { listTogether, preferUnindexed } from '../../library/list-together.ts';
import { type ReviewSummary, readSummary } from '../../library/reviews/review.ts';
import { inPartition, newestPartition } from '../partitions.ts';

const partitionsAtOnce = 20;
const pageSize = 500;
const columns = ['tfResponseId', 'tfSubmissionMetadata'];

interface Library {
  readonly graph: GraphClient;
  readonly driveId: string;
  readonly signal: AbortSignal | undefined;
}

/**
 * What became of a form's submissions, as far as anybody has looked at them, by their folders: whoever may
 * write somewhere in the library says nothing of what lies elsewhere.
 */
export async function listReviews(
  graph: GraphClient,
  { driveId, formId, signal }: { readonly driveId: string; readonly formId: string; readonly signal?: AbortSignal },
): Promise<ReadonlyMap<string, ReviewSummary>> {
  const reviews = new Map<string, ReviewSummary>();
  const newest = await newestPartition(graph, driveId, 0, signal);
  for (let first = 0; first <= newest; first += partitionsAtOnce) {
    const partitions = Array.from({ length: Math.min(partitionsAtOnce, newest - first + 1) }, (_, at) => first + at);
    const queries = partitions.map((partition) => reviewsQuery(formId, partition));
    const pages = await listTogether(graph, driveId, queries, signal);
    for (const [at, page] of pages.entries()) await take({ graph, driveId, signal }, queries[at]!, page, reviews);
  }
  return reviews;
}

/** Takes in what the reviews that a query finds say; their first page is known. */
async function take(
  { graph, driveId, signal }: Library,
  query: GraphQuery,
  first: GraphPage<ListItem>,
  reviews: Map<string, ReviewSummary>,
): Promise<void> {
  let known: GraphPage<ListItem> | undefined = first;
  const options = { query, headers: preferUnindexed, ...(signal && { signal }) };
  const page = async (link: string | undefined) => {
    const found = link === undefined ? known : undefined;
    known = undefined;
    return found ?? graph.page(operations.listDriveListItems, { driveId }, { ...options, ...(link && { link }) });
  };
  for await (const { parentReference, fields } of rowsOf(page)) {
    const summary = readSummary(fields?.tfSubmissionMetadata);
    if (parentReference?.id && summary) reviews.set(parentReference.id, summary);
  }
}

function reviewsQuery(formId: string, partition: number): GraphQuery {
  const filters = [
    inPartition(partition),
    compare('fields/tfFormId', 'eq', formId),
    compare('fields/tfItemType', 'eq', 'review'),
  ];
  return {
    expand: `fields($select=${columns.join(',')})`,
    filter: formatFilter(filters.reduce(both)),
    top: pageSize,
  };
}
