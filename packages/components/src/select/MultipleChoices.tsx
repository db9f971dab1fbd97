import { ChoiceList } from '../kit/ChoiceList.tsx';
import { FieldFrame } from '../kit/FieldFrame.tsx';
import { type Choice, choiceKey, toStoredValue } from '../kit/read/choice.ts';
import type { ViewProps } from '../kit/view-props.ts';
import { getChosen, type SelectProps, type SelectValue } from './select.ts';

/** Multiple choice as a list of checkboxes, including selected values that aren't among the choices (any more). */
export function MultipleChoices(view: ViewProps<SelectProps, SelectValue>) {
  const { props, state, onChange, onBlur } = view;
  const values = getChosen(state.value);
  const keys = new Set(values.map(choiceKey));
  const listed = new Set(props.data.map((choice) => choiceKey(choice.value)));
  const gone = values.filter((value) => !listed.has(choiceKey(value)));
  const all: readonly Choice[] = [...props.data, ...gone.map((value) => ({ label: choiceKey(value), value }))];
  return (
    <FieldFrame view={view} labels="group">
      <ChoiceList
        view={view}
        kind="checkbox"
        choices={all}
        isChosen={(choice) => keys.has(choiceKey(choice.value))}
        onChoose={(choice, isTicked) => {
          const others = values.filter((value) => choiceKey(value) !== choiceKey(choice.value));
          onChange(isTicked ? [...others, toStoredValue(choice.value, props.dataType)] : others);
        }}
        onBlur={onBlur}
      />
    </FieldFrame>
  );
}
