import type { ComponentDefinition } from '@tideform/engine';
import { drawChoiceList } from '../kit/ChoiceList.tsx';
import { useKitClasses } from '../kit/classes/KitClasses.tsx';
import { drawFrame } from '../kit/FieldFrame.tsx';
import { onDemand } from '../kit/on-demand.tsx';
import { type Choice, choiceKey, storedChoice } from '../kit/read/choice.ts';
import type { ViewProps } from '../kit/view-props.ts';
import { type RadioProps, type RadioValue, radio } from './radio.ts';

const OfferedList = onDemand(async () => (await import('../kit/choices/OfferedList.tsx')).OfferedList);

export function RadioView(view: ViewProps<RadioProps, RadioValue>) {
  const { props, state, onChange, onBlur } = view;
  const classes = useKitClasses();
  const chosen = choiceKey(state.value);
  const draw = (choices: readonly Choice[]) =>
    drawChoiceList(
      {
        view,
        kind: 'radio',
        choices,
        inline: props.inline,
        isChosen: (choice) => chosen !== '' && choiceKey(choice.value) === chosen,
        onChoose: (choice) => onChange(storedChoice(choice.value, props.dataType)),
        onBlur,
      },
      classes,
    );
  /** An answer is in view before, and without, what it is one of. */
  const orAnswer = (choices: readonly Choice[]) =>
    draw(chosen === '' || choices.length > 0 ? choices : [{ label: chosen, value: state.value }]);
  const { source } = props;
  const list = source ? <OfferedList view={view} source={source} draw={orAnswer} /> : draw(props.values);
  return drawFrame({ view, labels: 'group', children: list }, classes);
}

RadioView.isPlain = true as const;
RadioView.parts = (definition?: ComponentDefinition) =>
  definition && !radio.props.parse(definition).source ? [] : [OfferedList];
