import { childSlotsOf } from '../definition/child-slots.ts';
import type { ComponentDefinition } from '../definition/form-definition.ts';
import { isRecord } from '../json/is-record.ts';

/** What form.io writes for itself, and nobody sets. */
const unseen = ['id'];

/** A component's own settings: of columns, panes and cells what is said of them, and nothing of what lies in them. */
export function withoutChildren(definition: ComponentDefinition): Readonly<Record<string, unknown>> {
  const places = new Set(childSlotsOf(definition).map(({ name }) => name.split('[', 1)[0]));
  const own: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(definition)) {
    if (unseen.includes(name)) continue;
    const left = places.has(name) ? withoutComponents(value) : value;
    if (left !== undefined) own[name] = left;
  }
  return own;
}

/** `undefined`: there is nothing but components. */
function withoutComponents(value: unknown): unknown {
  if (Array.isArray(value)) {
    const left = value.map(withoutComponents).filter((one) => one !== undefined);
    return left.length > 0 ? left : undefined;
  }
  if (!isRecord(value)) return value;
  if (typeof value.type === 'string') return undefined;
  const { components: _children, ...rest } = value;
  return rest;
}
