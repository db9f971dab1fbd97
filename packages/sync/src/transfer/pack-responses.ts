import type { SyncContext } from '../context.ts';
import { isOwnRow, requireIdentity } from '../database/own-rows.ts';
import { databaseVersion } from '../database/schema.ts';
import { findFiles } from '../files/stored-file.ts';
import type { Hasher } from '../ports.ts';
import type { UnsentWork } from './export-unsent-work.ts';
import { encodeBase64, packageFormat, packageVersion } from './response-package.ts';

export interface ResponsePackageFile {
  /** Package file for the user, as JSON. */
  readonly content: Blob;
  /** Number of responses in the package. */
  readonly count: number;
  /** Names of files whose bytes aren't on this device or can't be read. */
  readonly lostFiles: readonly string[];
}

/** Properties that aren't exported: upload URLs are secrets, and the other properties only matter to this device. */
const excludedProperties: ReadonlySet<string> = new Set(['pushFailure', 'continues', 'takenOver', 'session']);

/**
 * Packs responses with their definitions, answers and files into one file that `importResponses` can read on any
 * device. Files that can't be read are omitted and listed.
 */
export async function packResponses(hashing: Hasher, work: UnsentWork, now: string): Promise<ResponsePackageFile> {
  const contents = new Map(work.files.map((row) => [row.id, row.content]));
  const lostFiles: string[] = [];
  const files: string[][] = [];
  for (const row of work.attachments) {
    const bytes = await readBytes(contents.get(row.id));
    if (bytes) files.push(await packFile(hashing, row, bytes));
    else if (row.arrived === undefined && !row.isRead) lostFiles.push(String(row.name));
  }
  const head = { format: packageFormat, version: packageVersion, exportedAt: now, database: work.databaseVersion };
  const responses = work.responses.map((row) =>
    JSON.stringify(row, (key, part) => (excludedProperties.has(key) ? undefined : part)),
  );
  const parts = [
    JSON.stringify(head).slice(0, -1),
    `,"responses":[${responses.join(',\n')}],"files":[`,
    ...files.flatMap((file, at) => (at === 0 ? file : [',\n', ...file])),
    ']}',
  ];
  return { content: new Blob(parts, { type: 'application/json' }), count: responses.length, lostFiles };
}

async function packFile(
  hashing: Hasher,
  row: Readonly<Record<string, unknown>>,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<string[]> {
  const { id, responseId, name, type, isRead } = row;
  const sha256 = await hashing.sha256(bytes);
  const head = JSON.stringify({ id, responseId, name, type: type ?? '', sizeBytes: bytes.length, sha256, isRead });
  return [`${head.slice(0, -1)},"content":"`, ...encodeBase64(bytes), '"}'];
}

/** Older versions may have stored bytes in another format. */
async function readBytes(content: unknown): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    if (content instanceof Blob) return new Uint8Array(await content.arrayBuffer());
    return content instanceof ArrayBuffer || ArrayBuffer.isView(content)
      ? new Uint8Array(await new Blob([content as BlobPart]).arrayBuffer())
      : undefined;
  } catch {
    return undefined;
  }
}

/** Collects the user's responses with these IDs and their local files for `packResponses`. */
export async function collectResponses({ database, ports }: SyncContext, ids: readonly string[]): Promise<UnsentWork> {
  const person = requireIdentity(ports);
  const rows = await database.responses.where('id').anyOf(ids).toArray();
  const responses = rows.filter((row) => isOwnRow(row, person));
  const attachments: Record<string, unknown>[] = [];
  const files: Record<string, unknown>[] = [];
  for (const response of responses) {
    const own = await database.attachments.where('responseId').equals(response.id).toArray();
    const others = findFiles(response.data.data).filter((file) => !own.some((row) => row.id === file.id));
    // Files of a copy, or files that were read from the library: their bytes may be on this device too.
    const read = others.map(({ id, name, type, driveItemId }) => ({
      ...{ id, name, type, responseId: response.id },
      ...(driveItemId !== undefined && { isRead: true }),
    }));
    attachments.push(...own.map((row) => ({ ...row })), ...read);
    const fileRows = await database.files.bulkGet([...own, ...others].map(({ id }) => id));
    files.push(...fileRows.flatMap((row) => (row ? [{ ...row }] : [])));
  }
  return {
    databaseVersion,
    responses: responses.map((row) => ({ ...row })),
    outbox: [],
    attachments,
    files,
  };
}
