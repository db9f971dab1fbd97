import { type FileLike, isFileLike, type SubmissionData } from '@tideform/engine';
import { GraphOutage, nameKey } from '@tideform/graph';
import type { SyncContext } from '../context.ts';
import type { AttachmentRow, FileRow } from '../database/rows.ts';
import { inTurns } from '../in-turns.ts';
import type { Identity } from '../ports.ts';
import { freeFileName } from './file-names.ts';
import { FileUnavailable } from './file-unavailable.ts';
import { readFile } from './read-file.ts';
import { filesIn } from './stored-file.ts';

const atOnce = 4;

/** Files of a response once more, as those of another one. Nothing of it is kept yet. */
export interface CopiedFiles {
  /** The answers, naming the new files. Those that could not be copied are named no more. */
  readonly data: SubmissionData;
  readonly files: readonly FileRow[];
  readonly attachments: readonly AttachmentRow[];
  /** Files that could not be copied. */
  readonly lost: readonly LostFile[];
}

export interface LostFile {
  readonly name: string;
  /** `unreachable`: nobody answered who may have it. `gone`: who answered does not give it. */
  readonly reason: 'unreachable' | 'gone';
}

interface ReadFile {
  readonly file: FileLike;
  readonly content: Blob;
  readonly sha256: string;
}

/** Reads every file that the answers name, from this device or from the library, for the response `responseId`. */
export async function copyFiles(
  context: SyncContext,
  data: SubmissionData,
  responseId: string,
  { tenantId, userId }: Identity,
): Promise<CopiedFiles> {
  const { chance, clock, hashing } = context.ports;
  const named = filesIn(data);
  const read = new Map<string, ReadFile>();
  const reasons = new Map<string, LostFile['reason']>();
  await inTurns(atOnce, named, async (file) => {
    try {
      const content = new Blob([await (await readFile(context, file)).arrayBuffer()], { type: file.type });
      read.set(file.id, { file, content, sha256: await hashing.sha256(content) });
    } catch (cause) {
      reasons.set(file.id, isUnreachable(cause) ? 'unreachable' : 'gone');
    }
  });
  const taken = new Set<string>();
  const timestamp = clock.now();
  const files: FileRow[] = [];
  const rows = new Map<string, AttachmentRow>();
  for (const { file, content, sha256 } of named.flatMap(({ id }) => read.get(id) ?? [])) {
    const id = chance.uuid();
    const name = freeFileName(file.name, (key) => taken.has(key), chance.random);
    taken.add(nameKey(name));
    files.push({ id, timestamp, content });
    rows.set(file.id, { id, responseId, tenantId, userId, name, type: file.type, sizeBytes: content.size, sha256 });
  }
  const lost = named.flatMap(({ id, name }) => {
    const reason = reasons.get(id);
    return reason ? [{ name, reason }] : [];
  });
  return { data: withCopies(data, rows) as SubmissionData, files, attachments: [...rows.values()], lost };
}

/** Not the library's answer: without it, trying again later may help. */
function isUnreachable(cause: unknown): boolean {
  return !(cause instanceof FileUnavailable) || cause.cause instanceof GraphOutage;
}

const gone = Symbol('gone');

function withCopies(value: unknown, rows: ReadonlyMap<string, AttachmentRow>): unknown {
  if (Array.isArray(value)) return value.map((part) => withCopies(part, rows)).filter((part) => part !== gone);
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).map(([key, part]) => [key, withCopies(part, rows)] as const);
  const inside: Record<string, unknown> = Object.fromEntries(parts.filter(([, part]) => part !== gone));
  if (!isFileLike(value)) return inside;
  const row = rows.get(value.id);
  if (!row) return gone;
  const { driveId: _drive, driveItemId: _item, ...kept } = inside;
  return { ...kept, id: row.id, name: row.name, size: row.sizeBytes, url: '', storage: 'indexeddb' };
}
