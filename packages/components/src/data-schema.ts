import { type ComponentDefinition, type FormDefinition, findChildSlots } from '@tideform/engine';
import { createSampleAnswer } from './palette.ts';
import { findSpec } from './specs.ts';

/** Subset of JSON Schema that describes answers to other programs. */
export interface DataSchema {
  readonly title?: string;
  readonly type?: 'string' | 'number' | 'boolean' | 'object' | 'array';
  readonly format?: 'date' | 'date-time' | 'email' | 'uri';
  readonly properties?: Readonly<Record<string, DataSchema>>;
  readonly items?: DataSchema;
}

const formats = { date: 'date', dateTime: 'date-time', email: 'email', link: 'uri' } as const;

/**
 * Describes the data of a form's responses as JSON Schema, with field labels as titles. Fields of unknown component
 * types have no type. No field is required, because any field may be hidden.
 */
export function createDataSchema({ components }: Pick<FormDefinition, 'components'>): DataSchema {
  const root = newObject();
  for (const definition of components) describe(definition, root);
  return root;
}

interface Described extends DataSchema {
  readonly type: 'object';
  readonly properties: Record<string, DataSchema>;
}

// Creates a schema without a prototype, because authors choose keys, and a key may be `__proto__`.
const newObject = (): Described => ({ type: 'object', properties: Object.create(null) as Record<string, DataSchema> });

function describe(definition: ComponentDefinition, at: Described): void {
  const spec = findSpec(definition.type);
  const children = findChildSlots(definition).flatMap(({ components }) => components);
  const shape = spec?.shape ?? (definition.input === true ? 'value' : 'none');
  if (shape === 'none') {
    for (const child of children) describe(child, at);
    return;
  }
  const names = (definition.key ?? definition.type).split('.');
  const around = names.slice(0, -1).reduce(getNestedObject, at);
  const title = definition.label ? { title: definition.label } : {};
  const name = names.at(-1)!;
  if (shape === 'value') {
    around.properties[name] = { ...title, ...inferSchema(createSampleAnswer(definition)), ...formatOf(definition) };
    return;
  }
  const inner = newObject();
  for (const child of children) describe(child, inner);
  around.properties[name] = shape === 'rows' ? { ...title, type: 'array', items: inner } : { ...title, ...inner };
}

/**
 * Returns the schema of an object that has no component of its own, such as `address` in the key `address.city`;
 * creates it if needed.
 */
function getNestedObject(at: Described, name: string): Described {
  const known = at.properties[name];
  if (known?.type === 'object' && known.properties) return known as Described;
  const made = newObject();
  at.properties[name] = made;
  return made;
}

function formatOf(definition: ComponentDefinition): DataSchema {
  const spec = findSpec(definition.type);
  const props = spec?.props.parse(definition);
  const kind = spec?.valueKind(props);
  const isOne = definition.multiple !== true;
  return isOne && kind && Object.hasOwn(formats, kind) ? { format: formats[kind as keyof typeof formats] } : {};
}

/** Derives the JSON Schema of an answer from a sample answer. */
function inferSchema(sample: unknown): DataSchema {
  if (Array.isArray(sample)) return { type: 'array', ...(sample.length > 0 && { items: inferSchema(sample[0]) }) };
  if (typeof sample === 'object' && sample !== null) {
    const properties = Object.entries(sample).map(([name, value]) => [name, inferSchema(value)]);
    return { type: 'object', properties: Object.fromEntries(properties) };
  }
  // All other JSON types have the same names in JavaScript's `typeof` and in JSON Schema.
  return sample === undefined || sample === null ? {} : { type: typeof sample as NonNullable<DataSchema['type']> };
}
