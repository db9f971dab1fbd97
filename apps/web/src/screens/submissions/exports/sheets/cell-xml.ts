import type { Cell } from './cell.ts';
import { styleIds } from './styles-xml.ts';

/** Characters that XML can't represent. */
const invalidCharacters = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]/gu;
const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};

export const escapeXml = (text: string): string =>
  text.replace(invalidCharacters, '\uFFFD').replace(/[&<>"\r]/g, (character) => entities[character] ?? '');

/** Maximum text length of a cell in characters. */
const maxTextLength = 32_767;
const msPerDay = 86_400_000;
/** Serial number of 1970-01-01: days since the spreadsheet epoch in 1899. */
const unixEpochSerial = 25_569;

/** Returns the column name (`A`, `B` … `Z`, `AA` …) of a zero-based index. */
export function getColumnName(at: number): string {
  const character = String.fromCharCode(65 + (at % 26));
  return at < 26 ? character : getColumnName(Math.floor(at / 26) - 1) + character;
}

/** Returns the XML of a cell. Text is written as an inline string, so it's never run as a formula. */
export function createCellXml(reference: string, cell: Cell): string {
  const number = (value: number, style: keyof typeof styleIds) =>
    `<c r="${reference}" s="${styleIds[style]}"><v>${value}</v></c>`;
  switch (cell.kind) {
    case 'number':
      return Number.isFinite(cell.value) ? number(cell.value, cell.isAmount ? 'amount' : 'plain') : '';
    case 'tick':
      return `<c r="${reference}" t="b"><v>${cell.value ? 1 : 0}</v></c>`;
    case 'day':
      return createDateXml(reference, Date.parse(`${cell.day}T00:00:00Z`), 'day', cell.day);
    case 'moment':
      return createDateXml(reference, Date.parse(`${cell.localTime}Z`), 'moment', cell.localTime.replace('T', ' '));
    case 'text':
      return createTextXml(reference, cell.text, 'plain');
  }
}

export const createTextXml = (reference: string, text: string, style: keyof typeof styleIds): string =>
  `<c r="${reference}" s="${styleIds[style]}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(text.slice(0, maxTextLength))}</t></is></c>`;

/** Writes a date as a serial number; dates before 1900, which spreadsheets don't support, as text. */
function createDateXml(reference: string, ms: number, style: 'day' | 'moment', text: string): string {
  const serial = ms / msPerDay + unixEpochSerial;
  if (serial >= 61) return `<c r="${reference}" s="${styleIds[style]}"><v>${Number(serial.toFixed(8))}</v></c>`;
  return text ? createTextXml(reference, text, 'plain') : '';
}
