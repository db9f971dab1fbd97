import { type ComponentDefinition, isRecord } from '@tideform/engine';
import type { ReactNode } from 'react';
import { type EditedForm, useEditedForm } from '../../kit/EditedForm.tsx';
import { type Choice, choiceKey, choices } from '../../kit/read/choice.ts';
import type { ViewProps } from '../../kit/view-props.ts';
import { SearchedSelect } from '../../select/rare-views.tsx';
import { SelectView } from '../../select/SelectView.tsx';
import { select } from '../../select/select.ts';
import { tickedKeys } from '../../selectboxes/selectboxes.ts';
import type { PickedChoiceProps } from './pickedChoice.ts';

/** More choices than this are found by typing. */
const MOST_LISTED = 20;

/** Draws the setting as the dropdown that it is about: with its choices, and several where it takes several. */
export function PickedChoiceView(view: ViewProps<PickedChoiceProps, unknown, ReactNode>) {
  const edited = useEditedForm();
  const props = select.props.parse({ ...view.definition, ...choicesOf(view.props, edited) });
  const isTyped = view.props.choicesIn !== '' && props.data.length === 0;
  if (view.props.isSelection) {
    const { state, onChange } = view;
    const selection = {
      ...view,
      props: { ...props, isTyped: false, multiple: true, dataType: 'string' as const },
      state: { ...state, value: Array.isArray(state.value) ? state.value : tickedKeys(state.value) },
      onChange: (chosen: unknown) => onChange(selectionOf(chosen, props.data)),
    };
    return <SelectView {...selection} />;
  }
  const drawn = { ...view, props: { ...props, isTyped } };
  if (props.data.length > MOST_LISTED && !props.multiple) return <SearchedSelect {...drawn} />;
  return <SelectView {...drawn} />;
}

function choicesOf({ data, choicesIn }: PickedChoiceProps, edited: EditedForm | undefined) {
  if (choicesIn === '') return { data: { values: data }, dataType: 'string' };
  const component: Partial<ComponentDefinition> = edited?.component ?? {};
  const { multiple, dataType } = component;
  return { data: { values: choices(readAt(component, choicesIn)) }, multiple, dataType };
}

/** As the component stores it: every choice, selected or not. Nothing selected is no default. */
function selectionOf(chosen: unknown, all: readonly Choice[]): unknown {
  const keys = Array.isArray(chosen) ? chosen.map(choiceKey) : [];
  if (keys.length === 0) return '';
  const known = all.map(({ value }) => [choiceKey(value), false] as const);
  return Object.fromEntries([...known, ...keys.map((key) => [key, true] as const)]);
}

const readAt = (holder: unknown, path: string): unknown =>
  path.split('.').reduce((value, name) => (isRecord(value) ? value[name] : undefined), holder);
