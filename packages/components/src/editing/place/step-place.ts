import { childSlotsOf, type FormDefinition } from '@tideform/engine';
import { isPage } from '../../specs.ts';
import { componentAt, listAt } from './component-at.ts';
import { type ComponentPath, type DropPlace, placeOf } from './component-path.ts';

export type Step = 'up' | 'down' | 'in' | 'out';

/**
 * Where a component goes by one key: up or down among its siblings and on into the next column, in to the end of the
 * container before it, out to behind its parent. `undefined`: no way further. A page of a wizard only changes its
 * place among the pages, and what lies on it does not leave it but for another page.
 */
export function stepPlace(form: FormDefinition, path: ComponentPath, step: Step): DropPlace | undefined {
  const place = placeOf(path);
  if (step === 'in') return intoPrevious(form, path);
  if (step === 'out')
    return place.parent === undefined || isPageOf(form, place.parent) ? undefined : after(place.parent);
  const length = listAt(form, place)?.length ?? 0;
  if (step === 'up' && place.index > 0) return { ...place, index: place.index - 1 };
  if (step === 'down' && place.index < length - 1) return { ...place, index: place.index + 2 };
  return intoNeighbour(form, place, step === 'up' ? -1 : 1);
}

/** The same for several components, from top to bottom, that go as one: what lies between them stays behind. */
export function stepPlaceOfAll(
  form: FormDefinition,
  paths: readonly ComponentPath[],
  step: Step,
): DropPlace | undefined {
  const path = step === 'down' ? paths.at(-1) : paths[0];
  return path === undefined ? undefined : stepPlace(form, path, step);
}

const after = (path: ComponentPath): DropPlace => {
  const place = placeOf(path);
  return { ...place, index: place.index + 1 };
};

function intoPrevious(form: FormDefinition, path: ComponentPath): DropPlace | undefined {
  const place = placeOf(path);
  if (isPageOf(form, path)) return undefined;
  const previous = place.index > 0 ? listAt(form, place)?.[place.index - 1] : undefined;
  const slot = previous && childSlotsOf(previous)[0];
  if (!slot) return undefined;
  const parent = `${path.slice(0, path.lastIndexOf('.') + 1)}${place.index - 1}`;
  return { parent, slot: slot.name, index: slot.components.length };
}

/** The next slot of the same container, or the next page of the wizard. */
function intoNeighbour(form: FormDefinition, place: DropPlace, by: 1 | -1): DropPlace | undefined {
  const { parent, slot } = place;
  const container = parent === undefined ? undefined : componentAt(form, parent);
  if (parent === undefined || !container) return undefined;
  if (isPageOf(form, parent)) return ontoPage(form, Number(parent) + by, by);
  const slots = childSlotsOf(container);
  const next = slots[slots.findIndex(({ name }) => name === slot) + by];
  return next && slots.some(({ name }) => name === slot)
    ? { parent, slot: next.name, index: by > 0 ? 0 : next.components.length }
    : undefined;
}

function ontoPage(form: FormDefinition, index: number, by: 1 | -1): DropPlace | undefined {
  const page = form.components[index];
  if (!page || !isPage(page)) return undefined;
  const parent = String(index);
  const slot = 'components';
  return { parent, slot, index: by > 0 ? 0 : (listAt(form, { parent, slot })?.length ?? 0) };
}

function isPageOf(form: FormDefinition, path: ComponentPath): boolean {
  const root = /^\d+$/.test(path) ? form.components[Number(path)] : undefined;
  return form.display === 'wizard' && root !== undefined && isPage(root);
}
