import { isRecord } from '@tideform/engine';
import { Failed } from '../../failures/failed.ts';
import { jsonFaultAt } from './json-fault.ts';
import type { FileRow } from './read-csv.ts';
import { textOf } from './text-of.ts';

/** The rows of a JSON file: it is a list, or the nearest list of objects within it is one. */
export async function* readJson(content: Blob): AsyncGenerator<FileRow> {
  let text = '';
  for await (const part of textOf(content)) text += part;
  const rows = findRows(parse(text));
  if (!rows) throw new Failed('data-source-without-rows', {});
  for (const row of rows) yield isRecord(row) ? row : { value: row };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Failed('data-source-not-json', placeOf(text), { cause });
  }
}

function placeOf(text: string): { readonly line: number; readonly column: number } {
  const before = text.slice(0, jsonFaultAt(text)).split('\n');
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
