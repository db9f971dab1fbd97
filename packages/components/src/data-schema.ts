import { type ComponentDefinition, childSlotsOf, type FormDefinition } from '@tideform/engine';
import { sampleAnswerOf } from './palette.ts';
import { specOf } from './specs.ts';

/** A part of JSON Schema: what programs ask for that read answers. */
export interface DataSchema {
  readonly title?: string;
  readonly type?: 'string' | 'number' | 'boolean' | 'object' | 'array';
  readonly format?: 'date' | 'date-time' | 'email' | 'uri';
  readonly properties?: Readonly<Record<string, DataSchema>>;
  readonly items?: DataSchema;
}

const formats = { date: 'date', dateTime: 'date-time', email: 'email', link: 'uri' } as const;

/**
 * Describes the data of responses to a form as JSON Schema: each field with its label. What nobody can say before there is an answer has
 * no type; no field is required, for a form may hide any.
 */
export function dataSchemaOf({ components }: Pick<FormDefinition, 'components'>): DataSchema {
  const root = newObject();
  for (const definition of components) describe(definition, root);
  return root;
}

interface Described extends DataSchema {
  readonly type: 'object';
  readonly properties: Record<string, DataSchema>;
}

// A key is an author's word: `__proto__` is one, too.
const newObject = (): Described => ({ type: 'object', properties: Object.create(null) as Record<string, DataSchema> });

function describe(definition: ComponentDefinition, at: Described): void {
  const spec = specOf(definition.type);
  const children = childSlotsOf(definition).flatMap(({ components }) => components);
  const shape = spec?.shape ?? (definition.input === true ? 'value' : 'none');
  if (shape === 'none') {
    for (const child of children) describe(child, at);
    return;
  }
  const names = (definition.key ?? definition.type).split('.');
  const around = names.slice(0, -1).reduce(within, at);
  const title = definition.label ? { title: definition.label } : {};
  const name = names.at(-1)!;
  if (shape === 'value') {
    around.properties[name] = { ...title, ...typeOf(sampleAnswerOf(definition)), ...formatOf(definition) };
    return;
  }
  const inner = newObject();
  for (const child of children) describe(child, inner);
  around.properties[name] = shape === 'rows' ? { ...title, type: 'array', items: inner } : { ...title, ...inner };
}

/** A field may lie in an object that no component stands for: `address.city`. */
function within(at: Described, name: string): Described {
  const known = at.properties[name];
  if (known?.type === 'object' && known.properties) return known as Described;
  const made = newObject();
  at.properties[name] = made;
  return made;
}

function formatOf(definition: ComponentDefinition): DataSchema {
  const spec = specOf(definition.type);
  const props = spec?.props.parse(definition);
  const kind = spec?.valueKind(props);
  const isOne = definition.multiple !== true;
  return isOne && kind && Object.hasOwn(formats, kind) ? { format: formats[kind as keyof typeof formats] } : {};
}

/** What an answer is, as its sample is. */
function typeOf(sample: unknown): DataSchema {
  if (Array.isArray(sample)) return { type: 'array', ...(sample.length > 0 && { items: typeOf(sample[0]) }) };
  if (typeof sample === 'object' && sample !== null) {
    const properties = Object.entries(sample).map(([name, value]) => [name, typeOf(value)]);
    return { type: 'object', properties: Object.fromEntries(properties) };
  }
  // What is left of JSON is called the same there.
  return sample === undefined || sample === null ? {} : { type: typeof sample as NonNullable<DataSchema['type']> };
}
