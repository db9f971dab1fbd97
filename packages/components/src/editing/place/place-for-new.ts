import { childSlotsOf, type FormDefinition } from '@tideform/engine';
import { isSubmitButton } from '../../specs.ts';
import { componentAt, listAt } from './component-at.ts';
import { type ComponentPath, type DropPlace, type ListPlace, placeOf } from './component-path.ts';

/**
 * Where a component goes that nobody dragged to a place: into the selected container while it is empty, else behind
 * the selected component, else to the end. Never behind a submit button that ends its list.
 * @param page the open page of a wizard
 */
export function placeForNew(
  form: FormDefinition,
  selected: ComponentPath | undefined,
  page: ComponentPath | undefined,
): DropPlace {
  const component = selected === undefined ? undefined : componentAt(form, selected);
  if (selected === undefined || !component || selected === page) return endOf(form, listOf(page));
  const slots = childSlotsOf(component);
  if (slots[0] && slots.every((slot) => slot.components.length === 0)) {
    return { parent: selected, slot: slots[0].name, index: 0 };
  }
  const place = placeOf(selected);
  return isSubmitButton(component) ? place : { ...place, index: place.index + 1 };
}

const listOf = (page: ComponentPath | undefined): ListPlace =>
  page === undefined ? { parent: undefined, slot: undefined } : { parent: page, slot: 'components' };

function endOf(form: FormDefinition, place: ListPlace): DropPlace {
  const list = listAt(form, place) ?? [];
  const last = list.at(-1);
  return { ...place, index: last && isSubmitButton(last) ? list.length - 1 : list.length };
}
