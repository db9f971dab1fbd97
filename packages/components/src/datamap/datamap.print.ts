import { isRecord, type PrintAnswer, type PrintBlock } from '@tideform/engine';
import type { MessagesOf } from '@tideform/i18n';
import type { PrintNestedForm } from '../kit/nested/print-nested-form.ts';
import { getFieldLabel } from '../kit/read/label.ts';
import { createBlankRows, printRowsTable } from '../kit/rows/print-rows.ts';
import type { datamapMessages } from './datamap.messages.ts';
import { type DatamapProps, type DatamapValue, getEntryData } from './datamap.ts';

/** Prints a table of names and values. Without entries, prints the label with an empty value. */
export const printDatamap =
  (
    messages: MessagesOf<typeof datamapMessages>,
    printNestedForm: PrintNestedForm,
  ): PrintAnswer<DatamapProps, DatamapValue> =>
  ({ props, value, label, isBlank }) => {
    const names = isRecord(value) ? Object.keys(value) : [];
    const [component] = props.valueComponent;
    const header = [props.keyLabel || messages.key, (component && getFieldLabel(component)) || messages.value];
    const caption = props.hideLabel ? '' : label;
    if (isBlank) return [printRowsTable(createBlankRows(undefined, header), header, caption)];
    if (!isRecord(value) || names.length === 0) return [{ kind: 'pair', label, value: '' }];
    const rows = names.map((name) => [
      { kind: 'text', text: name } as const,
      removeLabel(printNestedForm(props.valueComponent, getEntryData(value, name, props.valueComponent))),
    ]);
    const table = { kind: 'table', header, rows } as const;
    return [caption === '' ? table : { ...table, caption }];
  };

/** Removes the label from a printed value, because the column header shows it. */
function removeLabel(blocks: readonly PrintBlock[]): PrintBlock {
  const [first] = blocks;
  if (blocks.length === 1 && first?.kind === 'pair') return { kind: 'text', text: first.value };
  return { kind: 'group', blocks };
}
