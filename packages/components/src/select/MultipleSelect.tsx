import { ChoiceList } from '../kit/ChoiceList.tsx';
import { FieldFrame } from '../kit/FieldFrame.tsx';
import { type Choice, getChoiceKey, toStoredChoiceValue } from '../kit/read/choice.ts';
import type { ViewProps } from '../kit/view-props.ts';
import { getChosenValues, type SelectProps, type SelectValue } from './select.ts';

/** Multiple choice as a list of checkboxes, including selected values that aren't among the choices (any more). */
export function MultipleSelect(view: ViewProps<SelectProps, SelectValue>) {
  const { props, state, onChange, onBlur } = view;
  const values = getChosenValues(state.value);
  const keys = new Set(values.map(getChoiceKey));
  const listed = new Set(props.data.map((choice) => getChoiceKey(choice.value)));
  const removedValues = values.filter((value) => !listed.has(getChoiceKey(value)));
  const all: readonly Choice[] = [
    ...props.data,
    ...removedValues.map((value) => ({ label: getChoiceKey(value), value })),
  ];
  return (
    <FieldFrame view={view} labels="group">
      <ChoiceList
        view={view}
        kind="checkbox"
        choices={all}
        isChosen={(choice) => keys.has(getChoiceKey(choice.value))}
        onChoose={(choice, isTicked) => {
          const others = values.filter((value) => getChoiceKey(value) !== getChoiceKey(choice.value));
          onChange(isTicked ? [...others, toStoredChoiceValue(choice.value, props.dataType)] : others);
        }}
        onBlur={onBlur}
      />
    </FieldFrame>
  );
}
