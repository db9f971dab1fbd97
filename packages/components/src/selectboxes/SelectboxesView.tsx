import { type ComponentDefinition, isRecord } from '@tideform/engine';
import { renderChoiceList } from '../kit/ChoiceList.tsx';
import { useFieldClassNames } from '../kit/classes/FieldClassNamesProvider.tsx';
import { renderFieldFrame } from '../kit/FieldFrame.tsx';
import { onDemand } from '../kit/on-demand.tsx';
import { type Choice, getChoiceKey } from '../kit/read/choice.ts';
import type { ViewProps } from '../kit/view-props.ts';
import {
  addRemovedChoices,
  getSelectedKeys,
  type SelectboxesProps,
  type SelectboxesValue,
  selectboxes,
} from './selectboxes.ts';

const LoadedChoiceList = onDemand(async () => (await import('../kit/choices/LoadedChoiceList.tsx')).LoadedChoiceList);

export function SelectboxesView(view: ViewProps<SelectboxesProps, SelectboxesValue>) {
  const { props, state, onChange, onBlur } = view;
  const ticked = new Set(getSelectedKeys(state.value));
  const classes = useFieldClassNames();
  const renderChoices = (choices: readonly Choice[]) =>
    renderChoiceList(
      {
        view,
        kind: 'checkbox',
        choices: addRemovedChoices(choices, state.value),
        inline: props.inline,
        isChosen: (choice) => ticked.has(getChoiceKey(choice.value)),
        onChoose: (choice, isTicked) =>
          onChange({ ...(isRecord(state.value) ? state.value : undefined), [getChoiceKey(choice.value)]: isTicked }),
        onBlur,
      },
      classes,
    );
  const list = props.source ? (
    <LoadedChoiceList view={view} source={props.source} renderChoices={renderChoices} />
  ) : (
    renderChoices(props.values)
  );
  return renderFieldFrame({ view, labels: 'group', children: list }, classes);
}

SelectboxesView.isPlain = true as const;
SelectboxesView.parts = (definition?: ComponentDefinition) =>
  definition && !selectboxes.props.parse(definition).source ? [] : [LoadedChoiceList];
