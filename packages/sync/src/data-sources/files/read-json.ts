import { isRecord } from '@tideform/engine';
import { FailureError } from '../../failures/failure-error.ts';
import { decodeText, type FileRow } from './read-csv.ts';

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

const stringPattern = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/uy;
const numberOrKeywordPattern = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const whitespacePattern = /[ \t\n\r]*/y;

/**
 * Returns the position of the first JSON syntax error, or the text's length if the text ends too early.
 * NOTE: not every browser's own error contains the position.
 */
function findJsonError(json: string): number {
  let at = 0;
  const open: string[] = [];
  const match = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    if (!pattern.test(json)) return false;
    at = pattern.lastIndex;
    return true;
  };
  const matchCharacter = (character: string | undefined): boolean => {
    match(whitespacePattern);
    if (character === undefined || json[at] !== character) return false;
    at += 1;
    return true;
  };
  /** Enters a list or an object; returns `false` if neither starts at the current position. */
  const enter = (first: string, last: string): boolean => matchCharacter(first) && open.push(last) > 0;
  for (;;) {
    match(whitespacePattern);
    if (open.at(-1) === '}' && !(match(stringPattern) && matchCharacter(':'))) return at;
    if (enter('{', '}') || enter('[', ']')) {
      if (!matchCharacter(open.at(-1))) continue;
      open.pop();
    } else if (!(match(stringPattern) || match(numberOrKeywordPattern))) return at;
    while (matchCharacter(open.at(-1))) open.pop();
    if (open.length === 0 || !matchCharacter(',')) return at;
  }
}
