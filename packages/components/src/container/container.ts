import { type ComponentSpec, isObjectOrList, isRecord } from '@tideform/engine';
import { getComponentsSlot } from '../kit/read/child-slots.ts';
import { flag, type ParsedShape, propsSchema, text } from '../kit/read/setting-parsers.ts';

const shape = {
  label: text(),
  /** NOTE: true by default, unlike other components: form.io never shows a container's label. */
  hideLabel: flag(true),
  tooltip: text(),
};

export type ContainerProps = ParsedShape<typeof shape>;

/** Answer: an object with the answers of the fields inside the container. */
export type ContainerValue = Readonly<Record<string, unknown>>;

/** Component spec of a container, which collects the answers of its components in an object. */
export const container: ComponentSpec<ContainerProps, ContainerValue> = {
  type: 'container',
  shape: 'object',
  valueKind: () => 'group',
  cell: 'none',
  mayPrefill: true,
  mayCopy: true,
  props: propsSchema(shape),
  emptyValue: () => ({}),
  isEmpty: (value) => !isRecord(value) || !hasAnyAnswer(value),
  check: () => [],
  normalize: (value) => value as ContainerValue | undefined,
  children: getComponentsSlot,
  logicValue: (value) => value,
};

/**
 * Returns whether the container has any answer. `false` and 0 count, as in form.io.
 * Iterative, because untrusted data may be nested more deeply than the call stack allows.
 */
function hasAnyAnswer(value: unknown): boolean {
  const open = [value];
  while (open.length > 0) {
    const part = open.pop();
    if (isObjectOrList(part)) for (const inside of Object.values(part)) open.push(inside);
    else if (typeof part === 'string' ? part.trim() !== '' : part !== null && part !== undefined) return true;
  }
  return false;
}
