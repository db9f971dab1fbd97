import type { Parameter, Sent, Shape } from '@tideform/server/testing/stripe';
import Ajv, { type ValidateFunction } from 'ajv';

type Schema = { readonly [name: string]: unknown };

interface DescribedOperation {
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly schema: Schema;
    readonly required?: boolean;
  }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema: Schema }>> }>
  >;
}

/** As much of an OpenAPI document as is looked at. */
export interface StripeDescription {
  readonly info: { readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** Says what differs from Stripe's description. */
export interface Description {
  /** Names of the list that the description does not know. */
  faultsOfShape(shape: Shape): string[];
  faultsOfRequest(shape: Shape, sent: Sent): string[];
  faultsOfReply(shape: Shape, body: object): string[];
  faultsOfObject(name: string, body: object): string[];
}

const form = 'application/x-www-form-urlencoded';

export function openDescription(document: StripeDescription): Description {
  const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true, coerceTypes: true, logger: false });
  const plain = new Ajv({ strict: false, validateFormats: false, allErrors: true, logger: false });
  const components = sayNull(document.components) as Schema;
  for (const validator of [ajv, plain]) validator.addSchema({ $id: 'stripe', components });
  const compiled = new Map<string, ValidateFunction>();
  const judge = (validator: Ajv, key: string, schema: () => Schema, value: unknown): string[] => {
    const validate = compiled.get(key) ?? validator.compile(pointInto(sayNull(schema())) as Schema);
    compiled.set(key, validate);
    if (validate(value)) return [];
    return [
      ...new Set(
        (validate.errors ?? [])
          .filter(({ keyword }) => keyword !== 'anyOf')
          .map((error) => {
            const extra = (error.params as { additionalProperty?: string }).additionalProperty;
            return `${key}${error.instancePath.replaceAll(/\/\d+/g, '/n')} ${error.message}${extra ? ` (${extra})` : ''}`;
          }),
      ),
    ];
  };
  const operationOf = ({ method, path }: Shape): DescribedOperation => {
    // Its placeholders may have other names.
    const alike = path.replace(/\{\w+\}/g, '{}');
    const found = Object.keys(document.paths).find((one) => one.replace(/\{\w+\}/g, '{}') === alike);
    const operation = found && document.paths[found]?.[method.toLowerCase()];
    if (!operation) throw new Error(`Stripe describes no ${method} ${path}`);
    return operation;
  };
  const requestOf = (shape: Shape): Schema => {
    const { parameters = [], requestBody } = operationOf(shape);
    if (shape.method !== 'GET') return requestBody?.content[form]?.schema ?? { type: 'object' };
    const properties = Object.fromEntries(
      parameters.filter((one) => one.in === 'query').map((one) => [one.name, one.schema]),
    );
    return { type: 'object', properties, additionalProperties: false };
  };
  const nameOf = ({ method, path }: Shape) => `${method} ${path}`;
  return {
    faultsOfShape: (shape) => unknownNames(nameOf(shape), shape.parameters, requestOf(shape), document),
    faultsOfRequest: (shape, sent) => judge(ajv, `${nameOf(shape)} sent`, () => requestOf(shape), withLists(sent)),
    faultsOfReply(shape, body) {
      const schema = () => operationOf(shape).responses['200']?.content?.['application/json']?.schema ?? {};
      return judge(plain, `${nameOf(shape)} answered`, schema, body);
    },
    faultsOfObject: (name, body) => judge(plain, name, () => ({ $ref: `#/components/schemas/${name}` }), body),
  };
}

/** `nullable: true` → or null, as JSON Schema says it. */
function sayNull(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sayNull);
  if (typeof value !== 'object' || value === null) return value;
  const { nullable, ...rest } = Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, sayNull(inner)]),
  );
  return nullable === true ? { anyOf: [rest, { type: 'null' }] } : rest;
}

/** What a schema of an operation refers to lies in the components. */
function pointInto(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(pointInto);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      name === '$ref' && typeof inner === 'string' ? `stripe${inner}` : pointInto(inner),
    ]),
  );
}

/** A form's objects with numbers for names are lists. */
function withLists(sent: Sent): unknown {
  if (typeof sent === 'string') return sent;
  const entries = Object.entries(sent).map(([name, value]) => [name, withLists(value)] as const);
  const isList = entries.length > 0 && entries.every(([name]) => /^\d+$/.test(name));
  return isList ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}

function unknownNames(place: string, parameter: Parameter, schema: Schema, document: StripeDescription): string[] {
  if (typeof parameter === 'string') return [];
  const branches = branchesOf(schema, document);
  if (Array.isArray(parameter)) {
    const items = branches.map((branch) => branch.items as Schema | undefined).filter((one) => one !== undefined);
    if (items.length === 0) return [`${place} is no list`];
    return unknownNames(`${place}[]`, parameter[0] as Parameter, { anyOf: items }, document);
  }
  return Object.entries(parameter).flatMap(([name, inner]) => {
    const found = branches.flatMap(({ properties, additionalProperties }) => {
      const known = (properties as Readonly<Record<string, Schema>> | undefined)?.[name];
      return known ? [known] : typeof additionalProperties === 'object' ? [additionalProperties as Schema] : [];
    });
    return found.length > 0
      ? unknownNames(`${place} ${name}`, inner, { anyOf: found }, document)
      : [`${place} ${name} is not known`];
  });
}

/** All that a schema may be. */
function branchesOf(schema: Schema, document: StripeDescription): Schema[] {
  const { $ref: ref, anyOf } = schema;
  if (typeof ref === 'string') return branchesOf(document.components.schemas[ref.split('/').at(-1)!] ?? {}, document);
  return Array.isArray(anyOf) ? anyOf.flatMap((one) => branchesOf(one as Schema, document)) : [schema];
}
