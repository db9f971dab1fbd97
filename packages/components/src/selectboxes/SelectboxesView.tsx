import { type ComponentDefinition, isRecord } from '@tideform/engine';
import { drawChoiceList } from '../kit/ChoiceList.tsx';
import { useKitClasses } from '../kit/classes/KitClasses.tsx';
import { drawFrame } from '../kit/FieldFrame.tsx';
import { onDemand } from '../kit/on-demand.tsx';
import { type Choice, choiceKey } from '../kit/read/choice.ts';
import type { ViewProps } from '../kit/view-props.ts';
import { listedChoices, type SelectboxesProps, type SelectboxesValue, selectboxes, tickedKeys } from './selectboxes.ts';

const OfferedList = onDemand(async () => (await import('../kit/choices/OfferedList.tsx')).OfferedList);

export function SelectboxesView(view: ViewProps<SelectboxesProps, SelectboxesValue>) {
  const { props, state, onChange, onBlur } = view;
  const ticked = new Set(tickedKeys(state.value));
  const classes = useKitClasses();
  const draw = (choices: readonly Choice[]) =>
    drawChoiceList(
      {
        view,
        kind: 'checkbox',
        choices: listedChoices(choices, state.value),
        inline: props.inline,
        isChosen: (choice) => ticked.has(choiceKey(choice.value)),
        onChoose: (choice, isTicked) =>
          onChange({ ...(isRecord(state.value) ? state.value : undefined), [choiceKey(choice.value)]: isTicked }),
        onBlur,
      },
      classes,
    );
  const list = props.source ? <OfferedList view={view} source={props.source} draw={draw} /> : draw(props.values);
  return drawFrame({ view, labels: 'group', children: list }, classes);
}

SelectboxesView.isPlain = true as const;
SelectboxesView.parts = (definition?: ComponentDefinition) =>
  definition && !selectboxes.props.parse(definition).source ? [] : [OfferedList];
