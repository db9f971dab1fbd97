import type { Cell } from './cell.ts';
import { styleOf } from './styles-xml.ts';

/** What XML has no way to say. */
const unsayable = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]/gu;
const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};

export const xmlText = (text: string): string =>
  text.replace(unsayable, '\uFFFD').replace(/[&<>"\r]/g, (letter) => entities[letter] ?? '');

/** A spreadsheet takes no longer texts. */
const longest = 32_767;
const msPerDay = 86_400_000;
/** Days from the first one of spreadsheets, in 1899, to 1970. */
const firstDay = 25_569;

/** `A`, `B` … `Z`, `AA` …; from 0. */
export function columnName(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26));
  return at < 26 ? letter : columnName(Math.floor(at / 26) - 1) + letter;
}

/** A text is never run as a formula: it stands there as a text. */
export function cellXml(place: string, cell: Cell): string {
  const number = (value: number, style: keyof typeof styleOf) =>
    `<c r="${place}" s="${styleOf[style]}"><v>${value}</v></c>`;
  switch (cell.kind) {
    case 'number':
      return Number.isFinite(cell.value) ? number(cell.value, cell.isAmount ? 'amount' : 'plain') : '';
    case 'tick':
      return `<c r="${place}" t="b"><v>${cell.value ? 1 : 0}</v></c>`;
    case 'day':
      return dated(place, Date.parse(`${cell.day}T00:00:00Z`), 'day', cell.day);
    case 'moment':
      return dated(place, Date.parse(`${cell.wall}Z`), 'moment', cell.wall.replace('T', ' '));
    case 'text':
      return textXml(place, cell.text, 'plain');
  }
}

export const textXml = (place: string, text: string, style: keyof typeof styleOf): string =>
  `<c r="${place}" s="${styleOf[style]}" t="inlineStr"><is><t xml:space="preserve">${xmlText(text.slice(0, longest))}</t></is></c>`;

/** Spreadsheets know no days before 1900: those are texts. */
function dated(place: string, ms: number, style: 'day' | 'moment', text: string): string {
  const serial = ms / msPerDay + firstDay;
  if (serial >= 61) return `<c r="${place}" s="${styleOf[style]}"><v>${Number(serial.toFixed(8))}</v></c>`;
  return text ? textXml(place, text, 'plain') : '';
}
