import { both, compare, formatFilter, formatQuery, type GraphClient, listItem, operations } from '@tideform/graph';
import { z } from 'zod/mini';
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
    const pages = await graph.batchGet(
      partitions.map((partition) => pagePath(driveId, formId, partition)),
      signal,
    );
    for (const { body } of pages) await take(graph, driveId, pageShape.parse(body), reviews, signal);
  }
  return reviews;
}

const pageShape = z.looseObject({ value: z.array(listItem), '@odata.nextLink': z.optional(z.string()) });

async function take(
  graph: GraphClient,
  driveId: string,
  { value, '@odata.nextLink': nextLink }: z.output<typeof pageShape>,
  reviews: Map<string, ReviewSummary>,
  signal: AbortSignal | undefined,
): Promise<void> {
  let rows: readonly z.output<typeof listItem>[] = value;
  for (let link = nextLink; ; ) {
    for (const { parentReference, fields } of rows) {
      const summary = readSummary(fields?.tfSubmissionMetadata);
      if (parentReference?.id && summary) reviews.set(parentReference.id, summary);
    }
    if (link === undefined) return;
    const page = await graph.page(operations.listDriveListItems, { driveId }, { link, ...(signal && { signal }) });
    rows = page.rows;
    link = page.nextLink;
  }
}

function pagePath(driveId: string, formId: string, partition: number): string {
  const filters = [
    inPartition(partition),
    compare('fields/tfFormId', 'eq', formId),
    compare('fields/tfItemType', 'eq', 'review'),
  ];
  const query = formatQuery({
    expand: `fields($select=${columns.join(',')})`,
    filter: formatFilter(filters.reduce(both)),
    top: pageSize,
  });
  return `/drives/${encodeURIComponent(driveId)}/list/items${query}`;
}
