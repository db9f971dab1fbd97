import { type ApiOperation, idempotencyHeader } from '@tideform/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod/mini';
import type { AnyCaller } from '../authentication/authenticate.ts';
import { Refused } from '../refused.ts';
import type { Call, Implementation, ReceivedFile } from './implement.ts';

/** A client's key is an id of ours; longer ones are mistakes. */
const KEY_PATTERN = /^[\x21-\x7e]{1,200}$/;

const mostFiles = 20;
const mostTexts = 50;

/** Reads the parts of a call and checks them. @throws `Refused` with `invalid-request`, naming the places */
export async function readCall(
  { operation, readsBytes = false }: Implementation,
  request: FastifyRequest,
  reply: FastifyReply,
  caller: AnyCaller,
): Promise<Call<ApiOperation>> {
  const { body, files, bytes } = await readBody(operation, request);
  return {
    params: parse(operation.params, request.params, 'path'),
    query: parse(operation.query, request.query, 'query'),
    body: readsBytes ? undefined : parse(operation.body, body, 'body'),
    files,
    bytes,
    caller,
    idempotencyKey: readKey(operation, request),
    header: (name) => [request.headers[name.toLowerCase()]].flat()[0],
    signal: signalOf(reply),
    log: request.log,
  } as Call<ApiOperation>;
}

interface ReadBody {
  readonly body: unknown;
  readonly files: readonly ReceivedFile[];
  readonly bytes: Buffer;
}

const noBytes = Buffer.alloc(0);

async function readBody(operation: ApiOperation, request: FastifyRequest): Promise<ReadBody> {
  if (operation.bodyKind === 'multipart') return readMultipart(operation, request);
  const body = request.body ?? undefined;
  if (Buffer.isBuffer(body)) return { body: undefined, files: [], bytes: body };
  return { body: operation.bodyKind === 'json' ? body : undefined, files: [], bytes: noBytes };
}

/** Texts and files. Texts alone may come as JSON too. */
async function readMultipart(operation: ApiOperation, request: FastifyRequest): Promise<ReadBody> {
  if (!request.isMultipart()) return { body: request.body ?? undefined, files: [], bytes: noBytes };
  try {
    return await readParts(operation, request);
  } catch (error) {
    if ((error as { readonly statusCode?: unknown }).statusCode === 413 && !(error instanceof Refused))
      throw tooLarge();
    throw error;
  }
}

const tooLarge = (): Refused => new Refused('invalid-request', 413, 'The body is too large');

async function readParts({ bodyLimitBytes }: ApiOperation, request: FastifyRequest): Promise<ReadBody> {
  const texts = new Map<string, string>();
  const files: ReceivedFile[] = [];
  let left = bodyLimitBytes;
  const limits = { fileSize: bodyLimitBytes, fieldSize: bodyLimitBytes, files: mostFiles, fields: mostTexts };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'file') {
      const bytes = await part.toBuffer();
      files.push({ field: part.fieldname, name: part.filename, type: part.mimetype, bytes });
      left -= bytes.length;
    } else {
      const text = String(part.value);
      texts.set(part.fieldname, text);
      left -= Buffer.byteLength(text);
    }
    if (left < 0) throw tooLarge();
  }
  return { body: texts.size > 0 ? Object.fromEntries(texts) : undefined, files, bytes: noBytes };
}

function readKey(operation: ApiOperation, request: FastifyRequest): string | undefined {
  if (!operation.idempotent) return undefined;
  const key = request.headers[idempotencyHeader];
  if (typeof key === 'string' && KEY_PATTERN.test(key)) return key;
  throw new Refused('invalid-request', 400, `${operation.name} needs an Idempotency-Key`);
}

function signalOf({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort();
  });
  return controller.signal;
}

/** What the schemas say that have no words of their own. */
const unworded = z.safeParse(z.never(), undefined).error?.issues[0]?.message;

/**
 * Reads one part of a call.
 *
 * @throws `Refused` with `invalid-request`; the detail is the schema's own words where it has some, else it names places, never values: they
 * may be answers
 */
export function parse<Schema extends z.ZodMiniType>(schema: Schema, value: unknown, where: string): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const worded = parsed.error.issues.find(({ message }) => message !== unworded);
  if (worded) throw new Refused('invalid-request', 400, worded.message);
  const places = parsed.error.issues.map((issue) => [where, ...issue.path].join('.'));
  throw new Refused('invalid-request', 400, `Not as described: ${[...new Set(places)].slice(0, 10).join(', ')}`);
}
