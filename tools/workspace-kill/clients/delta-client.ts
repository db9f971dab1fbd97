import type { CallResult } from '../caller.ts';
import type { Client, ClientWorld } from './client.ts';

/**
 * Creates a client that reads the change feed page by page, each from a random process. At the end, the changes must
 * add up to the current content of the drive.
 */
export function createDeltaClient({ caller, record, driveId, name }: ClientWorld): Client {
  const first = `/drives/${driveId}/root/delta?$top=25`;
  let known = new Map<string, { version: number; name: string }>();
  let link = first;

  async function readPage(): Promise<CallResult> {
    const page = await caller.read(link);
    record.count('delta page', page.state);
    if (page.status === 410) {
      known = new Map();
      link = first;
      return page;
    }
    for (const row of page.body.value) applyRow(row);
    link = page.body['@odata.nextLink'] ?? page.body['@odata.deltaLink'];
    return page;
  }

  function applyRow(row: { id: string; name: string; eTag?: string; deleted?: unknown }): void {
    const before = known.get(row.id);
    const version = Number(/,(\d+)/.exec(row.eTag ?? '')?.[1] ?? 0);
    if (row.deleted) known.delete(row.id);
    else known.set(row.id, { version, name: row.name });
    if (!row.deleted && before && version < before.version)
      record.addViolation(`${name}: the feed returned an older version of ${row.name}`);
  }

  async function readToEnd(): Promise<void> {
    for (;;) if ('@odata.deltaLink' in ((await readPage()).body ?? {})) return;
  }

  return {
    async step() {
      await readPage();
    },
    async check() {
      await readToEnd();
      const followed = [...known].sort();
      known = new Map();
      link = first;
      await readToEnd();
      // NOTE: eTags of the top-level folders may change without a change of the folder; only the data that a client
      // stores is compared.
      if (JSON.stringify(followed) !== JSON.stringify([...known].sort())) {
        const missing = [...known].filter(([id]) => !followed.some(([one]) => one === id)).map(([, { name }]) => name);
        const extra = followed.filter(([id]) => !known.has(id)).map(([, { name }]) => name);
        const old = followed.filter(([id, { version }]) => known.has(id) && known.get(id)!.version !== version);
        record.addViolation(`${name}: the feed led to different content: ${JSON.stringify({ missing, extra, old })}`);
      }
    },
  };
}
