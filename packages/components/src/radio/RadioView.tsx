import type { ComponentDefinition } from '@tideform/engine';
import { renderChoiceList } from '../kit/ChoiceList.tsx';
import { useFieldClassNames } from '../kit/classes/FieldClassNamesProvider.tsx';
import { renderFieldFrame } from '../kit/FieldFrame.tsx';
import { onDemand } from '../kit/on-demand.tsx';
import { type Choice, getChoiceKey, toStoredChoiceValue } from '../kit/read/choice.ts';
import type { ViewProps } from '../kit/view-props.ts';
import { type RadioProps, type RadioValue, radio } from './radio.ts';

const LoadedChoiceList = onDemand(async () => (await import('../kit/choices/LoadedChoiceList.tsx')).LoadedChoiceList);

export function RadioView(view: ViewProps<RadioProps, RadioValue>) {
  const { props, state, onChange, onBlur } = view;
  const classes = useFieldClassNames();
  const chosen = getChoiceKey(state.value);
  const renderChoices = (choices: readonly Choice[]) =>
    renderChoiceList(
      {
        view,
        kind: 'radio',
        choices,
        inline: props.inline,
        isChosen: (choice) => chosen !== '' && getChoiceKey(choice.value) === chosen,
        onChoose: (choice) => onChange(toStoredChoiceValue(choice.value, props.dataType)),
        onBlur,
      },
      classes,
    );
  /** Renders the choices and the answer. If the choices aren't loaded (yet), renders only the answer. */
  const includeAnswer = (choices: readonly Choice[]) =>
    renderChoices(chosen === '' || choices.length > 0 ? choices : [{ label: chosen, value: state.value }]);
  const { source } = props;
  const list = source ? (
    <LoadedChoiceList view={view} source={source} renderChoices={includeAnswer} />
  ) : (
    renderChoices(props.values)
  );
  return renderFieldFrame({ view, labels: 'group', children: list }, classes);
}

RadioView.isPlain = true as const;
RadioView.parts = (definition?: ComponentDefinition) =>
  definition && !radio.props.parse(definition).source ? [] : [LoadedChoiceList];
