import { controlAttributes } from '../kit/control-attributes.ts';
import { FieldFrame } from '../kit/FieldFrame.tsx';
import { choiceKey, storedChoice } from '../kit/read/choice.ts';
import { SelectBox } from '../kit/SelectBox.tsx';
import type { ViewProps } from '../kit/view-props.ts';
import { MultipleChoices } from './MultipleChoices.tsx';
import { MOST_DRAWN } from './many/choice-finder.ts';
import { FoundChoice } from './many/FoundChoice.tsx';
import { chosen, type SelectProps, type SelectValue } from './select.ts';
import { TypedChoice } from './TypedChoice.tsx';

export function SelectView(view: ViewProps<SelectProps, SelectValue>) {
  const { props, state, onChange, onBlur } = view;
  if (props.isTyped) return <TypedChoice {...view} />;
  if (props.multiple) return <MultipleChoices {...view} />;
  if (props.data.length > MOST_DRAWN) return <FoundChoice {...view} />;
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
