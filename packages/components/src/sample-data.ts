import { type ComponentDefinition, type FormDefinition, findChildSlots } from '@tideform/engine';
import { createSampleAnswer } from './palette.ts';
import { findSpec } from './specs.ts';

/**
 * Creates the data of a sample response: a sample answer for each field, one row per grid. Fields without a sample get
 * their empty answer, if they have one.
 */
export function createSampleData({ components }: Pick<FormDefinition, 'components'>): Record<string, unknown> {
  const data: Record<string, unknown> = {};
  for (const definition of components) addSampleAnswer(definition, data);
  return data;
}

function addSampleAnswer(definition: ComponentDefinition, data: Record<string, unknown>): void {
  const spec = findSpec(definition.type);
  const children = findChildSlots(definition).flatMap(({ components }) => components);
  const shape = spec?.shape ?? (definition.input === true ? 'value' : 'none');
  if (shape === 'none') {
    for (const child of children) addSampleAnswer(child, data);
    return;
  }
  const names = (definition.key ?? definition.type).split('.');
  const at = getNestedObject(data, names.slice(0, -1));
  const name = names.at(-1)!;
  if (shape === 'value') {
    const sample = createSampleAnswer(definition) ?? getEmptyAnswer(definition);
    if (sample !== undefined) defineValue(at, name, sample);
    return;
  }
  const inner: Record<string, unknown> = {};
  for (const child of children) addSampleAnswer(child, inner);
  defineValue(at, name, shape === 'rows' ? [inner] : inner);
}

/** Returns a component's empty answer. A submit button counts as pressed. */
function getEmptyAnswer(definition: ComponentDefinition): unknown {
  const spec = findSpec(definition.type);
  const props = spec?.props.parse(definition);
  return spec?.submits?.(props) ? true : spec?.emptyValue(props);
}

/**
 * Returns the data object at a path of names, such as `address` for the key `address.city`. Creates missing objects,
 * since they have no component of their own.
 */
function getNestedObject(data: Record<string, unknown>, names: readonly string[]): Record<string, unknown> {
  return names.reduce((at, name) => {
    const inner = Object.hasOwn(at, name) ? at[name] : undefined;
    if (typeof inner === 'object' && inner !== null && !Array.isArray(inner)) return inner as Record<string, unknown>;
    const created: Record<string, unknown> = {};
    defineValue(at, name, created);
    return created;
  }, data);
}

/** Defines a property instead of assigning it, because authors choose keys, and a key may be `__proto__`. */
function defineValue(at: Record<string, unknown>, name: string, value: unknown): void {
  Object.defineProperty(at, name, { value, enumerable: true, configurable: true, writable: true });
}
