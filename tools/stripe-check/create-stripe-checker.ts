import type { ParameterShape, ParameterValue, RequestShape } from '@tideform/server/testing/stripe';
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

/** The parts of an OpenAPI document that are used here. */
export interface StripeDescription {
  readonly info: { readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/**
 * Compares requests, replies and objects with Stripe's OpenAPI description. Each function returns descriptions of the
 * differences.
 */
export interface StripeChecker {
  /** Returns the parameters of a request shape that Stripe's description doesn't have. */
  checkShape(shape: RequestShape): string[];
  checkRequest(shape: RequestShape, sent: ParameterValue): string[];
  checkReply(shape: RequestShape, body: object): string[];
  checkObject(name: string, body: object): string[];
}

const formContentType = 'application/x-www-form-urlencoded';

export function createStripeChecker(document: StripeDescription): StripeChecker {
  const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true, coerceTypes: true, logger: false });
  const plain = new Ajv({ strict: false, validateFormats: false, allErrors: true, logger: false });
  const components = convertNullable(document.components) as Schema;
  for (const validator of [ajv, plain]) validator.addSchema({ $id: 'stripe', components });
  const compiled = new Map<string, ValidateFunction>();
  const runValidator = (validator: Ajv, key: string, schema: () => Schema, value: unknown): string[] => {
    const validate = compiled.get(key) ?? validator.compile(redirectReferences(convertNullable(schema())) as Schema);
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
  const operationOf = ({ method, path }: RequestShape): DescribedOperation => {
    // Path parameters may have other names in Stripe's description.
    const alike = path.replace(/\{\w+\}/g, '{}');
    const found = Object.keys(document.paths).find((one) => one.replace(/\{\w+\}/g, '{}') === alike);
    const operation = found && document.paths[found]?.[method.toLowerCase()];
    if (!operation) throw new Error(`Stripe’s description has no ${method} ${path}`);
    return operation;
  };
  const requestOf = (shape: RequestShape): Schema => {
    const { parameters = [], requestBody } = operationOf(shape);
    if (shape.method !== 'GET') return requestBody?.content[formContentType]?.schema ?? { type: 'object' };
    const properties = Object.fromEntries(
      parameters.filter((one) => one.in === 'query').map((one) => [one.name, one.schema]),
    );
    return { type: 'object', properties, additionalProperties: false };
  };
  const nameOf = ({ method, path }: RequestShape) => `${method} ${path}`;
  return {
    checkShape: (shape) => findUnknownNames(nameOf(shape), shape.parameters, requestOf(shape), document),
    checkRequest: (shape, sent) =>
      runValidator(ajv, `${nameOf(shape)} sent`, () => requestOf(shape), convertLists(sent)),
    checkReply(shape, body) {
      const schema = () => operationOf(shape).responses['200']?.content?.['application/json']?.schema ?? {};
      return runValidator(plain, `${nameOf(shape)} answered`, schema, body);
    },
    checkObject: (name, body) => runValidator(plain, name, () => ({ $ref: `#/components/schemas/${name}` }), body),
  };
}

/** Converts `nullable: true` of OpenAPI 3.0 to `anyOf` with null, as in JSON Schema. */
function convertNullable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(convertNullable);
  if (typeof value !== 'object' || value === null) return value;
  const { nullable, ...rest } = Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, convertNullable(inner)]),
  );
  return nullable === true ? { anyOf: [rest, { type: 'null' }] } : rest;
}

/** Makes the references in an operation's schema point to the registered components. */
function redirectReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(redirectReferences);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      name === '$ref' && typeof inner === 'string' ? `stripe${inner}` : redirectReferences(inner),
    ]),
  );
}

/** Converts form objects with numeric keys to lists. */
function convertLists(sent: ParameterValue): unknown {
  if (typeof sent === 'string') return sent;
  const entries = Object.entries(sent).map(([name, value]) => [name, convertLists(value)] as const);
  const isList = entries.length > 0 && entries.every(([name]) => /^\d+$/.test(name));
  return isList ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}

function findUnknownNames(
  place: string,
  parameter: ParameterShape,
  schema: Schema,
  document: StripeDescription,
): string[] {
  if (typeof parameter === 'string') return [];
  const branches = listBranches(schema, document);
  if (Array.isArray(parameter)) {
    const items = branches.map((branch) => branch.items as Schema | undefined).filter((one) => one !== undefined);
    if (items.length === 0) return [`${place} is not a list`];
    return findUnknownNames(`${place}[]`, parameter[0] as ParameterShape, { anyOf: items }, document);
  }
  return Object.entries(parameter).flatMap(([name, inner]) => {
    const found = branches.flatMap(({ properties, additionalProperties }) => {
      const known = (properties as Readonly<Record<string, Schema>> | undefined)?.[name];
      return known ? [known] : typeof additionalProperties === 'object' ? [additionalProperties as Schema] : [];
    });
    return found.length > 0
      ? findUnknownNames(`${place} ${name}`, inner, { anyOf: found }, document)
      : [`${place}: unknown parameter ${name}`];
  });
}

/** Returns the alternatives of a schema, with references resolved. */
function listBranches(schema: Schema, document: StripeDescription): Schema[] {
  const { $ref: ref, anyOf } = schema;
  if (typeof ref === 'string') return listBranches(document.components.schemas[ref.split('/').at(-1)!] ?? {}, document);
  return Array.isArray(anyOf) ? anyOf.flatMap((one) => listBranches(one as Schema, document)) : [schema];
}
