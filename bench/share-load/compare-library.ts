import { compare, formatFilter, operations } from '@tideform/graph';
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

const patienceMs = 30 * 60_000;
const restMs = 5_000;

/** Waits until as many responses lie in the library as were thanked for, then compares each. */
export async function compareLibrary(world: LoadWorld, acknowledged: ReadonlyMap<string, string>): Promise<Stored> {
  const started = performance.now();
  let rows = await read(world);
  while (rows.length < acknowledged.size && performance.now() - started < patienceMs) {
    console.log(`${rows.length} of ${acknowledged.size} lie in the library`);
    await new Promise((resolve) => setTimeout(resolve, restMs));
    rows = await read(world);
  }
  const waitedMs = performance.now() - started;
  const found = new Map(rows.map(({ id, place }) => [id, place]));
  const lost = [...acknowledged].filter(([id, place]) => found.get(id) !== place).length;
  return { rows: rows.length, lost, others: rows.length - (acknowledged.size - lost), waitedMs };
}

async function read({ ada, driveId, formId }: LoadWorld) {
  const expand = 'fields($select=tfItemType,tfResponseId,tfSubmissionData)';
  const query = { filter: formatFilter(compare('fields/tfFormId', 'eq', formId)), expand, top: 999 };
  const rows = await Array.fromAsync(ada.graph.rows(operations.listDriveListItems, { driveId }, { query }));
  return rows
    .filter(({ fields }) => fields?.tfItemType === 'submission')
    .map(({ fields }) => ({
      id: String(fields?.tfResponseId),
      place: (JSON.parse(String(fields?.tfSubmissionData)) as { readonly place?: string }).place,
    }));
}
