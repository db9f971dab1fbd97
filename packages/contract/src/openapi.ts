import { z } from 'zod/mini';
import { type ApiOperation, commonRefusals } from './operation.ts';
import { streamContentType } from './parse-response.ts';
import { problem, problemContentType } from './problem.ts';
import { idempotencyHeader } from './request.ts';

/** An OpenAPI document as JSON; only its skeleton is typed. */
export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, unknown>>>>>>;
  readonly components: Readonly<Record<string, unknown>>;
}

/** Creates an OpenAPI 3.1 document for a table of operations. */
export function toOpenApi(operations: Readonly<Record<string, ApiOperation>>, version: string): OpenApiDocument {
  const paths: Record<string, Record<string, Record<string, unknown>>> = {};
  for (const operation of Object.values(operations)) {
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method.toLowerCase()]: describeOperation(operation),
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Tideform', version },
    paths,
    components: {
      schemas: { Problem: toJsonSchema(problem, 'output') },
      securitySchemes: {
        graph: { type: 'apiKey', in: 'header', name: 'X-Graph-Authorization', description: 'Graph token (Bearer)' },
        tenant: {
          type: 'apiKey',
          in: 'header',
          name: 'X-Custom-Authorization',
          description: 'Tenant token (Bearer)',
        },
        team: { type: 'apiKey', in: 'header', name: 'X-Custom-Authorization', description: 'Team token (Bearer)' },
        share: {
          type: 'apiKey',
          in: 'header',
          name: 'Session-Token',
          description: 'Token of an anonymous respondent’s session',
        },
        key: { type: 'apiKey', in: 'header', name: 'X-Api-Key', description: 'API key of a team' },
      },
    },
  };
}

function describeOperation(operation: ApiOperation): Record<string, unknown> {
  return {
    operationId: operation.name,
    summary: operation.summary,
    security: createSecurity(operation),
    parameters: [
      ...createParameters(operation.params, 'path'),
      ...createParameters(operation.query, 'query'),
      ...createKeyParameter(operation),
    ],
    ...createRequestBody(operation),
    responses: { ...createSuccessResponse(operation), ...createRefusalResponses(operation) },
    'x-role': operation.role,
    'x-calls-per-minute': operation.limits,
  };
}

function createRequestBody({ body, bodyKind }: ApiOperation): Record<string, unknown> {
  const createRequired = (content: object) => ({ requestBody: { required: true, content } });
  if (bodyKind === 'raw') return createRequired({ '*/*': { schema: { type: 'string', format: 'binary' } } });
  if (bodyKind === 'multipart') {
    const texts = isEmpty(body) ? { type: 'object' } : toJsonSchema(body, 'input');
    const file = { type: 'string', format: 'binary', description: 'Any number of files, with any names' };
    return createRequired({ 'multipart/form-data': { schema: { ...texts, additionalProperties: file } } });
  }
  return isEmpty(body) ? {} : createRequired({ 'application/json': { schema: toJsonSchema(body, 'input') } });
}

function createSuccessResponse({ output, replyKind }: ApiOperation): Record<string, unknown> {
  if (replyKind === 'redirect')
    return { 303: { description: 'Redirect', headers: { Location: { schema: { type: 'string' } } } } };
  const schema = toJsonSchema(output, 'output');
  if (replyKind === 'json') return { 200: { description: 'Success', content: { 'application/json': { schema } } } };
  const lineSchema = {
    oneOf: [
      { properties: { value: schema } },
      { properties: { problem: { $ref: '#/components/schemas/Problem' } } },
      { properties: { end: { const: true } } },
    ],
  };
  return {
    200: { description: 'JSON values, one per line', content: { [streamContentType]: { schema: lineSchema } } },
  };
}

/** Creates the security requirements of an operation; any one of them suffices. */
function createSecurity({ caller, keys }: ApiOperation): Record<string, unknown>[] {
  if (caller === 'none') return [];
  const userRequirement = caller === 'team-and-graph' ? { team: [], graph: [] } : { [caller]: [] };
  return [userRequirement, ...(keys ? [{ key: [] }] : [])];
}

function createParameters(part: z.ZodMiniType, location: 'path' | 'query'): unknown[] {
  const schema = toJsonSchema(part, 'input') as { properties?: Record<string, unknown>; required?: string[] };
  return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    in: location,
    required: location === 'path' || (schema.required ?? []).includes(name),
    schema: property,
  }));
}

function createKeyParameter(operation: ApiOperation): unknown[] {
  return operation.idempotent
    ? [
        {
          name: idempotencyHeader,
          in: 'header',
          required: true,
          schema: { type: 'string', minLength: 1, maxLength: 200 },
        },
      ]
    : [];
}

/** Creates one OpenAPI response for each refusal status; the description lists the refusal codes. */
function createRefusalResponses(operation: ApiOperation): Record<string, unknown> {
  const codes = new Map<number, string[]>();
  for (const [code, status] of Object.entries({ ...commonRefusals, ...operation.refusals })) {
    codes.set(status, [...(codes.get(status) ?? []), code]);
  }
  const content = { [problemContentType]: { schema: { $ref: '#/components/schemas/Problem' } } };
  return Object.fromEntries([...codes].map(([status, names]) => [status, { description: names.join(', '), content }]));
}

function isEmpty(schema: z.ZodMiniType): boolean {
  return schema instanceof z.ZodMiniUndefined;
}

function toJsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
