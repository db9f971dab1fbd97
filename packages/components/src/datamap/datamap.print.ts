import { isRecord, type PrintAnswer, type PrintBlock } from '@tideform/engine';
import type { WordsOf } from '@tideform/words';
import type { PrintInside } from '../kit/nested/print-inside.ts';
import { fieldLabel } from '../kit/read/label.ts';
import { type DatamapProps, type DatamapValue, entryData } from './datamap.ts';
import type { datamapWords } from './datamap.words.ts';

/** A table of names and values. No entry: the label and a dash. */
export const printDatamap =
  (words: WordsOf<typeof datamapWords>, printInside: PrintInside): PrintAnswer<DatamapProps, DatamapValue> =>
  ({ props, value, label }) => {
    const names = isRecord(value) ? Object.keys(value) : [];
    if (!isRecord(value) || names.length === 0) return [{ kind: 'pair', label, value: '' }];
    const [component] = props.valueComponent;
    const header = [props.keyLabel || words.key, (component && fieldLabel(component)) || words.value];
    const rows = names.map((name) => [
      { kind: 'text', text: name } as const,
      alone(printInside(props.valueComponent, entryData(value, name))),
    ]);
    const table = { kind: 'table', header, rows } as const;
    return [props.hideLabel || label === '' ? table : { ...table, caption: label }];
  };

/** The column has the label. */
function alone(blocks: readonly PrintBlock[]): PrintBlock {
  const [first] = blocks;
  if (blocks.length === 1 && first?.kind === 'pair') return { kind: 'text', text: first.value };
  return { kind: 'group', blocks };
}
