import { type GraphMethod, type GraphOperation, operations } from '@tideform/graph';
import type { z } from 'zod/mini';
import type { SeededRandom } from '../create-seeded-random.ts';
import { createHostileQuery } from './create-hostile-query.ts';
import { createHostileJson, createRandomBody, hostileTexts } from './hostile-values.ts';
import type { RawRequest } from './send-raw.ts';

/** Existing IDs, tokens and URLs of the server that bad requests use. */
export interface KnownValues {
  /** Maps a parameter of path templates to valid values, of the caller and of other users. */
  readonly params: Readonly<Record<string, readonly string[]>>;
  /** Authorization headers; `undefined` stands for a request without the header. */
  readonly authorizations: readonly (string | undefined)[];
  /** Path and query of pre-authenticated upload URLs. */
  readonly uploads: readonly string[];
  readonly downloads: readonly string[];
  /** Texts that are inserted into request bodies. */
  readonly texts: readonly string[];
}

export interface BadRequest extends RawRequest {
  /** Name of the operation that the request was derived from. */
  readonly operation: string;
}

const operationEntries = Object.entries(operations) as [string, GraphOperation][];
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND', 'LOCK', 'SEARCH'];

/** Creates a random request for a Graph operation, usually with some faults. */
export function createBadRequest(random: SeededRandom, known: KnownValues): BadRequest {
  if (random.maybe(0.08)) return createContentRequest(random, known);
  const [name, operation] = random.pick(operationEntries);
  const wrong = random.pick([0, 0.02, 0.05, 0.3]);
  const method = random.maybe(0.08) ? random.pick(methods) : operation.method;
  const target = `/v1.0${createPath(random, operation, known, wrong)}${createQuery(random, operation)}`;
  const body = createBody(random, name, operation, known, wrong);
  return { operation: name, ...createRawRequest(random, { method, target, body, known }) };
}

function createPath(random: SeededRandom, operation: GraphOperation, known: KnownValues, wrong: number): string {
  const sound = operation.path.replace(/\{(\+?)(\w+)\}/g, (_, plus: string, param: string) => {
    const value = random.maybe(wrong)
      ? random.pick(hostileTexts)
      : random.pick(known.params[param] ?? getAllParams(known));
    const encode = random.maybe(0.05) ? encodeOddly : encodeSegment;
    return plus ? value.split('/').map(encode).join('/') : encode(value);
  });
  if (!random.maybe(wrong)) return sound;
  const tail = encodeSegment(random.pick(hostileTexts));
  return random.pick([
    `${sound}/`,
    `${sound}/${tail}`,
    `/${sound}`,
    `${sound}:`,
    `${sound}:/${tail}:/`,
    `${sound}(${tail})`,
    `${sound}%`,
    `${sound}%zz`,
    sound.slice(0, -3),
    sound.toUpperCase(),
    `/me/../${tail}`,
  ]);
}

const getAllParams = (known: KnownValues): readonly string[] => Object.values(known.params).flat();

/**
 * Encodes a path segment. A lone surrogate isn't valid in UTF-8, and is encoded as three bytes like careless programs
 * do.
 */
function encodeSegment(text: string): string {
  return text.isWellFormed()
    ? encodeURIComponent(text)
    : encodeURIComponent(text.toWellFormed()).replaceAll('%EF%BF%BD', '%ED%A0%80');
}

const encodeOddly = (text: string): string =>
  [...Buffer.from(text)]
    .map((byte) => `%${byte.toString(16).padStart(2, '0')}`)
    .join('')
    .replace(/%2f/g, '%252f');

function createQuery(random: SeededRandom, operation: GraphOperation): string {
  if (random.maybe(0.5)) return '';
  return `?${createHostileQuery(random, operation.query)}`;
}

function createBody(
  random: SeededRandom,
  name: string,
  operation: GraphOperation,
  known: KnownValues,
  wrong: number,
): Buffer | undefined {
  if (random.maybe(0.04)) return Buffer.from(random.pick(brokenJson));
  if (operation.body === undefined) return random.maybe(0.1) ? Buffer.from(createHostileJson(random)) : undefined;
  if (operation.body === 'bytes') return Buffer.alloc(random.pick([0, 1, 10, 70_000]), random.below(256));
  if (name === 'batch' && random.maybe(0.8)) return Buffer.from(createBatch(random, known));
  return Buffer.from(createRandomBody(random, operation.body as z.ZodMiniType, { wrong, known: known.texts }));
}

