import { type ComponentSpec, isRecord } from '@tideform/engine';
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

/** Whether any answer in it is one, as form.io asks of a required container: `false` and 0 are. */
function holdsSomething(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (typeof value !== 'object' || value === null) return value !== null && value !== undefined;
  return Object.values(value).some(holdsSomething);
}
