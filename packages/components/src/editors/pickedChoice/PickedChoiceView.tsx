import { type ComponentDefinition, isRecord } from '@tideform/engine';
import type { ReactNode } from 'react';
import { type EditedForm, useEditedForm } from '../../kit/EditedForm.tsx';
import { type Choice, getChoiceKey, parseChoiceList } from '../../kit/read/choice.ts';
import type { ViewProps } from '../../kit/view-props.ts';
import { SearchedSelect, SelectView } from '../../select/SelectView.tsx';
import { select } from '../../select/select.ts';
import { getSelectedKeys } from '../../selectboxes/selectboxes.ts';
import type { PickedChoiceProps } from './pickedChoice.ts';

/** Maximum number of choices without a search input. */
const MAX_CHOICES_WITHOUT_SEARCH = 20;

/**
 * Editor for choosing from a list, rendered as a dropdown: from the setting's own choices, or from those of the edited
 * component. Supports multiple choices.
 */
export function PickedChoiceView(view: ViewProps<PickedChoiceProps, unknown, ReactNode>) {
  const edited = useEditedForm();
  const props = select.props.parse({ ...view.definition, ...getChoiceSettings(view.props, edited) });
  const isTyped = view.props.choicesIn !== '' && props.data.length === 0;
  if (view.props.isSelection) {
    const { state, onChange } = view;
    const selection = {
      ...view,
      props: { ...props, isTyped: false, multiple: true, dataType: 'string' as const },
      state: { ...state, value: Array.isArray(state.value) ? state.value : getSelectedKeys(state.value) },
      onChange: (chosen: unknown) => onChange(toSelectboxesValue(chosen, props.data)),
    };
    return <SelectView {...selection} />;
  }
  const selectView = { ...view, props: { ...props, isTyped } };
  if (props.data.length > MAX_CHOICES_WITHOUT_SEARCH && !props.multiple) return <SearchedSelect {...selectView} />;
  return <SelectView {...selectView} />;
}

function getChoiceSettings({ data, choicesIn }: PickedChoiceProps, edited: EditedForm | undefined) {
  if (choicesIn === '') return { data: { values: data }, dataType: 'string' };
  const component: Partial<ComponentDefinition> = edited?.component ?? {};
  const { multiple, dataType } = component;
  return { data: { values: parseChoiceList(getValueAt(component, choicesIn)) }, multiple, dataType };
}

/**
 * Converts the selected choices to the component's format: an object with a boolean per choice. An empty selection
 * means that the component has no default.
 */
function toSelectboxesValue(chosen: unknown, all: readonly Choice[]): unknown {
  const keys = Array.isArray(chosen) ? chosen.map(getChoiceKey) : [];
  if (keys.length === 0) return '';
  const known = all.map(({ value }) => [getChoiceKey(value), false] as const);
  return Object.fromEntries([...known, ...keys.map((key) => [key, true] as const)]);
}

const getValueAt = (record: unknown, path: string): unknown =>
  path.split('.').reduce((value, name) => (isRecord(value) ? value[name] : undefined), record);
