import { type DropPosition, findComponent, getPosition, isWithin } from '@tideform/components/editing';
import { type FormDefinition, findChildSlots } from '@tideform/engine';

/**
 * Returns the drop position for a pointer over a row of the outline: before the row, after it, or inside if the row is
 * a container.
 * @param share vertical position of the pointer within the row, from 0 to 1
 */
export function getOutlineDropPosition(
  form: FormDefinition,
  path: string,
  share: number,
  isExpanded: boolean,
  moved: readonly string[],
): DropPosition | undefined {
  if (moved.some((one) => isWithin(path, one))) return undefined;
  const place = getPosition(path);
  const definition = findComponent(form, path);
  const [slot, ...others] = definition ? findChildSlots(definition) : [];
  if (slot && share > 1 / 3 && (share < 2 / 3 || isExpanded)) {
    const index = others.length > 0 || isExpanded ? 0 : slot.components.length;
    return { parent: path, slot: slot.name, index };
  }
  return share < 1 / 2 ? place : { ...place, index: place.index + 1 };
}
