import { type FileLike, isFileLike, type SubmissionData } from '@tideform/engine';
import { GraphOutage, getNameKey } from '@tideform/graph';
import type { SyncContext } from '../context.ts';
import type { AttachmentRow, FileRow } from '../database/rows.ts';
import type { Identity } from '../ports.ts';
import { runConcurrently } from '../run-concurrently.ts';
import { findFreeFileName } from './find-free-file-name.ts';
import { FileUnavailable, loadFile } from './load-file.ts';
import { findFiles } from './stored-file.ts';

const maxConcurrentReads = 4;

/** Copies of a response's files for another response. They aren't stored yet. */
export interface CopiedFiles {
  /** Answers that refer to the new files. References to files that couldn't be copied are removed. */
  readonly data: SubmissionData;
  readonly files: readonly FileRow[];
  readonly attachments: readonly AttachmentRow[];
  /** Files that couldn't be copied. */
  readonly lost: readonly LostFile[];
}

export interface LostFile {
  readonly name: string;
  /**
   * `unreachable`: no service that may have the file responded. `gone`: the service responded and doesn't have the
   * file.
   */
  readonly reason: 'unreachable' | 'gone';
}

interface FileWithHash {
  readonly file: FileLike;
  readonly content: Blob;
  readonly sha256: string;
}

/**
 * Reads every file that the answers refer to, from this device or the library, and builds copies for the response
 * `responseId`.
 */
export async function copyFiles(
  context: SyncContext,
  data: SubmissionData,
  responseId: string,
  { tenantId, userId }: Identity,
): Promise<CopiedFiles> {
  const { chance, clock, hashing } = context.ports;
  const referencedFiles = findFiles(data);
  const contents = new Map<string, FileWithHash>();
  const reasons = new Map<string, LostFile['reason']>();
  await runConcurrently(maxConcurrentReads, referencedFiles, async (file) => {
    try {
      const content = new Blob([await (await loadFile(context, file)).arrayBuffer()], { type: file.type });
      contents.set(file.id, { file, content, sha256: await hashing.sha256(content) });
    } catch (cause) {
      reasons.set(file.id, isUnreachable(cause) ? 'unreachable' : 'gone');
    }
  });
  const taken = new Set<string>();
  const timestamp = clock.now();
  const files: FileRow[] = [];
  const rows = new Map<string, AttachmentRow>();
  for (const { file, content, sha256 } of referencedFiles.flatMap(({ id }) => contents.get(id) ?? [])) {
    const id = chance.uuid();
    const name = findFreeFileName(file.name, (key) => taken.has(key), chance.random);
    taken.add(getNameKey(name));
    files.push({ id, timestamp, content });
    rows.set(file.id, { id, responseId, tenantId, userId, name, type: file.type, sizeBytes: content.size, sha256 });
  }
  const lost = referencedFiles.flatMap(({ id, name }) => {
    const reason = reasons.get(id);
    return reason ? [{ name, reason }] : [];
  });
  return { data: replaceFileReferences(data, rows) as SubmissionData, files, attachments: [...rows.values()], lost };
}

/** Returns whether the failure is an outage, so that a later attempt may work; `false` when the library refused. */
function isUnreachable(cause: unknown): boolean {
  return !(cause instanceof FileUnavailable) || cause.cause instanceof GraphOutage;
}

const removedFile = Symbol('gone');

function replaceFileReferences(value: unknown, rows: ReadonlyMap<string, AttachmentRow>): unknown {
  if (Array.isArray(value))
    return value.map((part) => replaceFileReferences(part, rows)).filter((part) => part !== removedFile);
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).map(([key, part]) => [key, replaceFileReferences(part, rows)] as const);
  const inside: Record<string, unknown> = Object.fromEntries(parts.filter(([, part]) => part !== removedFile));
  if (!isFileLike(value)) return inside;
  const row = rows.get(value.id);
  if (!row) return removedFile;
  const { driveId: _drive, driveItemId: _item, ...fileProperties } = inside;
  return { ...fileProperties, id: row.id, name: row.name, size: row.sizeBytes, url: '', storage: 'indexeddb' };
}
