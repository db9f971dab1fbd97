import type { PrintAnswer, PrintBlock } from '@tideform/engine';
import type { MessagesOf } from '@tideform/i18n';
import { createBlankRows, findNonEmptyColumns, printRowsTable } from '../kit/rows/print-rows.ts';
import type { rowsMessages } from '../kit/rows/rows.messages.ts';
import type { EditgridProps, EditgridValue } from './editgrid.ts';

/** Maximum number of columns with which a printed table is readable. */
const MAX_COLUMNS = 5;

/**
 * Prints a table if all rows fit into one, otherwise a section for each row. Without rows, prints the label with an
 * empty value.
 */
export const printEditgrid =
  (messages: MessagesOf<typeof rowsMessages>): PrintAnswer<EditgridProps, EditgridValue> =>
  ({ props, value, label, isBlank, ...answer }) => {
    const rows = isBlank ? createBlankRows(answer.rows, props.components) : (answer.rows ?? []);
    if (rows.length === 0) return [{ kind: 'pair', label, value: Array.isArray(value) ? '' : String(value ?? '') }];
    const caption = props.hideLabel ? '' : label;
    const isShort = findNonEmptyColumns(rows, props.components).length <= MAX_COLUMNS && rows.flat().every(fitsInCell);
    if (isShort) return [printRowsTable(rows, props.components, caption)];
    const parts = rows.map((row, index): PrintBlock => {
      return { kind: 'group', title: messages.row({ number: index + 1 }), blocks: row.flat() };
    });
    return [caption ? { kind: 'group', title: caption, blocks: parts } : { kind: 'group', blocks: parts }];
  };

const cellKinds: ReadonlySet<PrintBlock['kind']> = new Set(['pair', 'text', 'image', 'blank']);

const fitsInCell = (blocks: readonly PrintBlock[]): boolean =>
  blocks.length <= 1 && blocks.every(({ kind }) => cellKinds.has(kind));
