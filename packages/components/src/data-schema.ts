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

const schemaFormats = { date: 'date', dateTime: 'date-time', email: 'email', link: 'uri' } as const;

/**
 * Describes the data of a form's responses as JSON Schema, with field labels as titles. Fields of unknown component
 * types have no type. No field is required, because any field may be hidden.
 */
export function createDataSchema({ components }: Pick<FormDefinition, 'components'>): DataSchema {
  const root = createObjectSchema();
  for (const definition of components) addToSchema(definition, root);
  return root;
}

interface ObjectSchema extends DataSchema {
  readonly type: 'object';
  readonly properties: Record<string, DataSchema>;
}

// Creates a schema without a prototype, because authors choose keys, and a key may be `__proto__`.
const createObjectSchema = (): ObjectSchema => ({
  type: 'object',
  properties: Object.create(null) as Record<string, DataSchema>,
});

function addToSchema(definition: ComponentDefinition, at: ObjectSchema): void {
  const spec = findSpec(definition.type);
  const children = findChildSlots(definition).flatMap(({ components }) => components);
  const shape = spec?.shape ?? (definition.input === true ? 'value' : 'none');
  if (shape === 'none') {
    for (const child of children) addToSchema(child, at);
    return;
  }
  const names = (definition.key ?? definition.type).split('.');
  const parentSchema = names.slice(0, -1).reduce(getNestedObject, at);
  const title = definition.label ? { title: definition.label } : {};
  const name = names.at(-1)!;
  if (shape === 'value') {
    parentSchema.properties[name] = {
      ...title,
      ...inferSchema(createSampleAnswer(definition)),
      ...getSchemaFormat(definition),
    };
    return;
  }
  const inner = createObjectSchema();
  for (const child of children) addToSchema(child, inner);
  parentSchema.properties[name] = shape === 'rows' ? { ...title, type: 'array', items: inner } : { ...title, ...inner };
}

/**
 * Returns the schema of an object that has no component of its own, such as `address` in the key `address.city`;
 * creates it if needed.
 */
function getNestedObject(at: ObjectSchema, name: string): ObjectSchema {
  const known = at.properties[name];
  if (known?.type === 'object' && known.properties) return known as ObjectSchema;
  const created = createObjectSchema();
  at.properties[name] = created;
  return created;
}

function getSchemaFormat(definition: ComponentDefinition): DataSchema {
  const spec = findSpec(definition.type);
  const props = spec?.props.parse(definition);
  const kind = spec?.valueKind(props);
  const isOne = definition.multiple !== true;
  return isOne && kind && Object.hasOwn(schemaFormats, kind)
    ? { format: schemaFormats[kind as keyof typeof schemaFormats] }
    : {};
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
