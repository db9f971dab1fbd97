import { mergeClasses } from '@fluentui/react-components';
import { Warning16Regular } from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import { SelectBox } from '../../kit/SelectBox.tsx';
import { TextBox } from '../../kit/TextBox.tsx';
import { findDisplayName } from '../find-display-name.ts';
import { RowButtons } from '../rows/RowButtons.tsx';
import type { RowListActions } from '../rows/useRowListActions.tsx';
import { useRowMessages } from '../rows/useRowMessages.tsx';
import { useRowStyles } from '../rows/useRowStyles.tsx';
import { ConditionValueInput } from './ConditionValueInput.tsx';
import { conditionBuilderMessages } from './condition-builder.messages.ts';
import { createComparisonRules } from './logic/comparison-rules.ts';
import type { ConditionEntry } from './logic/condition-tree.ts';
import { listOperators, operatorHasValue, resolveOperator } from './logic/operators.ts';
import type { ConditionRow } from './logic/parse-condition.ts';
import { findTargetField, type TargetField } from './logic/target-fields.ts';

interface ConditionLineProps {
  readonly id: string;
  readonly index: number;
  readonly row: ConditionRow;
  /** Fields to choose from; `undefined` if the form is unknown, so that the author types the field's name. */
  readonly fields: readonly TargetField[] | undefined;
  readonly disabled: boolean;
  readonly edits: RowListActions<ConditionEntry>;
  /**
   * Number of the group that contains the comparison: '' for the outermost group, `undefined` without groups.
   * Comparisons in groups are stored as JSONLogic.
   */
  readonly group: string | undefined;
}

/** Row editor for one comparison: field, operator and value. */
export function ConditionLine({ id, index, row, fields, disabled, edits, group }: ConditionLineProps) {
  const messages = useMessages(conditionBuilderMessages);
  const rowMessages = useRowMessages('condition');
  const styles = useRowStyles();
  const target = fields && findTargetField(fields, row.component);
  const isMissing = fields !== undefined && target === undefined && row.component !== '';
  const cell = (what: string) => (group ? messages.inGroup({ what, group }) : what);
  const operators = listOperators(target?.kind ?? 'text', row.operator);
  const attributes = (column: string, name: string) => ({
    'data-column': column,
    'aria-label': cell(rowMessages.cell(name, index + 1)),
    disabled,
  });
  const field = {
    ...attributes('field', fields ? messages.field : messages.propertyName),
    'aria-describedby': isMissing ? `${id}-missing` : undefined,
  };
  const choose = (path: string) =>
    edits.put(index, changeTargetField(row, target, fields && findTargetField(fields, path), path));
  return (
    <div data-row={index} className={mergeClasses(styles.row, styles.card)}>
      <div className={styles.wide}>
        {fields ? (
          <SelectBox
            {...field}
            value={target ? target.path : row.component}
            onChange={(event) => choose(event.target.value)}
          >
            <option value="">{messages.choose}</option>
            {isMissing && <option value={row.component}>{row.component}</option>}
            {fields.map(({ path, label }) => (
              <option key={path} value={path}>{`${label} (${path})`}</option>
            ))}
          </SelectBox>
        ) : (
          <TextBox {...field} value={row.component} onChange={(event) => choose(event.target.value)} />
        )}
        <RowButtons
          edits={edits}
          entry="condition"
          index={index}
          disabled={disabled}
          isFixed
          listName={group && messages.ofGroup({ group })}
        />
      </div>
      <div className={styles.pair}>
        <SelectBox
          {...attributes('operator', messages.operator)}
          value={row.operator}
          onChange={(event) => edits.put(index, { ...row, operator: event.target.value })}
        >
          {operators
            .filter((operator) => group === undefined || isExpressibleAsJsonLogic({ ...row, operator }, target))
            .map((operator) => (
              <option key={operator} value={operator}>
                {findDisplayName(target?.kind === 'choices' ? messages.operatorsOfLists : messages.operators, operator)}
              </option>
            ))}
        </SelectBox>
        {operatorHasValue(row.operator) && (
          <ConditionValueInput
            target={target}
            value={row.value}
            onChange={(value) => edits.put(index, { ...row, value })}
            attributes={attributes('value', messages.value)}
          />
        )}
      </div>
      {isMissing && (
        <span id={`${id}-missing`} className={styles.warning}>
          <Warning16Regular aria-hidden />
          {group === undefined
            ? messages.missing({ target: row.component })
            : messages.missingInGroup({ target: row.component })}
        </span>
      )}
    </div>
  );
}

/** Returns whether JSONLogic can express a comparison with this operator. */
const isExpressibleAsJsonLogic = (row: ConditionRow, target: TargetField | undefined): boolean =>
  createComparisonRules({ ...row, value: 'true' }, target).length > 0;

/**
 * Changes the field of a comparison. Keeps the operator if it is valid for the new field, and the value only if both
 * fields have the same kind and no choices.
 */
function changeTargetField(
  row: ConditionRow,
  before: TargetField | undefined,
  target: TargetField | undefined,
  path: string,
) {
  const kind = target?.kind ?? 'text';
  const isSameKind = before?.kind === target?.kind && !target?.choices.length;
  const value = isSameKind ? row.value : kind === 'tick' ? 'true' : '';
  return { ...row, component: path, operator: resolveOperator(kind, row.operator), value };
}
