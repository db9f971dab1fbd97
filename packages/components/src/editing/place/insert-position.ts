import { type ComponentDefinition, type FormDefinition, findChildSlots } from '@tideform/engine';
import { isSubmitButton } from '../../specs.ts';
import { findComponent, findList } from './component-at.ts';
import { type ComponentPath, type DropPosition, getPosition, type ListPosition } from './component-path.ts';
import { SINGLE_SLOT } from './slot-path.ts';

/**
 * Returns the position of a new component that wasn't dropped: at the end of the selected container; otherwise behind
 * the selected component, or at the end of the page. Never behind a final submit button.
 * @param page the open page of a wizard
 */
export function findInsertPosition(
  form: FormDefinition,
  selected: ComponentPath | undefined,
  page: ComponentPath | undefined,
): DropPosition {
  const component = selected === undefined ? undefined : findComponent(form, selected);
  if (selected === undefined || !component || selected === page) return getEndPosition(form, getPageList(page));
  return findPositionWithin(form, selected, component) ?? getPositionBehind(selected, component);
}

/**
 * Returns the end of the first empty slot of a container, otherwise of the last one.
 * NOTE: slots for one component are only listed while filled, and that component must stay.
 */
function findPositionWithin(
  form: FormDefinition,
  path: ComponentPath,
  container: ComponentDefinition,
): DropPosition | undefined {
  const slots = findChildSlots(container).filter(({ name }) => name !== SINGLE_SLOT);
  const slot = slots.find(({ components }) => components.length === 0) ?? slots.at(-1);
  return slot && getEndPosition(form, { parent: path, slot: slot.name });
}

export function getPositionBehind(path: ComponentPath, component: ComponentDefinition): DropPosition {
  const place = getPosition(path);
  return isSubmitButton(component) ? place : { ...place, index: place.index + 1 };
}

const getPageList = (page: ComponentPath | undefined): ListPosition =>
  page === undefined ? { parent: undefined, slot: undefined } : { parent: page, slot: 'components' };

function getEndPosition(form: FormDefinition, place: ListPosition): DropPosition {
  const list = findList(form, place) ?? [];
  const last = list.at(-1);
  return { ...place, index: last && isSubmitButton(last) ? list.length - 1 : list.length };
}
