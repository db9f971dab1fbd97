import type { ComponentDefinition } from '@tideform/engine';
import { useKitClasses } from '../kit/classes/KitClasses.tsx';
import { controlAttributes } from '../kit/control-attributes.ts';
import { renderFrame } from '../kit/FieldFrame.tsx';
import { choiceKey, toStoredValue } from '../kit/read/choice.ts';
import { createOptionsRef, renderSelectBox, type SelectOptions } from '../kit/SelectBox.tsx';
import type { ViewProps } from '../kit/view-props.ts';
import { MultipleChoices, SearchedSelect, TypedChoice } from './lazy-views.tsx';
import { getChosen, type SelectProps, type SelectValue, select } from './select.ts';

/** Maximum number of choices in a native select; longer lists have a search. */
const MAX_PLAIN_CHOICES = 50;

/** Returns the view for less common settings, which is loaded on demand; `undefined` for a native select. */
function getLazyView({ isTyped, source, data, multiple }: SelectProps) {
  if (isTyped) return TypedChoice;
  if (source || data.length > MAX_PLAIN_CHOICES) return SearchedSelect;
  return multiple ? MultipleChoices : undefined;
}

export function SelectView(view: ViewProps<SelectProps, SelectValue>) {
  const { props, state, onChange, onBlur } = view;
  const classes = useKitClasses();
  const Rare = getLazyView(props);
  if (Rare) return <Rare {...view} />;
  const key = choiceKey(getChosen(state.value)[0]);
  const isListed = key === '' || props.data.some((choice) => choiceKey(choice.value) === key);
  const options = { nothing: props.placeholder, unlisted: isListed ? undefined : key, choices: props.data };
  const box = renderSelectBox(
    {
      ...controlAttributes(view),
      value: key,
      onChange(event) {
        const choice = props.data.find((one) => choiceKey(one.value) === event.target.value);
        onChange(choice ? toStoredValue(choice.value, props.dataType) : '');
      },
      onBlur,
      ...(classes.whole ? { children: renderOptions(options) } : { ref: createOptionsRef(options, key) }),
    },
    classes,
  );
  return renderFrame({ view, children: box }, classes);
}

/** Renders the options of a native select in a read-only form, where only the selected label is visible. */
const renderOptions = ({ unlisted, choices }: SelectOptions) =>
  [...(unlisted === undefined ? [] : [{ value: unlisted, label: unlisted }]), ...choices].map(({ value, label }) => (
    <option key={choiceKey(value)} value={choiceKey(value)}>
      {label}
    </option>
  ));

SelectView.isPlain = true as const;
SelectView.parts = (definition?: ComponentDefinition) =>
  definition ? [getLazyView(select.props.parse(definition))] : [TypedChoice, SearchedSelect, MultipleChoices];
