import { isRecord } from '@tideform/engine';
import { FailureError } from '../../failures/failure-error.ts';
import { decodeText } from './decode-text.ts';
import { findJsonError } from './find-json-error.ts';
import type { FileRow } from './read-csv.ts';

/** Reads the rows of a JSON file: the file is a list, or the outermost list within it is used. */
export async function* readJson(content: Blob): AsyncGenerator<FileRow> {
  let text = '';
  for await (const part of decodeText(content)) text += part;
  const rows = findRows(parseJson(text));
  if (!rows) throw new FailureError('data-source-without-rows', {});
  for (const row of rows) yield isRecord(row) ? row : { value: row };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new FailureError('data-source-not-json', findErrorPosition(text), { cause });
  }
}

function findErrorPosition(text: string): { readonly line: number; readonly column: number } {
  const before = text.slice(0, findJsonError(text)).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

function findRows(value: unknown): readonly unknown[] | undefined {
  let level: readonly unknown[] = [value];
  while (level.length > 0) {
    const list = level.find((one) => Array.isArray(one));
    if (Array.isArray(list)) return list;
    level = level.filter(isRecord).flatMap((one) => Object.values(one));
  }
  return undefined;
}
