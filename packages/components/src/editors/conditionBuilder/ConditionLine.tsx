import { mergeClasses } from '@fluentui/react-components';
import { Warning16Regular } from '@fluentui/react-icons';
import { SelectBox } from '../../kit/SelectBox.tsx';
import { TextBox } from '../../kit/TextBox.tsx';
import { RowButtons } from '../rows/RowButtons.tsx';
import { ROW_WORDS } from '../rows/rows.words.ts';
import type { RowEdits } from '../rows/useRowEdits.tsx';
import { useRowStyles } from '../rows/useRowStyles.tsx';
import { ConditionValue } from './ConditionValue.tsx';
import { CONDITION_WORDS, OPERATOR_WORDS } from './condition-builder.words.ts';
import type { ConditionRow } from './logic/condition-shape.ts';
import { fittingOperator, operatorsOf, takesValue } from './logic/operators-of.ts';
import { findTarget, type TargetField } from './logic/target-fields.ts';

interface ConditionLineProps {
  readonly id: string;
  readonly index: number;
  readonly row: ConditionRow;
  /** `undefined`: nobody knows the form. Fields are then named by hand. */
  readonly fields: readonly TargetField[] | undefined;
  readonly disabled: boolean;
  readonly edits: RowEdits<ConditionRow>;
}

/** One comparison: a field, how it is compared, and with what. */
export function ConditionLine({ id, index, row, fields, disabled, edits }: ConditionLineProps) {
  const styles = useRowStyles();
  const target = fields && findTarget(fields, row.component);
  const isMissing = fields !== undefined && target === undefined && row.component !== '';
  const attributes = (column: string, name: string) => ({
    'data-column': column,
    'aria-label': ROW_WORDS.cell(name, CONDITION_WORDS.entry, index + 1),
    disabled,
  });
  const field = {
    ...attributes('field', fields ? CONDITION_WORDS.field : CONDITION_WORDS.propertyName),
    'aria-describedby': isMissing ? `${id}-missing` : undefined,
  };
  const choose = (path: string) => edits.put(index, withTarget(row, target, fields && findTarget(fields, path), path));
  return (
    <div data-row={index} className={mergeClasses(styles.row, styles.card)}>
      <div className={styles.wide}>
        {fields ? (
          <SelectBox
            {...field}
            value={target ? target.path : row.component}
            onChange={(event) => choose(event.target.value)}
          >
            <option value="">{CONDITION_WORDS.choose}</option>
            {isMissing && <option value={row.component}>{row.component}</option>}
            {fields.map(({ path, label }) => (
              <option key={path} value={path}>{`${label} (${path})`}</option>
            ))}
          </SelectBox>
        ) : (
          <TextBox {...field} value={row.component} onChange={(event) => choose(event.target.value)} />
        )}
        <RowButtons edits={edits} entry={CONDITION_WORDS.entry} index={index} disabled={disabled} isFixed />
      </div>
      <div className={styles.pair}>
        <SelectBox
          {...attributes('operator', CONDITION_WORDS.operator)}
          value={row.operator}
          onChange={(event) => edits.put(index, { ...row, operator: event.target.value })}
        >
          {operatorsOf(target?.kind ?? 'text', row.operator).map((operator) => (
            <option key={operator} value={operator}>
              {OPERATOR_WORDS[operator] ?? operator}
            </option>
          ))}
        </SelectBox>
        {takesValue(row.operator) && (
          <ConditionValue
            target={target}
            value={row.value}
            onChange={(value) => edits.put(index, { ...row, value })}
            attributes={attributes('value', CONDITION_WORDS.value)}
          />
        )}
      </div>
      {isMissing && (
        <span id={`${id}-missing`} className={styles.warning}>
          <Warning16Regular aria-hidden />
          {CONDITION_WORDS.missing(row.component)}
        </span>
      )}
    </div>
  );
}

/** Another field keeps how it is compared where that fits, and what with only among fields of its kind without choices. */
function withTarget(row: ConditionRow, before: TargetField | undefined, target: TargetField | undefined, path: string) {
  const kind = target?.kind ?? 'text';
  const isAlike = before?.kind === target?.kind && !target?.choices.length;
  const value = isAlike ? row.value : kind === 'tick' ? 'true' : '';
  return { ...row, component: path, operator: fittingOperator(kind, row.operator), value };
}
