import { compare, type Filter, formatFilter, formatQuery, type GraphClient } from '@tideform/graph';
import { z } from 'zod';

/** Probes in one call. So many partitions without any item are taken as the end. */
const probesAtOnce = 20;
const probeReply = z.looseObject({ value: z.array(z.unknown()) });

/** Rows of one partition: at most 4,000, so that a query of them is answered in a library of any size. */
export function inPartition(partition: number): Filter {
  return compare('fields/tfPartition', 'eq', partition);
}

/**
 * The newest partition that has items, looked for upwards from `from`.
 *
 * NOTE: Graph refuses to sort a large list by its id, and a query without an equality may select too many rows. Asking
 * whether partitions are empty is the one question that it answers in libraries of any size.
 */
export async function newestPartition(
  graph: GraphClient,
  driveId: string,
  from: number,
  signal?: AbortSignal,
): Promise<number> {
  let newest = from;
  for (let first = from; ; first += probesAtOnce) {
    const partitions = Array.from({ length: probesAtOnce }, (_, index) => first + index);
    const entries = await graph.batchGet(
      partitions.map((partition) => probePath(driveId, partition)),
      signal,
    );
    const filled = partitions.filter((_, index) => {
      const reply = probeReply.safeParse(entries[index]?.body);
      return reply.success && reply.data.value.length > 0;
    });
    newest = filled.at(-1) ?? newest;
    if (filled.length === 0) return newest;
  }
}

function probePath(driveId: string, partition: number): string {
  const query = formatQuery({ select: ['id'], filter: formatFilter(inPartition(partition)), top: 1 });
  return `/drives/${encodeURIComponent(driveId)}/list/items${query}`;
}
