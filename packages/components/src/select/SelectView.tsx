import type { ComponentDefinition } from '@tideform/engine';
import { useKitClasses } from '../kit/classes/KitClasses.tsx';
import { controlAttributes } from '../kit/control-attributes.ts';
import { drawFrame } from '../kit/FieldFrame.tsx';
import { choiceKey, storedChoice } from '../kit/read/choice.ts';
import { drawSelectBox, optionsIn, type SelectOptions } from '../kit/SelectBox.tsx';
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
  const classes = useKitClasses();
  const Rare = rareView(props);
  if (Rare) return <Rare {...view} />;
  const key = choiceKey(chosen(state.value)[0]);
  const isListed = key === '' || props.data.some((choice) => choiceKey(choice.value) === key);
  const options = { nothing: props.placeholder, unlisted: isListed ? undefined : key, choices: props.data };
  const box = drawSelectBox(
    {
      ...controlAttributes(view),
      value: key,
      onChange(event) {
        const choice = props.data.find((one) => choiceKey(one.value) === event.target.value);
        onChange(choice ? storedChoice(choice.value, props.dataType) : '');
      },
      onBlur,
      ...(classes.whole ? { children: drawOptions(options) } : { ref: optionsIn(options, key) }),
    },
    classes,
  );
  return drawFrame({ view, children: box }, classes);
}

/** For a record, which says the chosen one's words alone. */
const drawOptions = ({ unlisted, choices }: SelectOptions) =>
  [...(unlisted === undefined ? [] : [{ value: unlisted, label: unlisted }]), ...choices].map(({ value, label }) => (
    <option key={choiceKey(value)} value={choiceKey(value)}>
      {label}
    </option>
  ));

SelectView.isPlain = true as const;
SelectView.parts = (definition?: ComponentDefinition) =>
  definition ? [rareView(select.props.parse(definition))] : [TypedChoice, SearchedSelect, MultipleChoices];
