import { compare, type Filter, formatFilter, type GraphClient } from '@tideform/graph';
import { listTogether } from '../library/list-together.ts';
import { partitionOf } from '../library/partition.ts';

/** Probes in one call. So many partitions without a row of their own are taken as the end. */
const probesAtOnce = 20;
/** More than a partition has rows of its own. */
const wholePartition = 4999;

/** Rows of one partition: at most 4,000, so that a query of them is answered in a library of any size. */
export function inPartition(partition: number): Filter {
  return compare('fields/tfPartition', 'eq', partition);
}

/**
 * The newest partition that has rows of its own, looked for upwards from `known`, which is taken for one that has. Whose row it is says its
 * id, which the server gives: anybody may write any number into tfPartition.
 *
 * NOTE: Graph refuses to sort a large list by its id, and a query without an equality may select too many rows. Asking
 * what a partition has is the one question that it answers in libraries of any size.
 */
export async function newestPartition(
  graph: GraphClient,
  driveId: string,
  known: number,
  signal?: AbortSignal,
): Promise<number> {
  for (let newest = known; ; ) {
    const found = await newestAmong(graph, driveId, newest + 1, signal);
    if (found === undefined) return newest;
    newest = found;
  }
}

async function newestAmong(graph: GraphClient, driveId: string, first: number, signal: AbortSignal | undefined) {
  const partitions = Array.from({ length: probesAtOnce }, (_, index) => first + index);
  const probe = async (asked: readonly number[], top: number) => {
    const queries = asked.map((partition) => ({ select: ['id'], filter: formatFilter(inPartition(partition)), top }));
    return (await listTogether(graph, driveId, queries, signal)).map(({ rows }) => rows);
  };
  const firstRows = await probe(partitions, 1);
  for (const partition of partitions.toReversed()) {
    const rows = firstRows[partition - first] ?? [];
    const isOwn = ({ id }: { readonly id: string }): boolean => partitionOf(id) === partition;
    if (rows.some(isOwn)) return partition;
    if (rows.length > 0 && (await probe([partition], wholePartition)).flat().some(isOwn)) return partition;
  }
  return undefined;
}
