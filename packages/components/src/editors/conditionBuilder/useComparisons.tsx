import { useMemo } from 'react';
import { useEditedForm } from '../../kit/EditedForm.tsx';
import { specs } from '../../specs.ts';
import type { RowGroupProps } from '../rows/RowGroup.tsx';
import { useRowEdits } from '../rows/useRowEdits.tsx';
import { ConditionEffect, type EffectWords } from './ConditionEffect.tsx';
import { ConditionLine } from './ConditionLine.tsx';
import { type ConditionRow, type ConditionRows, readConditions, writeConditions } from './logic/condition-shape.ts';
import { targetFields } from './logic/target-fields.ts';

const entry = 'condition';

interface ComparisonsOptions {
  readonly id: string;
  /** A condition in either stored shape. */
  readonly value: unknown;
  readonly disabled: boolean;
  readonly words: EffectWords;
  readonly onChange: (value: unknown) => void;
}

/** The comparisons of a condition as a list of rows: what a `RowList` or a `RowGroup` needs to draw them. */
export function useComparisons({ id, value, disabled, words, onChange }: ComparisonsOptions) {
  const edited = useEditedForm();
  const fields = useMemo(() => edited && targetFields(edited.form, edited.component, specs), [edited]);
  const read = readConditions(value);
  const write = (next: Partial<ConditionRows>) => onChange(writeConditions(value, { ...read, ...next }));
  const list = useRowEdits<ConditionRow>({
    rows: read.rows,
    entry,
    firstColumn: 'field',
    onChange: (rows) => write({ rows }),
  });
  const { edits } = list;
  const onAdd = () => {
    const rows = edits.rows();
    edits.replace([...rows, { component: '', operator: 'isEqual', value: '' }]);
    edits.focus(rows.length, 'field');
  };
  const lines = read.rows.map((row, index) => (
    <ConditionLine
      // biome-ignore lint/suspicious/noArrayIndexKey: a row is its position; its controls hold no state
      key={index}
      id={`${id}-${index}`}
      index={index}
      row={row}
      fields={fields}
      disabled={disabled}
      edits={edits}
    />
  ));
  const head = read.rows.length > 0 && (
    <ConditionEffect read={read} disabled={disabled} words={words} onChange={write} />
  );
  const count = read.rows.length;
  return { entry, count, list, onAdd, head, children: lines } satisfies Partial<RowGroupProps>;
}
