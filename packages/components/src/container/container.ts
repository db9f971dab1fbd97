import { type ComponentSpec, isHolder, isRecord } from '@tideform/engine';
import { heldComponents } from '../kit/read/child-slots.ts';
import { flag, propsSchema, type Read, text } from '../kit/read/lenient.ts';

const shape = {
  label: text(),
  /** NOTE: unlike elsewhere hidden unless the file says otherwise: form.io never shows a container's label. */
  hideLabel: flag(true),
  tooltip: text(),
};

export type ContainerProps = Read<typeof shape>;

/** The answers of the fields inside. */
export type ContainerValue = Readonly<Record<string, unknown>>;

/** Collects the answers of its components in an object of their own. */
export const container: ComponentSpec<ContainerProps, ContainerValue> = {
  type: 'container',
  shape: 'object',
  valueKind: () => 'group',
  cell: 'none',
  mayPrefill: true,
  mayCopy: true,
  props: propsSchema(shape),
  emptyValue: () => ({}),
  isEmpty: (value) => !isRecord(value) || !holdsSomething(value),
  check: () => [],
  normalize: (value) => value as ContainerValue | undefined,
  children: heldComponents,
  logicValue: (value) => value,
};

/**
 * Whether any answer in it is one, as form.io asks of a required container: `false` and 0 are. Iterative: what others
 * wrote may be deeper than the stack.
 */
function holdsSomething(value: unknown): boolean {
  const open = [value];
  while (open.length > 0) {
    const part = open.pop();
    if (isHolder(part)) for (const inside of Object.values(part)) open.push(inside);
    else if (typeof part === 'string' ? part.trim() !== '' : part !== null && part !== undefined) return true;
  }
  return false;
}
