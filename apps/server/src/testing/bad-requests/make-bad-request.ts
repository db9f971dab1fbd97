import { type GraphMethod, type GraphOperation, operations } from '@tideform/graph';
import type { z } from 'zod/mini';
import type { Chance } from '../chance.ts';
import { writeBody } from './body-from-schema.ts';
import { hostileQuery } from './hostile-query.ts';
import { hostileJson, hostileTexts } from './hostile-values.ts';
import type { RawRequest } from './raw-request.ts';

/** Existing IDs, tokens and URLs of the server that bad requests use. */
export interface Known {
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

const table = Object.entries(operations) as [string, GraphOperation][];
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND', 'LOCK', 'SEARCH'];

/** Creates a random request for a Graph operation, usually with some faults. */
export function makeBadRequest(chance: Chance, known: Known): BadRequest {
  if (chance.maybe(0.08)) return makeContentRequest(chance, known);
  const [name, operation] = chance.pick(table);
  const wrong = chance.pick([0, 0.02, 0.05, 0.3]);
  const method = chance.maybe(0.08) ? chance.pick(methods) : operation.method;
  const target = `/v1.0${writePath(chance, operation, known, wrong)}${writeQuery(chance, operation)}`;
  const body = makeBody(chance, name, operation, known, wrong);
  return { operation: name, ...frame(chance, { method, target, body, known }) };
}

function writePath(chance: Chance, operation: GraphOperation, known: Known, wrong: number): string {
  const sound = operation.path.replace(/\{(\+?)(\w+)\}/g, (_, plus: string, param: string) => {
    const value = chance.maybe(wrong) ? chance.pick(hostileTexts) : chance.pick(known.params[param] ?? anyParam(known));
    const encode = chance.maybe(0.05) ? encodeOddly : encodeSegment;
    return plus ? value.split('/').map(encode).join('/') : encode(value);
  });
  if (!chance.maybe(wrong)) return sound;
  const tail = encodeSegment(chance.pick(hostileTexts));
  return chance.pick([
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

const anyParam = (known: Known): readonly string[] => Object.values(known.params).flat();

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

function writeQuery(chance: Chance, operation: GraphOperation): string {
  if (chance.maybe(0.5)) return '';
  return `?${hostileQuery(chance, operation.query)}`;
}

function makeBody(
  chance: Chance,
  name: string,
  operation: GraphOperation,
  known: Known,
  wrong: number,
): Buffer | undefined {
  if (chance.maybe(0.04)) return Buffer.from(chance.pick(brokenJson));
  if (operation.body === undefined) return chance.maybe(0.1) ? Buffer.from(hostileJson(chance)) : undefined;
  if (operation.body === 'bytes') return Buffer.alloc(chance.pick([0, 1, 10, 70_000]), chance.below(256));
  if (name === 'batch' && chance.maybe(0.8)) return Buffer.from(makeBatch(chance, known));
  return Buffer.from(writeBody(chance, operation.body as z.ZodMiniType, { wrong, known: known.texts }));
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

const idsOfEntries = ['1', '2', '2', 'A', 'a', '', '\u0000', '__proto__', 'toString'];

function makeBatch(chance: Chance, known: Known): string {
  const length = chance.pick([0, 1, 2, 5, 20, 21, 40]);
  const requests = Array.from({ length }, (_, at) => {
    const inner = makeBadRequest(chance, known);
    const id = chance.maybe(0.8) ? String(at) : chance.pick(idsOfEntries);
    const dependsOn = chance.maybe(0.2)
      ? [String(chance.below(length + 1)), ...(chance.maybe(0.2) ? [id] : [])]
      : undefined;
    const body = readMaybe(inner.body);
    const url = chance.maybe(0.9)
      ? inner.target.replace('/v1.0', '')
      : chance.pick(['/$batch', 'http://127.0.0.1/me', '//evil/', '', '?', ...hostileTexts]);
    const headers = {
      'Content-Type': 'application/json',
      ...(chance.maybe(0.2) && { Prefer: chance.pick(hostileTexts) }),
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

function readMaybe(body: Buffer | undefined): unknown {
  try {
    return body === undefined || body.length > 5_000 ? undefined : JSON.parse(body.toString());
  } catch {
    return body?.toString('base64');
  }
}

/** Creates a random request to a pre-authenticated upload or download URL, which needs no token. */
function makeContentRequest(chance: Chance, known: Known): BadRequest {
  const isUpload = chance.maybe(0.6);
  const address = chance.pick(isUpload ? known.uploads : known.downloads);
  const target = chance.maybe(0.2) ? `${address}${encodeSegment(chance.pick(hostileTexts))}` : address;
  const method: string = chance.maybe(0.1)
    ? chance.pick(methods)
    : isUpload
      ? chance.pick<GraphMethod>(['PUT', 'PUT', 'GET'])
      : 'GET';
  const body = method === 'PUT' ? Buffer.alloc(chance.pick([0, 1, 10, 320, 70_000])) : undefined;
  return {
    operation: isUpload ? 'upload address' : 'download address',
    ...frame(chance, { method, target, body, known }),
  };
}

interface Unframed {
  readonly method: string;
  readonly target: string;
  readonly body: Buffer | undefined;
  readonly known: Known;
}

/** Creates the headers of a request. Some requests have unusual headers or a wrong content length. */
function frame(chance: Chance, { method, target, body, known }: Unframed): RawRequest {
  const headers: [string, string][] = [
    ['Host', 'localhost'],
    ['Connection', 'close'],
  ];
  const authorization = chance.maybe(0.04)
    ? `Bearer ${headerText(chance.pick(hostileTexts))}`
    : chance.pick(known.authorizations);
  if (authorization !== undefined) headers.push(['Authorization', authorization]);
  if (body)
    headers.push(['Content-Type', chance.maybe(0.9) ? 'application/json' : headerText(chance.pick(contentTypes))]);
  for (const name of oddHeaders) if (chance.maybe(0.04)) headers.push([name, headerText(chance.pick(valuesOf(name)))]);
  const isBroken = chance.maybe(0.02);
  const length = body?.length ?? 0;
  const announced = isBroken
    ? chance.pick([String(length + 10), '-1', 'x', '99999999999999999999', '1e3'])
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

function valuesOf(name: string): readonly string[] {
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
function headerText(text: string): string {
  return text.replace(/[^\t\u0020-\u007e\u0080-\u00ff]/g, '?').slice(0, 3_000);
}
