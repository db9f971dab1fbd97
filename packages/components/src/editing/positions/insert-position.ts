import { type ComponentDefinition, type FormDefinition, findChildSlots } from '@tideform/engine';
import { isSubmitButton } from '../../specs.ts';
import { type ComponentPath, type DropPosition, getPosition, type ListPosition } from './component-path.ts';
import { findComponent, findList } from './find-component.ts';
import { SINGLE_SLOT } from './slot-path.ts';

/**
 * Returns the position for a new component that was added without dragging: the end of the selected container;
 * otherwise after the selected component, or at the end of the page. Never after a final submit button.
 * @param page path of the open wizard page
 */
export function findInsertPosition(
  form: FormDefinition,
  selected: ComponentPath | undefined,
  page: ComponentPath | undefined,
): DropPosition {
  const component = selected === undefined ? undefined : findComponent(form, selected);
  if (selected === undefined || !component || selected === page) return getEndPosition(form, getPageList(page));
  return findPositionWithin(form, selected, component) ?? getPositionAfter(selected, component);
}

/**
 * Returns the end of the container's first empty slot, or of its last slot if all are filled.
 * NOTE: slots that accept only one component are only listed while filled, and their component must stay.
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

export function getPositionAfter(path: ComponentPath, component: ComponentDefinition): DropPosition {
  const position = getPosition(path);
  return isSubmitButton(component) ? position : { ...position, index: position.index + 1 };
}

const getPageList = (page: ComponentPath | undefined): ListPosition =>
  page === undefined ? { parent: undefined, slot: undefined } : { parent: page, slot: 'components' };

function getEndPosition(form: FormDefinition, position: ListPosition): DropPosition {
  const list = findList(form, position) ?? [];
  const last = list.at(-1);
  return { ...position, index: last && isSubmitButton(last) ? list.length - 1 : list.length };
}
