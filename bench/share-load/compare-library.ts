import { listSubmissions, newestPartition, parseCursor } from '@tideform/sync/library';
import type { LoadWorld } from './open-load-world.ts';

export interface Stored {
  readonly rows: number;
  /** Thanked for, and not in the library with the same content. */
  readonly lost: number;
  /** In the library and thanked for by nobody, or twice. */
  readonly others: number;
  /** From the last thanks until all lay in the library. */
  readonly waitedMs: number;
}

/** Nothing has come for so long: nothing will. */
const patienceMs = 5 * 60_000;
/** Reading everything is work for the server that is measured: it rests so many times as long as that took. */
const restShare = 5;

/** Waits until as many responses lie in the library as were thanked for, then compares each. */
export async function compareLibrary(world: LoadWorld, acknowledged: ReadonlyMap<string, string>): Promise<Stored> {
  const started = performance.now();
  let { rows, tookMs } = await timed(world);
  let cameAt = started;
  while (rows.length < acknowledged.size && performance.now() - cameAt < patienceMs) {
    console.log(`${rows.length} of ${acknowledged.size} lie in the library`);
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

/** Every submission of the form, partition by partition as the app reads them: no query over all rows is served in a library of this size. */
async function read({ ada, driveId, formId }: LoadWorld) {
  const query = { driveId, formId, signal: undefined };
  const rows: { readonly id: string; readonly place: unknown }[] = [];
  let from: string | undefined = JSON.stringify({ partition: await newestPartition(ada.graph, driveId, 0) });
  while (from !== undefined) {
    const { items, more } = await listSubmissions(ada.graph, query, parseCursor(from));
    rows.push(...items.map(({ responseId, data }) => ({ id: responseId, place: data.place })));
    from = more;
  }
  return rows;
}
