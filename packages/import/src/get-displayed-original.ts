import { parseJson } from '@tideform/engine';
import { isZip, openZip, UnreadableFileError } from './files/open-zip.ts';
import { readSheets, type WorkbookSheet } from './files/read-sheets.ts';
import { convertDocxToText } from './microsoft-forms/convert-docx-to-text.ts';

/** An uploaded file, as displayed for comparison. */
export type DisplayedOriginal =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'sheets'; readonly sheets: readonly WorkbookSheet[] };

/** Maximum number of characters and rows that are displayed. */
const MAX_CHARACTERS = 200_000;
const MAX_ROWS = 300;

/**
 * Returns a version of an uploaded file that can be displayed; `undefined` for unknown formats. JSON is pretty-printed.
 */
export function getDisplayedOriginal(content: Uint8Array | string): DisplayedOriginal | undefined {
  if (typeof content === 'string' || !isZip(content)) {
    const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
    if (text.includes('\0')) return undefined;
    const json = parseJson(text.replace(/^\uFEFF/, ''));
    const displayed = json === undefined ? text : JSON.stringify(json, undefined, 2);
    return { kind: 'text', text: displayed.slice(0, MAX_CHARACTERS) };
  }
  try {
    const readPart = openZip(content);
    if (readPart('word/document.xml')) return { kind: 'text', text: convertDocxToText(readPart) };
    const sheets = readSheets(content).filter(({ rows }) => rows.length > 0);
    return { kind: 'sheets', sheets: sheets.map((sheet) => ({ ...sheet, rows: sheet.rows.slice(0, MAX_ROWS) })) };
  } catch (error) {
    if (error instanceof UnreadableFileError) return undefined;
    throw error;
  }
}
