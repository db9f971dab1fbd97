import { Code16Regular } from '@fluentui/react-icons';
import { useMemo } from 'react';
import { isDisabled } from '../../kit/control-attributes.ts';
import { type EditedForm, useEditedForm } from '../../kit/EditedForm.tsx';
import { SelectBox } from '../../kit/SelectBox.tsx';
import type { ViewProps } from '../../kit/view-props.ts';
import { specs } from '../../specs.ts';
import { RowList } from '../rows/RowList.tsx';
import { useRowEdits } from '../rows/useRowEdits.tsx';
import { useRowStyles } from '../rows/useRowStyles.tsx';
import { ConditionLine } from './ConditionLine.tsx';
import { CONDITION_WORDS } from './condition-builder.words.ts';
import type { ConditionBuilderProps, ConditionBuilderValue } from './conditionBuilder.ts';
import {
  type ConditionRow,
  type ConditionRows,
  hasJsonLogic,
  readConditions,
  writeConditions,
} from './logic/condition-shape.ts';
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
          read.rows.length > 0 && <Effect view={view} read={read} onChange={write} />
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

interface EffectProps {
  readonly view: ViewProps<ConditionBuilderProps, ConditionBuilderValue>;
  readonly read: ConditionRows;
  readonly onChange: (next: Partial<ConditionRows>) => void;
}

/** Show or hide; and when there are several comparisons, all or any of them. */
function Effect({ view, read, onChange }: EffectProps) {
  const styles = useRowStyles();
  const disabled = isDisabled(view);
  return (
    <div className={styles.pair}>
      <SelectBox
        aria-label={CONDITION_WORDS.effect}
        disabled={disabled}
        value={String(read.show)}
        onChange={(event) => onChange({ show: event.target.value === 'true' })}
      >
        <option value="true">{CONDITION_WORDS.show}</option>
        <option value="false">{CONDITION_WORDS.hide}</option>
      </SelectBox>
      {read.rows.length > 1 && (
        <SelectBox
          aria-label={CONDITION_WORDS.conjunction}
          disabled={disabled}
          value={read.isAny ? 'any' : 'all'}
          onChange={(event) => onChange({ isAny: event.target.value === 'any' })}
        >
          <option value="all">{CONDITION_WORDS.all}</option>
          <option value="any">{CONDITION_WORDS.any}</option>
        </SelectBox>
      )}
    </div>
  );
}

/** Code wins over every comparison (ENG-27): it is shown, and what it makes void cannot be edited. */
function CodeNote({ code }: { readonly code: string }) {
  const styles = useRowStyles();
  return (
    <div className={styles.card}>
      <strong className={styles.strong}>
        <Code16Regular aria-hidden />
        {CONDITION_WORDS.customCode}
      </strong>
      <p className={styles.head}>{CONDITION_WORDS.customCodeText}</p>
      <pre className={styles.code}>{code}</pre>
    </div>
  );
}

function codeThatDecides(edited: EditedForm | undefined, value: unknown): string | undefined {
  const custom = edited?.component.customConditional;
  if (typeof custom === 'string' && custom.trim() !== '') return custom;
  if (!hasJsonLogic(value)) return undefined;
  const { json } = value as { readonly json: unknown };
  return typeof json === 'string' ? json : JSON.stringify(json, null, 1);
}
