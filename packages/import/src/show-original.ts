import { parseJson } from '@tideform/engine';
import { isZip, openPackage, UnreadableFile } from './files/open-package.ts';
import { readSheets, type Sheet } from './files/read-sheets.ts';
import { readDocument } from './microsoft-forms/read-document.ts';

/** What somebody has brought, as it can be looked at. */
export type Original =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'sheets'; readonly sheets: readonly Sheet[] };

/** More is no help beside a form. */
const mostCharacters = 200_000;
const mostRows = 300;

/** What a file looks like to who wants to compare; `undefined` where that cannot be said. JSON is laid out in lines. */
export function showOriginal(content: Uint8Array | string): Original | undefined {
  if (typeof content === 'string' || !isZip(content)) {
    const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
    if (text.includes('\0')) return undefined;
    const json = parseJson(text.replace(/^\uFEFF/, ''));
    const shown = json === undefined ? text : JSON.stringify(json, undefined, 2);
    return { kind: 'text', text: shown.slice(0, mostCharacters) };
  }
  try {
    const readPart = openPackage(content);
    if (readPart('word/document.xml')) return { kind: 'text', text: readDocument(readPart) };
    const sheets = readSheets(content).filter(({ rows }) => rows.length > 0);
    return { kind: 'sheets', sheets: sheets.map((sheet) => ({ ...sheet, rows: sheet.rows.slice(0, mostRows) })) };
  } catch (error) {
    if (error instanceof UnreadableFile) return undefined;
    throw error;
  }
}
