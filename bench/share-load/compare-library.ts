import { findNewestPartition, listSubmissions, parseCursor } from '@tideform/sync/library';
import type { LoadTestEnvironment } from './open-load-test-environment.ts';

export interface LibraryComparison {
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
const pauseFactor = 5;

/** Waits until the library has as many responses as were acknowledged, then compares each response. */
export async function compareLibrary(
  environment: LoadTestEnvironment,
  acknowledged: ReadonlyMap<string, string>,
): Promise<LibraryComparison> {
  const started = performance.now();
  let { rows, tookMs } = await loadSubmissionsTimed(environment);
  let cameAt = started;
  while (rows.length < acknowledged.size && performance.now() - cameAt < patienceMs) {
    console.log(`${rows.length} of ${acknowledged.size} are in the library`);
    await new Promise((resolve) => setTimeout(resolve, pauseFactor * tookMs));
    const before = rows.length;
    ({ rows, tookMs } = await loadSubmissionsTimed(environment));
    if (rows.length > before) cameAt = performance.now();
  }
  const waitedMs = performance.now() - started;
  const found = new Map(rows.map(({ id, place }) => [id, place]));
  const lost = [...acknowledged].filter(([id, place]) => found.get(id) !== place).length;
  return { rows: rows.length, lost, others: rows.length - (acknowledged.size - lost), waitedMs };
}

async function loadSubmissionsTimed(environment: LoadTestEnvironment) {
  const started = performance.now();
  const rows = await loadSubmissions(environment);
  return { rows, tookMs: performance.now() - started };
}

/**
 * Reads all submissions of the form, partition by partition like the app: a library of this size rejects queries over
 * all rows.
 */
async function loadSubmissions({ ada, driveId, formId }: LoadTestEnvironment) {
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
