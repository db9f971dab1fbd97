import type { ComponentDefinition, FormDefinition } from '@tideform/engine';
import { componentsOf } from '../../kit/read/child-slots.ts';
import { type ComponentPath, type ListPlace, placeOf } from './component-path.ts';
import { keepIdentity } from './identity.ts';
import { ONE, type SlotSteps, slotSteps } from './slot-steps.ts';

export type ComponentList = readonly ComponentDefinition[];

/**
 * Changes one list of components. Everything beside the way to it stays the same object; so does the form when the
 * list does or when there is no such list.
 */
export function editList(
  form: FormDefinition,
  { parent, slot }: ListPlace,
  edit: (list: ComponentList) => ComponentList,
): FormDefinition {
  if (parent !== undefined) return editComponent(form, parent, (definition) => editSlot(definition, slot, edit));
  const components = edit(form.components);
  return components === form.components ? form : { ...form, components };
}

/** Changes one component. */
export function editComponent(
  form: FormDefinition,
  path: ComponentPath,
  edit: (definition: ComponentDefinition) => ComponentDefinition,
): FormDefinition {
  const { index, ...place } = placeOf(path);
  return editList(form, place, (list) => {
    const found = list[index];
    const next = found && keepIdentity(edit(found), found);
    return !next || next === found ? list : list.map((one, at) => (at === index ? next : one));
  });
}

/** Changes the components in one slot of a container; a slot that has no list yet gets one. */
export function editSlot(
  definition: ComponentDefinition,
  slot: string | undefined,
  edit: (list: ComponentList) => ComponentList,
): ComponentDefinition {
  if (slot === ONE) return editOne(definition, edit);
  const steps = slot === undefined ? undefined : slotSteps(definition, slot);
  return steps ? (editAt(definition, steps, edit) as ComponentDefinition) : definition;
}

/** There is room for one: what comes takes the place of what was there. */
function editOne(definition: ComponentDefinition, edit: (list: ComponentList) => ComponentList): ComponentDefinition {
  const before = componentsOf([definition[ONE]]);
  const next = edit(before);
  if (next === before) return definition;
  const { [ONE]: _gone, ...others } = definition;
  const one = next.find((component) => component !== before[0]) ?? next[0];
  return one ? { ...others, [ONE]: one } : others;
}

function editAt(value: unknown, [step, ...rest]: SlotSteps, edit: (list: ComponentList) => ComponentList): unknown {
  if (step === undefined) {
    const list: ComponentList = Array.isArray(value) ? value : [];
    const next = edit(list);
    return next === list ? value : next;
  }
  const holder = (value ?? {}) as Readonly<Record<string | number, unknown>>;
  const next = editAt(holder[step], rest, edit);
  if (next === holder[step]) return value;
  if (Array.isArray(value)) return value.map((one, index) => (index === step ? next : one));
  return { ...holder, [step]: next };
}
