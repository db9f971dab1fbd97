import { useMemo } from 'react';
import { isDisabled } from '../../kit/control-attributes.ts';
import { useEditedForm } from '../../kit/EditedForm.tsx';
import type { ViewProps } from '../../kit/view-props.ts';
import { specs } from '../../specs.ts';
import { RowList } from '../rows/RowList.tsx';
import { useRowEdits } from '../rows/useRowEdits.tsx';
import { CodeNote, codeThatDecides } from './CodeNote.tsx';
import { ConditionEffect } from './ConditionEffect.tsx';
import { ConditionLine } from './ConditionLine.tsx';
import { CONDITION_WORDS } from './condition-builder.words.ts';
import type { ConditionBuilderProps, ConditionBuilderValue } from './conditionBuilder.ts';
import { type ConditionRow, type ConditionRows, readConditions, writeConditions } from './logic/condition-shape.ts';
import { targetFields } from './logic/target-fields.ts';

/** When a component is shown: all or any of some comparisons, or code that is only looked at. */
export function ConditionBuilderView(view: ViewProps<ConditionBuilderProps, ConditionBuilderValue>) {
  const { state, onChange, onBlur } = view;
  const edited = useEditedForm();
  const fields = useMemo(() => edited && targetFields(edited.form, edited.component, specs), [edited]);
  const read = readConditions(state.value);
  const write = (next: Partial<ConditionRows>) => onChange(writeConditions(state.value, { ...read, ...next }));
  const list = useRowEdits<ConditionRow>({
    rows: read.rows,
    entry: CONDITION_WORDS.entry,
    firstColumn: 'field',
    onChange: (rows) => write({ rows }),
  });
  const { edits } = list;
  const add = () => {
    const rows = edits.rows();
    edits.replace([...rows, { component: '', operator: 'isEqual', value: '' }]);
    edits.focus(rows.length, 'field');
  };
  const code = codeThatDecides(edited, state.value);
  return (
    <RowList
      view={view}
      entry={CONDITION_WORDS.entry}
      empty={code === undefined ? CONDITION_WORDS.always : ''}
      count={read.rows.length}
      list={list}
      isFull={code !== undefined}
      onAdd={add}
      onBlur={onBlur}
      head={
        code === undefined ? (
          read.rows.length > 0 && <ConditionEffect read={read} disabled={isDisabled(view)} onChange={write} />
        ) : (
          <CodeNote code={code} />
        )
      }
    >
      {read.rows.map((row, index) => (
        <ConditionLine
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its position; its controls hold no state
          key={index}
          id={`${view.id}-${index}`}
          index={index}
          row={row}
          fields={fields}
          disabled={isDisabled(view) || code !== undefined}
          edits={edits}
        />
      ))}
    </RowList>
  );
}