const brokenJson: readonly string[] = [
  '',
  ' ',
  '{',
  '{"a":',
  '{"a":1,}',
  "{'a':1}",
  '{"a":1}{"b":2}',
  'null',
  '[]',
  '"text"',
  '12',
  '\u0000',
  '\ufeff{"name":"a","folder":{}}',
  '<xml/>',
  `${'['.repeat(20_000)}`,
  `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
];

const batchEntryIds = ['1', '2', '2', 'A', 'a', '', '\u0000', '__proto__', 'toString'];

function createBatch(random: SeededRandom, known: KnownValues): string {
  const length = random.pick([0, 1, 2, 5, 20, 21, 40]);
  const requests = Array.from({ length }, (_, at) => {
    const inner = createBadRequest(random, known);
    const id = random.maybe(0.8) ? String(at) : random.pick(batchEntryIds);
    const dependsOn = random.maybe(0.2)
      ? [String(random.below(length + 1)), ...(random.maybe(0.2) ? [id] : [])]
      : undefined;
    const body = parseJsonIfValid(inner.body);
    const url = random.maybe(0.9)
      ? inner.target.replace('/v1.0', '')
      : random.pick(['/$batch', 'http://127.0.0.1/me', '//evil/', '', '?', ...hostileTexts]);
    const headers = {
      'Content-Type': 'application/json',
      ...(random.maybe(0.2) && { Prefer: random.pick(hostileTexts) }),
    };
    return {
      id,
      method: inner.method,
      url,
      headers,
      ...(body !== undefined && { body }),
      ...(dependsOn && { dependsOn }),
    };
  });
  return JSON.stringify({ requests });
}

function parseJsonIfValid(body: Buffer | undefined): unknown {
  try {
    return body === undefined || body.length > 5_000 ? undefined : JSON.parse(body.toString());
  } catch {
    return body?.toString('base64');
  }
}

/** Creates a random request to a pre-authenticated upload or download URL, which needs no token. */
function createContentRequest(random: SeededRandom, known: KnownValues): BadRequest {
  const isUpload = random.maybe(0.6);
  const address = random.pick(isUpload ? known.uploads : known.downloads);
  const target = random.maybe(0.2) ? `${address}${encodeSegment(random.pick(hostileTexts))}` : address;
  const method: string = random.maybe(0.1)
    ? random.pick(methods)
    : isUpload
      ? random.pick<GraphMethod>(['PUT', 'PUT', 'GET'])
      : 'GET';
  const body = method === 'PUT' ? Buffer.alloc(random.pick([0, 1, 10, 320, 70_000])) : undefined;
  return {
    operation: isUpload ? 'upload address' : 'download address',
    ...createRawRequest(random, { method, target, body, known }),
  };
}

interface RequestParts {
  readonly method: string;
  readonly target: string;
  readonly body: Buffer | undefined;
  readonly known: KnownValues;
}

/** Creates the headers of a request. Some requests have unusual headers or a wrong content length. */
function createRawRequest(random: SeededRandom, { method, target, body, known }: RequestParts): RawRequest {
  const headers: [string, string][] = [
    ['Host', 'localhost'],
    ['Connection', 'close'],
  ];
  const authorization = random.maybe(0.04)
    ? `Bearer ${toHeaderText(random.pick(hostileTexts))}`
    : random.pick(known.authorizations);
  if (authorization !== undefined) headers.push(['Authorization', authorization]);
  if (body)
    headers.push(['Content-Type', random.maybe(0.9) ? 'application/json' : toHeaderText(random.pick(contentTypes))]);
  for (const name of oddHeaders)
    if (random.maybe(0.04)) headers.push([name, toHeaderText(random.pick(getHeaderValues(name)))]);
  const isBroken = random.maybe(0.02);
  const length = body?.length ?? 0;
  const announced = isBroken
    ? random.pick([String(length + 10), '-1', 'x', '99999999999999999999', '1e3'])
    : String(length);
  if (body || isBroken) headers.push(['Content-Length', announced]);
  return { method, target, headers, body, isBroken };
}

const contentTypes = [
  'text/plain',
  'application/xml',
  '',
  ';;;',
  'application/json; charset=utf-16',
  'multipart/form-data',
  'a/b',
  '*/*',
];
const oddHeaders = [
  'If-Match',
  'If-None-Match',
  'Prefer',
  'ConsistencyLevel',
  'Range',
  'Content-Range',
  'client-request-id',
  'Accept',
  'Accept-Language',
  'X-HTTP-Method-Override',
  'Expect',
  'Origin',
  'Access-Control-Request-Headers',
  'deltaExcludeParent',
  'workbook-session-id',
  'SdkVersion',
  'Content-Encoding',
];

function getHeaderValues(name: string): readonly string[] {
  if (name === 'Range')
    return [
      'bytes=0-',
      'bytes=-1',
      'bytes=5-2',
      'bytes=99999999999999999999-',
      'bytes=0-0,1-1',
      'bytes=',
      'x',
      'bytes=a-b',
      'bytes=-0',
    ];
  if (name === 'Content-Range') return contentRanges;
  if (name === 'Prefer')
    return ['HonorNonIndexedQueriesWarningMayFailRandomly', 'return=minimal', 'respond-async', ',,,', ...hostileTexts];
  if (name === 'ConsistencyLevel') return ['eventual', 'EVENTUAL', 'strong', ''];
  if (name === 'Expect') return ['100-continue', '100-continue', '100-continue', 'x'];
  return ['*', '"x"', 'W/"1"', '""', ...hostileTexts];
}

const contentRanges = [
  'bytes 0-9/10',
  'bytes 0-9/20',
  'bytes 10-9/10',
  'bytes 0-319/320',
  'bytes 0-9/*',
  'bytes */10',
  'bytes -1-9/10',
  'bytes 0-99999999999999999999/99999999999999999999',
  'bytes 0-9/9007199254740993',
  'bytes 0-9/1e3',
  'bytes a-b/c',
  'bytes',
  '',
  'items 0-9/10',
];

/** Converts a text to a valid header value: one byte per character, without line breaks. */
function toHeaderText(text: string): string {
  return text.replace(/[^\t\u0020-\u007e\u0080-\u00ff]/g, '?').slice(0, 3_000);
}
