import { type MetadataType, metadata } from './metadata.ts';

const { types, enums } = metadata;

/** Returns the element type of a collection type; `undefined` for other types. */
export const getElementType = (type: string): string | undefined => /^Collection\((.+)\)$/.exec(type)?.[1];

const isString = (value: unknown): value is string => typeof value === 'string';
const isInteger = (value: unknown): boolean => Number.isInteger(value);
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Validators for the JSON of OData's primitive types. */
const primitives: Readonly<Record<string, (value: unknown) => boolean>> = {
  'Edm.String': isString,
  'Edm.Boolean': (value) => typeof value === 'boolean',
  'Edm.Int16': isInteger,
  'Edm.Int32': isInteger,
  'Edm.Int64': isInteger,
  'Edm.Double': (value) => typeof value === 'number',
  'Edm.Decimal': (value) => typeof value === 'number',
  'Edm.Guid': (value) => isString(value) && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value),
  'Edm.DateTimeOffset': (value) =>
    isString(value) && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/.test(value),
  'Edm.Binary': (value) => isString(value) && /^[\w+/-]*={0,2}$/.test(value),
  'Edm.Untyped': () => true,
};

/**
 * Yields violations of the metadata in a value.
 *
 * @param of the declared type, as in CSDL
 * @param path path of the value for messages: `driveItem.size`
 */
export function* findValueViolations(value: unknown, of: string, path: string): Generator<string> {
  const isRequired = of.endsWith('!');
  const type = isRequired ? of.slice(0, -1) : of;
  if (value === null) {
    if (isRequired) yield `${path} is null`;
    return;
  }
  const element = getElementType(type);
  if (element !== undefined) {
    if (!Array.isArray(value)) yield `${path} is no collection`;
    else for (const one of value) yield* findValueViolations(one, element, path);
    return;
  }
  const fits = primitives[type] ?? (enums[type] && ((member: unknown) => isMember(type, member)));
  if (fits) {
    if (!fits(value)) yield `${path} is no ${type}`;
    return;
  }
  if (!types[type]) yield `${path} is a ${type}, which the extract doesn't have`;
  else if (isObject(value)) yield* findObjectViolations(value, type);
  else yield `${path} is no ${type}`;
}

/** Returns whether a text names members of an enumeration; flags enumerations allow several, separated by commas. */
const isMember = (type: string, value: unknown): boolean =>
  isString(value) && value.split(',').every((member) => enums[type]?.includes(member));

/**
 * Yields violations in the properties of an object. Names with an `@` are annotations, which CSDL doesn't list. NOTE:
 * CSDL allows any property in open types; this check allows them only in the column values of a row.
 */
function* findObjectViolations(value: Readonly<Record<string, unknown>>, declared: string): Generator<string> {
  const derived = value['@odata.type'];
  const named = isString(derived) ? derived.replace(/^#?microsoft\.graph\./, '') : declared;
  const name = types[named] ? named : declared;
  for (const [property, inner] of Object.entries(value)) {
    if (property.includes('@')) continue;
    const type = getPropertyType(types[name], property);
    if (type !== undefined) yield* findValueViolations(inner, type, `${name}.${property}`);
    else if (name !== 'fieldValueSet') yield `${name}.${property} isn't described`;
  }
}

/** Returns the type of a property or navigation property. */
export function getPropertyType(type: MetadataType | undefined, property: string): string | undefined {
  const own = (record: Readonly<Record<string, string>> = {}) =>
    Object.hasOwn(record, property) ? record[property] : undefined;
  return own(type?.properties) ?? own(type?.navigation);
}
