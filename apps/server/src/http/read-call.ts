import { type ApiOperation, idempotencyHeader } from '@tideform/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod/mini';
import type { AnyCaller } from '../authentication/authenticate.ts';
import { Refused } from '../refused.ts';
import type { OperationCall, OperationImplementation, ReceivedFile } from './implement.ts';

/** Pattern of valid idempotency keys. */
const IDEMPOTENCY_KEY_PATTERN = /^[\x21-\x7e]{1,200}$/;

const MAX_FILES = 20;
const MAX_TEXT_FIELDS = 50;

/**
 * Reads and validates the parameters, query, body and files of a request.
 * @throws `Refused` with `invalid-request` and the paths of invalid values
 */
export async function readCall(
  { operation, readsBytes = false }: OperationImplementation,
  request: FastifyRequest,
  reply: FastifyReply,
  caller: AnyCaller,
): Promise<OperationCall<ApiOperation>> {
  const { body, files, bytes } = await readBody(operation, request);
  return {
    params: parseOrRefuse(operation.params, request.params, 'path'),
    query: parseOrRefuse(operation.query, request.query, 'query'),
    body: readsBytes ? undefined : parseOrRefuse(operation.body, body, 'body'),
    files,
    bytes,
    caller,
    idempotencyKey: readIdempotencyKey(operation, request),
    header: (name) => [request.headers[name.toLowerCase()]].flat()[0],
    signal: createCloseSignal(reply),
    log: request.log,
  } as OperationCall<ApiOperation>;
}

interface ParsedBody {
  readonly body: unknown;
  readonly files: readonly ReceivedFile[];
  readonly bytes: Buffer;
}

const NO_BYTES = Buffer.alloc(0);

async function readBody(operation: ApiOperation, request: FastifyRequest): Promise<ParsedBody> {
  if (operation.bodyKind === 'multipart') return readMultipart(operation, request);
  const body = request.body ?? undefined;
  if (Buffer.isBuffer(body)) return { body: undefined, files: [], bytes: body };
  return { body: operation.bodyKind === 'json' ? body : undefined, files: [], bytes: NO_BYTES };
}

/** Reads a multipart body with texts and files. A request without files may use a JSON body instead. */
async function readMultipart(operation: ApiOperation, request: FastifyRequest): Promise<ParsedBody> {
  if (!request.isMultipart()) return { body: request.body ?? undefined, files: [], bytes: NO_BYTES };
  try {
    return await readParts(operation, request);
  } catch (error) {
    if ((error as { readonly statusCode?: unknown }).statusCode === 413 && !(error instanceof Refused))
      throw createTooLargeRefusal();
    throw error;
  }
}

const createTooLargeRefusal = (): Refused => new Refused('invalid-request', 413, 'The request body is too large');

async function readParts({ bodyLimitBytes }: ApiOperation, request: FastifyRequest): Promise<ParsedBody> {
  const texts = new Map<string, string>();
  const files: ReceivedFile[] = [];
  let remainingBytes = bodyLimitBytes;
  const limits = { fileSize: bodyLimitBytes, fieldSize: bodyLimitBytes, files: MAX_FILES, fields: MAX_TEXT_FIELDS };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'file') {
      const bytes = await part.toBuffer();
      files.push({ field: part.fieldname, name: part.filename, type: part.mimetype, bytes });
      remainingBytes -= bytes.length;
    } else {
      const text = String(part.value);
      texts.set(part.fieldname, text);
      remainingBytes -= Buffer.byteLength(text);
    }
    if (remainingBytes < 0) throw createTooLargeRefusal();
  }
  return { body: texts.size > 0 ? Object.fromEntries(texts) : undefined, files, bytes: NO_BYTES };
}

function readIdempotencyKey(operation: ApiOperation, request: FastifyRequest): string | undefined {
  if (!operation.idempotent) return undefined;
  const key = request.headers[idempotencyHeader];
  if (typeof key === 'string' && IDEMPOTENCY_KEY_PATTERN.test(key)) return key;
  throw new Refused('invalid-request', 400, `${operation.name} requires an Idempotency-Key header`);
}

function createCloseSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort();
  });
  return controller.signal;
}

/** Message of validation errors whose schema has no custom message. */
const defaultMessage = z.safeParse(z.never(), undefined).error?.issues[0]?.message;

/**
 * Validates one part of a request, such as its query or body.
 *
 * @throws `Refused` with `invalid-request`. The detail contains the schema's custom message or the paths of invalid
 * values, but never the values, since they may be answers
 */
export function parseOrRefuse<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
  where: string,
): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issueWithMessage = parsed.error.issues.find(({ message }) => message !== defaultMessage);
  if (issueWithMessage) throw new Refused('invalid-request', 400, issueWithMessage.message);
  const paths = parsed.error.issues.map((issue) => [where, ...issue.path].join('.'));
  throw new Refused('invalid-request', 400, `Invalid request: ${[...new Set(paths)].slice(0, 10).join(', ')}`);
}

const MAX_DEPTH = 100;

const [quote, backslash, comma, openList, closeList, openObject, closeObject] = [...'"\\,[]{}'].map((sign) =>
  sign.charCodeAt(0),
);

/**
 * Limits the number of values in a JSON text without parsing the text, because parsing and validating 300,000 values
 * would block other requests.
 *
 * @throws `Refused` with status 413 if the text has too many values or is nested too deeply
 */
export function limitJson(bytes: Uint8Array, maxValues: number): void {
  let values = 1;
  let depth = 0;
  let isText = false;
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index];
    if (isText) {
      if (byte === backslash) index += 1;
      else if (byte === quote) isText = false;
    } else if (byte === quote) isText = true;
    else if (byte === comma) values += 1;
    else if (byte === openList || byte === openObject) {
      values += 1;
      depth += 1;
    } else if (byte === closeList || byte === closeObject) depth -= 1;
    if (values > maxValues || depth > MAX_DEPTH) {
      throw new Refused('invalid-request', 413, 'The request body has too many values');
    }
  }
}
