import {
  both,
  compare,
  formatFilter,
  type GraphClient,
  type GraphPage,
  type GraphQuery,
  type ListItem,
  operations,
} from '@tideform/graph';
import { listTogether, preferUnindexed } from '../../library/list-together.ts';
import { type ReviewSummary, readSummary } from '../../library/reviews/review.ts';
import { inPartition, newestPartition } from '../partitions.ts';

const partitionsAtOnce = 20;
const pageSize = 500;
const columns = ['tfResponseId', 'tfSubmissionMetadata'];

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
    for (const page of await listTogether(graph, driveId, queries, signal)) {
      await take(graph, driveId, page, reviews, signal);
    }
  }
  return reviews;
}

async function take(
  graph: GraphClient,
  driveId: string,
  first: GraphPage<ListItem>,
  reviews: Map<string, ReviewSummary>,
  signal: AbortSignal | undefined,
): Promise<void> {
  for (let page = first; ; ) {
    for (const { parentReference, fields } of page.rows) {
      const summary = readSummary(fields?.tfSubmissionMetadata);
      if (parentReference?.id && summary) reviews.set(parentReference.id, summary);
    }
    if (page.nextLink === undefined) return;
    const options = { link: page.nextLink, headers: preferUnindexed, ...(signal && { signal }) };
    page = await graph.page(operations.listDriveListItems, { driveId }, options);
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
