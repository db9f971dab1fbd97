import { componentAt, type DropPlace, isWithin, placeOf } from '@tideform/components/editing';
import { childSlotsOf, type FormDefinition } from '@tideform/engine';

/**
 * Where something goes that is let go over a row of the outline: before it, behind it, or into it where it holds
 * others.
 * @param share how far down the row the pointer is, from 0 to 1
 */
export function outlinePlace(
  form: FormDefinition,
  path: string,
  share: number,
  isExpanded: boolean,
  moved: readonly string[],
): DropPlace | undefined {
  if (moved.some((one) => isWithin(path, one))) return undefined;
  const place = placeOf(path);
  const definition = componentAt(form, path);
  const [slot, ...others] = definition ? childSlotsOf(definition) : [];
  if (slot && share > 1 / 3 && (share < 2 / 3 || isExpanded)) {
    const last = others.length > 0 || isExpanded ? 0 : slot.components.length;
    return { parent: path, slot: slot.name, index: last };
  }
  return share < 1 / 2 ? place : { ...place, index: place.index + 1 };
}
