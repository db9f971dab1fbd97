import { strToU8, zipSync } from 'fflate';
import { escapeHtml } from '../building/read-values.ts';

const columnName = (index: number): string =>
  (index >= 26 ? String.fromCharCode(64 + Math.floor(index / 26)) : '') + String.fromCharCode(65 + (index % 26));

const relations = (targets: readonly string[], type: string): string =>
  `<Relationships>${targets.map((target, at) => `<Relationship Id="rId${at + 1}" Type="http://x/${type}" Target="${target}"/>`).join('')}</Relationships>`;

/** A workbook with sheets of texts, as form tools write them. */
export function makeXlsx(
  sheets: Readonly<Record<string, readonly (readonly string[])[]>>,
  more: Readonly<Record<string, Uint8Array>> = {},
): Uint8Array {
  const names = Object.keys(sheets);
  const parts: Record<string, Uint8Array> = {
    'xl/workbook.xml': strToU8(
      `<workbook xmlns:r="r"><sheets>${names.map((name, at) => `<sheet name="${name}" r:id="rId${at + 1}"/>`).join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      relations(
        names.map((_, at) => `worksheets/sheet${at + 1}.xml`),
        'worksheet',
      ),
    ),
  };
  names.forEach((name, at) => {
    const rows = sheets[name]!.map((row, r) => {
      const cells = row.map((cell, c) =>
        cell === '' ? '' : `<c r="${columnName(c)}${r + 1}" t="inlineStr"><is><t>${escapeHtml(cell)}</t></is></c>`,
      );
      return `<row r="${r + 1}">${cells.join('')}</row>`;
    });
    parts[`xl/worksheets/sheet${at + 1}.xml`] = strToU8(
      `<worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`,
    );
  });
  return zipSync({ ...parts, ...more });
}
