import type { ComponentDefinition } from '@tideform/engine';
import { controlAttributes } from '../kit/control-attributes.ts';
import { FieldFrame } from '../kit/FieldFrame.tsx';
import { choiceKey, storedChoice } from '../kit/read/choice.ts';
import { SelectBox } from '../kit/SelectBox.tsx';
import type { ViewProps } from '../kit/view-props.ts';
import { MultipleChoices, SearchedSelect, TypedChoice } from './rare-views.tsx';
import { chosen, type SelectProps, type SelectValue, select } from './select.ts';

/** A longer list is searched, not drawn whole. */
const MOST_DRAWN = 50;

/** What few of them are drawn with. */
function rareView({ isTyped, source, data, multiple }: SelectProps) {
  if (isTyped) return TypedChoice;
  if (source || data.length > MOST_DRAWN) return SearchedSelect;
  return multiple ? MultipleChoices : undefined;
}

export function SelectView(view: ViewProps<SelectProps, SelectValue>) {
  const { props, state, onChange, onBlur } = view;
  const Rare = rareView(props);
  if (Rare) return <Rare {...view} />;
  const key = choiceKey(chosen(state.value)[0]);
  const isListed = key === '' || props.data.some((choice) => choiceKey(choice.value) === key);
  return (
    <FieldFrame view={view}>
      <SelectBox
        {...controlAttributes(view)}
        value={key}
        onChange={(event) => {
          const choice = props.data.find((one) => choiceKey(one.value) === event.target.value);
          onChange(choice ? storedChoice(choice.value, props.dataType) : '');
        }}
        onBlur={onBlur}
      >
        <option value="">{props.placeholder}</option>
        {!isListed && <option value={key}>{key}</option>}
        {props.data.map((choice) => (
          <option key={choiceKey(choice.value)} value={choiceKey(choice.value)}>
            {choice.label}
          </option>
        ))}
      </SelectBox>
    </FieldFrame>
  );
}

SelectView.parts = (definition?: ComponentDefinition) =>
  definition ? [rareView(select.props.parse(definition))] : [TypedChoice, SearchedSelect, MultipleChoices];
