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
import { TryCondition } from './TryCondition.tsx';
import { useComparisons } from './useComparisons.tsx';

/** When a component is shown: all or any of some comparisons, else a JSONLogic rule. */
export function ConditionBuilderView(view: ViewProps<ConditionBuilderProps, ConditionBuilderValue>) {
  const { id, state, onChange, onBlur } = view;
  const words = useWords(conditionBuilderWords);
  const styles = useRowStyles();
  const disabled = isDisabled(view);
  const { value } = state;
  const decides = whatDecides(useEditedForm()?.component.customConditional, value);
  const comparisons = useComparisons({ id, value, disabled, words: words.effect, hasGroups: true, onChange });
  const { isReadable, ...rows } = comparisons;
  const isOut = decides === 'code' && (rows.count > 0 || hasJsonLogic(value));
  const aboutJson = () => {
    if (!hasJsonLogic(value)) return words.orJsonLogic;
    return decides === 'comparisons' ? words.comparisonsDecide : words.asJsonLogic;
  };
  return (
    <RowList
      view={view}
      {...rows}
      empty={decides === undefined ? words.always : ''}
      onBlur={onBlur}
      head={
        <>
          {isOut && <p className={styles.head}>{words.codeDecides}</p>}
          {!isReadable && !isOut && <p className={styles.head}>{words.notShown}</p>}
          {rows.head}
        </>
      }
      foot={
        <div className={styles.foot}>
          {decides !== undefined && decides !== 'code' && <TryCondition value={value} />}
          {isReadable && <p className={styles.head}>{aboutJson()}</p>}
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
