import { type ComponentDefinition, childSlotsOf, type FormDefinition } from '@tideform/engine';
import { sampleAnswerOf } from './palette.ts';
import { specOf } from './specs.ts';

/**
 * The data of a response that somebody might submit: a made-up answer for each field, one row in each grid. What no answer can be made
 * up for has its empty one, where it has one.
 */
export function sampleDataOf({ components }: Pick<FormDefinition, 'components'>): Record<string, unknown> {
  const data: Record<string, unknown> = {};
  for (const definition of components) answer(definition, data);
  return data;
}

function answer(definition: ComponentDefinition, data: Record<string, unknown>): void {
  const spec = specOf(definition.type);
  const children = childSlotsOf(definition).flatMap(({ components }) => components);
  const shape = spec?.shape ?? (definition.input === true ? 'value' : 'none');
  if (shape === 'none') {
    for (const child of children) answer(child, data);
    return;
  }
  const names = (definition.key ?? definition.type).split('.');
  const at = place(data, names.slice(0, -1));
  const name = names.at(-1)!;
  if (shape === 'value') {
    const sample = sampleAnswerOf(definition) ?? unanswered(definition);
    if (sample !== undefined) set(at, name, sample);
    return;
  }
  const inner: Record<string, unknown> = {};
  for (const child of children) answer(child, inner);
  set(at, name, shape === 'rows' ? [inner] : inner);
}

/** The button that submits was pressed. */
function unanswered(definition: ComponentDefinition): unknown {
  const spec = specOf(definition.type);
  const props = spec?.props.parse(definition);
  return spec?.submits?.(props) ? true : spec?.emptyValue(props);
}

/** A field may lie in an object that no component stands for: `address.city`. */
function place(data: Record<string, unknown>, names: readonly string[]): Record<string, unknown> {
  return names.reduce((at, name) => {
    const inner = Object.hasOwn(at, name) ? at[name] : undefined;
    if (typeof inner === 'object' && inner !== null && !Array.isArray(inner)) return inner as Record<string, unknown>;
    const made: Record<string, unknown> = {};
    set(at, name, made);
    return made;
  }, data);
}

/** A key is an author's word: `__proto__` is one, too. */
function set(at: Record<string, unknown>, name: string, value: unknown): void {
  Object.defineProperty(at, name, { value, enumerable: true, configurable: true, writable: true });
}
