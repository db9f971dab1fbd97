import { compare, type Filter, formatFilter, type GraphClient } from '@tideform/graph';
import { getPartition } from '../library/layout.ts';
import { listInOneBatch } from '../library/list-rows.ts';

/** Partitions probed per call. If none of them has its own rows, the end is reached. */
const partitionsPerProbe = 20;
/** Page size for a whole partition: more rows than a partition has. */
const partitionPageSize = 4999;

/**
 * Returns the filter for the rows of one partition: at most 4,000, so that the query works in a library of any size.
 */
export function createPartitionFilter(partition: number): Filter {
  return compare('fields/tfPartition', 'eq', partition);
}

/**
 * Finds the newest partition that contains rows of its own, searching upwards from `known`. The list item ID of a row,
 * which the server assigns, decides which partition the row belongs to, because any user can write any number to
 * tfPartition.
 * NOTE: Graph refuses to sort a large list by ID, and a query without an equality filter may select too many rows. Only
 * queries for the rows of a partition work in libraries of any size.
 */
export async function findNewestPartition(
  graph: GraphClient,
  driveId: string,
  known: number,
  signal?: AbortSignal,
): Promise<number> {
  for (let newest = known; ; ) {
    const found = await findNewestAmong(graph, driveId, newest + 1, signal);
    if (found === undefined) return newest;
    newest = found;
  }
}

async function findNewestAmong(graph: GraphClient, driveId: string, first: number, signal: AbortSignal | undefined) {
  const partitions = Array.from({ length: partitionsPerProbe }, (_, index) => first + index);
  const probe = async (probed: readonly number[], top: number) => {
    const queries = probed.map((partition) => ({
      select: ['id'],
      filter: formatFilter(createPartitionFilter(partition)),
      top,
    }));
    return (await listInOneBatch(graph, driveId, queries, signal)).map(({ rows }) => rows);
  };
  const firstRows = await probe(partitions, 1);
  for (const partition of partitions.toReversed()) {
    const rows = firstRows[partition - first] ?? [];
    const isOwn = ({ id }: { readonly id: string }): boolean => getPartition(id) === partition;
    if (rows.some(isOwn)) return partition;
    if (rows.length > 0 && (await probe([partition], partitionPageSize)).flat().some(isOwn)) return partition;
  }
  return undefined;
}
