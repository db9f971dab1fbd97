import { type ComponentDefinition, childSlotsOf, type FormDefinition } from '@tideform/engine';
import { isSubmitButton } from '../../specs.ts';
import { componentAt, listAt } from './component-at.ts';
import { type ComponentPath, type DropPlace, type ListPlace, placeOf } from './component-path.ts';
import { ONE } from './slot-steps.ts';

/**
 * Where a component goes that nobody dragged to a place: into the selected container, at its end, where it has room; else behind the
 * selected component, else to the end of the page. Never behind a submit button that ends its list.
 * @param page the open page of a wizard
 */
export function placeForNew(
  form: FormDefinition,
  selected: ComponentPath | undefined,
  page: ComponentPath | undefined,
): DropPlace {
  const component = selected === undefined ? undefined : componentAt(form, selected);
  if (selected === undefined || !component || selected === page) return endOf(form, listOf(page));
  return placeWithin(form, selected, component) ?? placeBehind(selected, component);
}

/** Of several columns or tabs the first that is empty, else the last. NOTE: a place for one is told only where one is in it, which stays. */
function placeWithin(form: FormDefinition, path: ComponentPath, container: ComponentDefinition): DropPlace | undefined {
  const slots = childSlotsOf(container).filter(({ name }) => name !== ONE);
  const slot = slots.find(({ components }) => components.length === 0) ?? slots.at(-1);
  return slot && endOf(form, { parent: path, slot: slot.name });
}

export function placeBehind(path: ComponentPath, component: ComponentDefinition): DropPlace {
  const place = placeOf(path);
  return isSubmitButton(component) ? place : { ...place, index: place.index + 1 };
}

const listOf = (page: ComponentPath | undefined): ListPlace =>
  page === undefined ? { parent: undefined, slot: undefined } : { parent: page, slot: 'components' };

function endOf(form: FormDefinition, place: ListPlace): DropPlace {
  const list = listAt(form, place) ?? [];
  const last = list.at(-1);
  return { ...place, index: last && isSubmitButton(last) ? list.length - 1 : list.length };
}
