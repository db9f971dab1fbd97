import { type ComponentDefinition, isRecord } from '@tideform/engine';
import { ChoiceList } from '../kit/ChoiceList.tsx';
import { FieldFrame } from '../kit/FieldFrame.tsx';
import { onDemand } from '../kit/on-demand.tsx';
import { type Choice, choiceKey } from '../kit/read/choice.ts';
import type { ViewProps } from '../kit/view-props.ts';
import { listedChoices, type SelectboxesProps, type SelectboxesValue, selectboxes, tickedKeys } from './selectboxes.ts';

const OfferedList = onDemand(async () => (await import('../kit/choices/OfferedList.tsx')).OfferedList);

export function SelectboxesView(view: ViewProps<SelectboxesProps, SelectboxesValue>) {
  const { props, state, onChange, onBlur } = view;
  const ticked = new Set(tickedKeys(state.value));
  const draw = (choices: readonly Choice[]) => (
    <ChoiceList
      view={view}
      kind="checkbox"
      choices={listedChoices(choices, state.value)}
      inline={props.inline}
      isChosen={(choice) => ticked.has(choiceKey(choice.value))}
      onChoose={(choice, isTicked) =>
        onChange({ ...(isRecord(state.value) ? state.value : undefined), [choiceKey(choice.value)]: isTicked })
      }
      onBlur={onBlur}
    />
  );
  return (
    <FieldFrame view={view} labels="group">
      {props.source ? <OfferedList view={view} source={props.source} draw={draw} /> : draw(props.values)}
    </FieldFrame>
  );
}

SelectboxesView.parts = (definition?: ComponentDefinition) =>
  definition && !selectboxes.props.parse(definition).source ? [] : [OfferedList];
