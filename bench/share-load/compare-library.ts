import { findNewestPartition, listSubmissions, parseCursor } from '@tideform/sync/library';
import type { LoadWorld } from './open-load-world.ts';

export interface Stored {
  readonly rows: number;
  /** Number of acknowledged responses that are missing from the library or differ. */
  readonly lost: number;
  /** Number of responses in the library that weren't acknowledged, or are duplicates. */
  readonly others: number;
  /** Milliseconds from the last acknowledgement until all responses were in the library. */
  readonly waitedMs: number;
}

/** Time without new responses in the library, in milliseconds, after which the missing responses count as lost. */
const patienceMs = 5 * 60_000;
/**
 * Pause between two readings of the library, as a multiple of their duration: reading everything is load for the
 * server.
 */
const restShare = 5;

/** Waits until the library has as many responses as were acknowledged, then compares each response. */
export async function compareLibrary(world: LoadWorld, acknowledged: ReadonlyMap<string, string>): Promise<Stored> {
  const started = performance.now();
  let { rows, tookMs } = await timed(world);
  let cameAt = started;
  while (rows.length < acknowledged.size && performance.now() - cameAt < patienceMs) {
    console.log(`${rows.length} of ${acknowledged.size} are in the library`);
    await new Promise((resolve) => setTimeout(resolve, restShare * tookMs));
    const before = rows.length;
    ({ rows, tookMs } = await timed(world));
    if (rows.length > before) cameAt = performance.now();
  }
  const waitedMs = performance.now() - started;
  const found = new Map(rows.map(({ id, place }) => [id, place]));
  const lost = [...acknowledged].filter(([id, place]) => found.get(id) !== place).length;
  return { rows: rows.length, lost, others: rows.length - (acknowledged.size - lost), waitedMs };
}

async function timed(world: LoadWorld) {
  const started = performance.now();
  const rows = await read(world);
  return { rows, tookMs: performance.now() - started };
}

/**
 * Reads all submissions of the form, partition by partition like the app: a library of this size rejects queries over
 * all rows.
 */
async function read({ ada, driveId, formId }: LoadWorld) {
  const query = { driveId, formId, signal: undefined };
  const rows: { readonly id: string; readonly place: unknown }[] = [];
  let from: string | undefined = JSON.stringify({ partition: await findNewestPartition(ada.graph, driveId, 0) });
  while (from !== undefined) {
    const { items, more } = await listSubmissions(ada.graph, query, parseCursor(from));
    rows.push(...items.map(({ responseId, data }) => ({ id: responseId, place: data.place })));
    from = more;
  }
  return rows;
}
