import { isRecord } from '@tideform/engine';
import { useWords } from '@tideform/words/react';
import { isDisabled } from '../../kit/control-attributes.ts';
import { useEditedForm } from '../../kit/EditedForm.tsx';
import type { ViewProps } from '../../kit/view-props.ts';
import { CodeBox } from '../code/CodeBox.tsx';
import { RowList } from '../rows/RowList.tsx';
import { useRowStyles } from '../rows/useRowStyles.tsx';
import { conditionBuilderWords } from './condition-builder.words.ts';
import type { ConditionBuilderProps, ConditionBuilderValue } from './conditionBuilder.ts';
import { hasJsonLogic, withJsonLogic } from './logic/condition-shape.ts';
import { whatDecides } from './logic/what-decides.ts';
import { useComparisons } from './useComparisons.tsx';

/** When a component is shown: all or any of some comparisons, else a JSONLogic rule. */
export function ConditionBuilderView(view: ViewProps<ConditionBuilderProps, ConditionBuilderValue>) {
  const { id, state, onChange, onBlur } = view;
  const words = useWords(conditionBuilderWords);
  const styles = useRowStyles();
  const disabled = isDisabled(view);
  const { value } = state;
  const decides = whatDecides(useEditedForm()?.component.customConditional, value);
  const rows = useComparisons({ id, value, disabled, words: words.effect, onChange });
  const isOut = decides === 'code' && (rows.count > 0 || hasJsonLogic(value));
  return (
    <RowList
      view={view}
      {...rows}
      empty={decides === undefined ? words.always : ''}
      onBlur={onBlur}
      head={
        <>
          {isOut && <p className={styles.head}>{words.codeDecides}</p>}
          {rows.head}
        </>
      }
      foot={
        <div className={styles.foot}>
          <p className={styles.head}>
            {decides === 'comparisons' && hasJsonLogic(value) ? words.comparisonsDecide : words.orJsonLogic}
          </p>
          <CodeBox
            label={words.jsonLogic}
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
