import type { ComponentDefinition, FormDefinition } from '@tideform/engine';
import { parseComponents } from '../../kit/read/child-slots.ts';
import { transferComponentIdentity } from './component-identity.ts';
import { type ComponentPath, getPosition, type ListPosition } from './component-path.ts';
import { parseSlotPath, SINGLE_SLOT, type SlotPath } from './slot-path.ts';

export type ComponentList = readonly ComponentDefinition[];

/**
 * Edits one component list. Unaffected objects are reused. Returns the same form object if the list doesn't change or
 * doesn't exist.
 */
export function editList(
  form: FormDefinition,
  { parent, slot }: ListPosition,
  edit: (list: ComponentList) => ComponentList,
): FormDefinition {
  if (parent !== undefined) return editComponent(form, parent, (definition) => editSlot(definition, slot, edit));
  const components = edit(form.components);
  return components === form.components ? form : { ...form, components };
}

/** Edits one component. */
export function editComponent(
  form: FormDefinition,
  path: ComponentPath,
  edit: (definition: ComponentDefinition) => ComponentDefinition,
): FormDefinition {
  const { index, ...place } = getPosition(path);
  return editList(form, place, (list) => {
    const found = list[index];
    const next = found && transferComponentIdentity(edit(found), found);
    return !next || next === found ? list : list.map((one, at) => (at === index ? next : one));
  });
}

/** Edits the components in one slot of a container. Creates the list if it isn't stored yet. */
export function editSlot(
  definition: ComponentDefinition,
  slot: string | undefined,
  edit: (list: ComponentList) => ComponentList,
): ComponentDefinition {
  if (slot === SINGLE_SLOT) return editSingleSlot(definition, edit);
  const steps = slot === undefined ? undefined : parseSlotPath(definition, slot);
  return steps ? (editListAt(definition, steps, edit) as ComponentDefinition) : definition;
}

/** Edits a slot that accepts only one component: a new component replaces the existing one. */
function editSingleSlot(
  definition: ComponentDefinition,
  edit: (list: ComponentList) => ComponentList,
): ComponentDefinition {
  const before = parseComponents([definition[SINGLE_SLOT]]);
  const next = edit(before);
  if (next === before) return definition;
  const { [SINGLE_SLOT]: _gone, ...others } = definition;
  const one = next.find((component) => component !== before[0]) ?? next[0];
  return one ? { ...others, [SINGLE_SLOT]: one } : others;
}

function editListAt(value: unknown, [step, ...rest]: SlotPath, edit: (list: ComponentList) => ComponentList): unknown {
  if (step === undefined) {
    const list: ComponentList = Array.isArray(value) ? value : [];
    const next = edit(list);
    return next === list ? value : next;
  }
  const container = (value ?? {}) as Readonly<Record<string | number, unknown>>;
  const next = editListAt(container[step], rest, edit);
  if (next === container[step]) return value;
  if (Array.isArray(value)) return value.map((one, index) => (index === step ? next : one));
  return { ...container, [step]: next };
}
