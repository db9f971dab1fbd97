import type { ComponentDefinition } from '@tideform/engine';
import { useFieldClassNames } from '../kit/classes/FieldClassNamesProvider.tsx';
import { getControlAttributes } from '../kit/control-attributes.ts';
import { renderFieldFrame } from '../kit/FieldFrame.tsx';
import { onDemand } from '../kit/on-demand.tsx';
import { getChoiceKey, toStoredChoiceValue } from '../kit/read/choice.ts';
import { createOptionsRef, renderSelectBox, type SelectOptions } from '../kit/SelectBox.tsx';
import type { ViewProps } from '../kit/view-props.ts';
import { getChosenValues, type SelectProps, type SelectValue, select } from './select.ts';

/** Views of less common selects, loaded with the first form that uses one. */
const TypedSelect = onDemand(async () => (await import('./TypedSelect.tsx')).TypedSelect);
const MultipleSelect = onDemand(async () => (await import('./MultipleSelect.tsx')).MultipleSelect);
export const SearchedSelect = onDemand(async () => (await import('./SearchedSelect.tsx')).SearchedSelect);

/** Maximum number of choices in a native select; longer lists have a search. */
const MAX_PLAIN_CHOICES = 50;

/** Returns the view for less common settings, which is loaded on demand; `undefined` for a native select. */
function getLazyView({ isTyped, source, data, multiple }: SelectProps) {
  if (isTyped) return TypedSelect;
  if (source || data.length > MAX_PLAIN_CHOICES) return SearchedSelect;
  return multiple ? MultipleSelect : undefined;
}

export function SelectView(view: ViewProps<SelectProps, SelectValue>) {
  const { props, state, onChange, onBlur } = view;
  const classes = useFieldClassNames();
  const Rare = getLazyView(props);
  if (Rare) return <Rare {...view} />;
  const key = getChoiceKey(getChosenValues(state.value)[0]);
  const isListed = key === '' || props.data.some((choice) => getChoiceKey(choice.value) === key);
  const options = { nothing: props.placeholder, unlisted: isListed ? undefined : key, choices: props.data };
  const box = renderSelectBox(
    {
      ...getControlAttributes(view),
      value: key,
      onChange(event) {
        const choice = props.data.find((one) => getChoiceKey(one.value) === event.target.value);
        onChange(choice ? toStoredChoiceValue(choice.value, props.dataType) : '');
      },
      onBlur,
      ...(classes.whole ? { children: renderOptions(options) } : { ref: createOptionsRef(options, key) }),
    },
    classes,
  );
  return renderFieldFrame({ view, children: box }, classes);
}

/** Renders the options of a native select in a read-only form, where only the selected label is visible. */
const renderOptions = ({ unlisted, choices }: SelectOptions) =>
  [...(unlisted === undefined ? [] : [{ value: unlisted, label: unlisted }]), ...choices].map(({ value, label }) => (
    <option key={getChoiceKey(value)} value={getChoiceKey(value)}>
      {label}
    </option>
  ));

SelectView.isPlain = true as const;
SelectView.parts = (definition?: ComponentDefinition) =>
  definition ? [getLazyView(select.props.parse(definition))] : [TypedSelect, SearchedSelect, MultipleSelect];
