import { isRecord } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import { isDisabled } from '../../kit/control-attributes.ts';
import { useEditedForm } from '../../kit/EditedForm.tsx';
import type { ViewProps } from '../../kit/view-props.ts';
import { CodeBox } from '../code/CodeBox.tsx';
import { RowList } from '../rows/RowList.tsx';
import { useRowStyles } from '../rows/useRowStyles.tsx';
import { conditionBuilderMessages } from './condition-builder.messages.ts';
import type { ConditionBuilderProps, ConditionBuilderValue } from './conditionBuilder.ts';
import { hasJsonLogic, withJsonLogic } from './logic/condition-shape.ts';
import { whatDecides } from './logic/what-decides.ts';
import { TryCondition } from './TryCondition.tsx';
import { useComparisons } from './useComparisons.tsx';

/** When a component is shown: all or any of some comparisons, else a JSONLogic rule. */
export function ConditionBuilderView(view: ViewProps<ConditionBuilderProps, ConditionBuilderValue>) {
  const { id, state, onChange, onBlur } = view;
  const messages = useMessages(conditionBuilderMessages);
  const styles = useRowStyles();
  const disabled = isDisabled(view);
  const { value } = state;
  const decides = whatDecides(useEditedForm()?.component.customConditional, value);
  const comparisons = useComparisons({ id, value, disabled, messages: messages.effect, hasGroups: true, onChange });
  const { isReadable, ...rows } = comparisons;
  const isOut = decides === 'code' && (rows.count > 0 || hasJsonLogic(value));
  const aboutJson = () => {
    if (!hasJsonLogic(value)) return messages.orJsonLogic;
    return decides === 'comparisons' ? messages.comparisonsDecide : messages.asJsonLogic;
  };
  return (
    <RowList
      view={view}
      {...rows}
      empty={decides === undefined ? messages.always : ''}
      onBlur={onBlur}
      head={
        <>
          {isOut && <p className={styles.head}>{messages.codeDecides}</p>}
          {!isReadable && !isOut && <p className={styles.head}>{messages.notShown}</p>}
          {rows.head}
        </>
      }
      foot={
        <div className={styles.foot}>
          {decides !== undefined && decides !== 'code' && <TryCondition value={value} />}
          {isReadable && <p className={styles.head}>{aboutJson()}</p>}
          <CodeBox
            label={messages.jsonLogic}
            kind="conditional.json"
            language="json"
            value={isRecord(value) ? value.json : undefined}
            disabled={disabled}
            onChange={(json) => onChange(withJsonLogic(value, json))}
          />
        </div>
      }
    />
  );
}
