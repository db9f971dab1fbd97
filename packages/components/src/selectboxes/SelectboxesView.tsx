import { isRecord } from '@tideform/engine';
import { ChoiceList } from '../kit/ChoiceList.tsx';
import { FieldFrame } from '../kit/FieldFrame.tsx';
import { choiceKey } from '../kit/read/choice.ts';
import type { ViewProps } from '../kit/view-props.ts';
import { listedChoices, type SelectboxesProps, type SelectboxesValue, tickedKeys } from './selectboxes.ts';

export function SelectboxesView(view: ViewProps<SelectboxesProps, SelectboxesValue>) {
  const { props, state, onChange, onBlur } = view;
  const ticked = new Set(tickedKeys(state.value));
  return (
    <FieldFrame view={view} labels="group">
      <ChoiceList
        view={view}
        kind="checkbox"
        choices={listedChoices(props, state.value)}
        inline={props.inline}
        isChosen={(choice) => ticked.has(choiceKey(choice.value))}
        onChoose={(choice, isTicked) =>
          onChange({ ...(isRecord(state.value) ? state.value : undefined), [choiceKey(choice.value)]: isTicked })
        }
        onBlur={onBlur}
      />
    </FieldFrame>
  );
}
