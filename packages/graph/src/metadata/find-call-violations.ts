import { type MetadataType, metadata, type OperationMetadata } from './metadata.ts';

/** A request to Graph and its response. */
export interface GraphCall {
  readonly method: string;
  /** URL relative to the base address, with the query: `/me?$select=id`. */
  readonly url: string;
  /** Parsed JSON body of the request; `undefined` without a body. */
  readonly body?: unknown;
  readonly status: number;
  readonly reply?: unknown;
}

interface Route {
  readonly name: string;
  readonly facts: OperationMetadata;
  readonly pattern: RegExp;
}

/**
 * Operations of the metadata, as patterns. Paths with fewer parameters come first, so that `/users/$count` isn't taken
 * for a user ID.
 */
const routes: readonly Route[] = Object.entries(metadata.operations)
  .map(([name, facts]) => ({ name, facts, pattern: toPathPattern(facts.path) }))
  .sort((one, other) => countParameters(one) - countParameters(other));

function countParameters({ facts }: Route): number {
  return facts.path.split('{').length;
}

function toPathPattern(path: string): RegExp {
  const parts = path.split(/(\{\+?\w+\})/).map((part) => {
    if (part.startsWith('{+')) return '[^:]+';
    return part.startsWith('{') ? '[^/]+' : part.replaceAll(/[.$()]/g, '\\$&');
  });
  return new RegExp(`^${parts.join('')}$`, 'i');
}

/** Returns violations of Microsoft's metadata in an accepted call: its path, options, body and response. */
export function findCallViolations({ method, url, body, status, reply }: GraphCall): readonly string[] {
  const { pathname, searchParams } = new URL(url, 'https://graph.test');
  if (status >= 400) return [];
  if (pathname === '/$batch') return findBatchViolations(body, reply);
  const route = routes.find(({ facts, pattern }) => facts.method === method && pattern.test(pathname));
  if (!route) return [`${method} ${pathname} isn't described`];
  const { facts, name } = route;
  const faults = [
    ...findOptionViolations(searchParams, facts),
    ...(body === undefined || method === 'PUT' ? [] : findBodyViolations(body, facts)),
  ];
  if (status < 300 && reply !== undefined && facts.reply !== undefined)
    faults.push(...findReplyViolations(reply, facts.reply));
  return faults.map((fault) => `${name}: ${fault}`);
}

function* findReplyViolations(reply: unknown, type: string): Generator<string> {
  const element = getElementType(type);
  if (element === undefined) yield* findValueViolations(reply, `${type}!`, 'the reply');
  else yield* findValueViolations(Object(reply).value, `Collection(${element})!`, 'value');
}

function* findBodyViolations(body: unknown, { body: type }: OperationMetadata): Generator<string> {
  if (type === undefined) {
    yield 'takes no body';
    return;
  }
  if (typeof type === 'string') yield* findValueViolations(body, `${type}!`, 'the body');
  else {
    // NOTE: OData compares parameter names without case: the metadata has `Message`, Microsoft's examples `message`.
    const parameters = new Map(Object.entries(type).map(([name, of]) => [name.toLowerCase(), of]));
    for (const [name, value] of Object.entries(Object(body))) {
      const of = parameters.get(name.toLowerCase());
      if (of !== undefined) yield* findValueViolations(value, of, name);
      else if (!name.includes('@')) yield `has no parameter ${name}`;
    }
  }
}

/** Returns property names in a query's options that the metadata doesn't contain. */
function findOptionViolations(options: URLSearchParams, { of = '' }: OperationMetadata): string[] {
  const compared = [
    ...(options.get('$filter') ?? '').matchAll(/(?:^|[\s(,])([A-Za-z]\w*)(?:\/\w+)*\s+(?:eq|ne|gt|ge|lt|le|in)\s/g),
  ];
  return [
    ...findNameViolations(of, options.get('$select'), '$select'),
    ...findNameViolations(of, options.get('$orderby'), '$orderby'),
    ...findNameViolations(of, compared.map(([, name]) => name).join(), '$filter'),
    ...findExpansionViolations(of, options.get('$expand')),
  ];
}

/** Checks an expansion such as `fields($select=a,b),drive`, whose inner options may be written without `$`. */
function findExpansionViolations(of: string, expand: string | null | undefined): string[] {
  return splitNames(expand, ',').flatMap((expanded) => {
    const [, name = '', inner] = /^(\w+)(?:\((.*)\))?$/s.exec(expanded) ?? [];
    const type = getPropertyType(metadata.types[of], name);
    if (type === undefined) return [`$expand names ${of}.${name}`];
    const element = getElementType(type) ?? type;
    return splitNames(inner, ';').flatMap((option) => {
      const [, key, value] = /^\$?(\w+)=(.*)$/s.exec(option) ?? [];
      if (key === 'select') return findNameViolations(element, value, '$select');
      return key === 'expand' ? findExpansionViolations(element, value) : [];
    });
  });
}

function findNameViolations(of: string, names: string | null | undefined, option: string): string[] {
  if (of === 'fieldValueSet') return [];
  const firsts = splitNames(names, ',').map((part) => part.trim().split(/[ /]/)[0] ?? '');
  return firsts
    .filter((name) => !name.startsWith('@') && getPropertyType(metadata.types[of], name) === undefined)
    .map((name) => `${option} names ${of}.${name}`);
}

/** Splits a text at separators outside of parentheses. */
function splitNames(text: string | null | undefined, separator: string): string[] {
  const parts: string[] = [''];
  let depth = 0;
  for (const character of text ?? '') {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === separator && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.filter((part) => part !== '');
}

interface BatchPart {
  readonly id?: string;
  readonly method?: string;
  readonly url?: string;
  readonly status?: number;
  readonly body?: unknown;
}

function findBatchViolations(body: unknown, reply: unknown): readonly string[] {
  const requests: readonly BatchPart[] = Object(body).requests ?? [];
  const responses: readonly BatchPart[] = Object(reply).responses ?? [];
  return requests.flatMap(({ id, method = 'GET', url = '', body: sent }) => {
    const answer = responses.find((one) => one.id === id);
    return findCallViolations({
      method,
      url: url.replace(/^\/?/, '/'),
      body: sent,
      status: answer?.status ?? 0,
      reply: answer?.body,
    });
  });
}

const { types, enums } = metadata;

/** Returns the element type of a collection type; `undefined` for other types. */
const getElementType = (type: string): string | undefined => /^Collection\((.+)\)$/.exec(type)?.[1];

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
function* findValueViolations(value: unknown, of: string, path: string): Generator<string> {
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
function getPropertyType(type: MetadataType | undefined, property: string): string | undefined {
  const own = (record: Readonly<Record<string, string>> = {}) =>
    Object.hasOwn(record, property) ? record[property] : undefined;
  return own(type?.properties) ?? own(type?.navigation);
}
