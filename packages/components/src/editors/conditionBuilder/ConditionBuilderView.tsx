import { isRecord } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import { isDisabled } from '../../kit/control-attributes.ts';
import { useEditedForm } from '../../kit/EditedForm.tsx';
import type { ViewProps } from '../../kit/view-props.ts';
import { CodeBox } from '../code/CodeBox.tsx';
import { EditableRowList } from '../rows/EditableRowList.tsx';
import { useRowStyles } from '../rows/useRowStyles.tsx';
import { ConditionTester } from './ConditionTester.tsx';
import { conditionBuilderMessages } from './condition-builder.messages.ts';
import type { ConditionBuilderProps, ConditionBuilderValue } from './conditionBuilder.ts';
import { findActiveCondition } from './logic/find-active-condition.ts';
import { hasJsonLogic, replaceJsonLogic } from './logic/parse-condition.ts';
import { useConditionRows } from './useConditionRows.tsx';

/**
 * Editor for the condition that shows or hides a component: comparisons joined with "all" or "any", or a JSONLogic
 * rule.
 */
export function ConditionBuilderView(view: ViewProps<ConditionBuilderProps, ConditionBuilderValue>) {
  const { id, state, onChange, onBlur } = view;
  const messages = useMessages(conditionBuilderMessages);
  const styles = useRowStyles();
  const disabled = isDisabled(view);
  const { value } = state;
  const decides = findActiveCondition(useEditedForm()?.component.customConditional, value);
  const comparisons = useConditionRows({ id, value, disabled, messages: messages.effect, hasGroups: true, onChange });
  const { isReadable, ...rows } = comparisons;
  const isOverridden = decides === 'code' && (rows.count > 0 || hasJsonLogic(value));
  const formatJsonHint = () => {
    if (!hasJsonLogic(value)) return messages.orJsonLogic;
    return decides === 'comparisons' ? messages.comparisonsDecide : messages.asJsonLogic;
  };
  return (
    <EditableRowList
      view={view}
      {...rows}
      empty={decides === undefined ? messages.always : ''}
      onBlur={onBlur}
      head={
        <>
          {isOverridden && <p className={styles.head}>{messages.codeDecides}</p>}
          {!isReadable && !isOverridden && <p className={styles.head}>{messages.notShown}</p>}
          {rows.head}
        </>
      }
      foot={
        <div className={styles.foot}>
          {decides !== undefined && decides !== 'code' && <ConditionTester value={value} />}
          {isReadable && <p className={styles.head}>{formatJsonHint()}</p>}
          <CodeBox
            label={messages.jsonLogic}
            kind="conditional.json"
            language="json"
            value={isRecord(value) ? value.json : undefined}
            disabled={disabled}
            onChange={(json) => onChange(replaceJsonLogic(value, json))}
          />
        </div>
      }
    />
  );
}
