import { ChoiceList } from '../kit/ChoiceList.tsx';
import { FieldFrame } from '../kit/FieldFrame.tsx';
import { choiceKey, storedChoice } from '../kit/read/choice.ts';
import type { ViewProps } from '../kit/view-props.ts';
import type { RadioProps, RadioValue } from './radio.ts';

export function RadioView(view: ViewProps<RadioProps, RadioValue>) {
  const { props, state, onChange, onBlur } = view;
  const chosen = choiceKey(state.value);
  return (
    <FieldFrame view={view} labels="group">
      <ChoiceList
        view={view}
        kind="radio"
        choices={props.values}
        inline={props.inline}
        isChosen={(choice) => chosen !== '' && choiceKey(choice.value) === chosen}
        onChoose={(choice) => onChange(storedChoice(choice.value, props.dataType))}
        onBlur={onBlur}
      />
    </FieldFrame>
  );
}
