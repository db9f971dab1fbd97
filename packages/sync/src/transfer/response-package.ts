import { findHostileJson } from '@tideform/engine';
import { z } from 'zod/mini';
import type { PackageFailureReason } from '../failures/failure.ts';
import { FailureError } from '../failures/failure-error.ts';
import { pdfOptions } from '../library/stored-files.ts';

/**
 * Format of a package with responses, as JSON, for another device or for support. Newer versions are refused, so the
 * version must increase with each change that older programs would misread.
 */
export const packageFormat = 'tideform-responses';
export const packageVersion = 1;
/** Larger files aren't read, because a browser can hardly process more as one text. */
export const packageLimitBytes = 300_000_000;

const idSchema = z.string().check(z.minLength(1), z.maxLength(200));
const uuidSchema = z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i));
const textSchema = z.string().check(z.maxLength(1_000));
const personSchema = z.object({ id: z.optional(idSchema), name: textSchema });

/** For an edit of a submission: the state that was edited. */
const resubmission = z.object({
  of: textSchema.check(z.minLength(1)),
  count: z.int().check(z.minimum(1)),
  files: z.array(idSchema).check(z.maxLength(1_000)),
});

/** Properties that are imported from a packed response. URLs and library items are excluded and looked up again. */
const response = z.object({
  id: uuidSchema,
  tenantId: z.optional(idSchema),
  userId: z.optional(idSchema),
  teamId: idSchema,
  channelId: z.optional(idSchema),
  formId: idSchema,
  formTitle: z._default(textSchema, ''),
  titleTemplate: z.optional(z.string().check(z.maxLength(10_000))),
  emailTemplate: z.optional(z.unknown()),
  customCss: z.optional(z.string().check(z.maxLength(1_000_000))),
  pdfOptions: z.optional(pdfOptions),
  version: z._default(z.int().check(z.minimum(0)), 0),
  schema: z.unknown(),
  data: z.object({
    data: z.record(z.string(), z.unknown()),
    metadata: z._default(z.record(z.string(), z.unknown()), {}),
  }),
  timestamp: z.optional(z.iso.datetime()),
  createdBy: z.optional(personSchema),
  collaborators: z._default(z.array(personSchema).check(z.maxLength(100)), []),
  resubmission: z.optional(resubmission),
  copiedFromId: z.optional(idSchema),
  /** Only imported for an edit, whose submission has this number; a draft gets its number from the server. */
  submissionNumber: z.optional(z.int().check(z.minimum(1))),
});

const file = z.object({
  id: idSchema,
  responseId: z.string(),
  name: z.string().check(z.minLength(1), z.maxLength(400)),
  type: z.string().check(z.maxLength(200)),
  sizeBytes: z.int().check(z.minimum(0)),
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  /** The packing device had read the file from the library, so the library already has it. */
  isRead: z.optional(z.boolean()),
  /** Content of the file, base64. */
  content: z.string(),
});

export const packageHeader = z.object({ format: z.literal(packageFormat), version: z.int().check(z.minimum(1)) });
export const packageBody = z.object({
  responses: z.array(response).check(z.maxLength(5_000)),
  files: z.array(file).check(z.maxLength(50_000)),
});

export type PackedResponse = z.infer<typeof response>;
export type PackedFile = z.infer<typeof file>;
export type ResponsePackage = z.infer<typeof packageBody>;

/** Bytes per chunk: a multiple of 3, so that separately encoded chunks join to one base64 text. */
const chunkBytes = 3 * 8192;

/** Encodes bytes as base64 in chunks that join to one text. */
export function encodeBase64(bytes: Uint8Array): string[] {
  const pieces: string[] = [];
  for (let at = 0; at < bytes.length; at += chunkBytes) {
    pieces.push(btoa(String.fromCharCode(...bytes.subarray(at, at + chunkBytes))));
  }
  return pieces;
}

/**
 * Decodes base64.
 *
 * @throws when the text isn't valid base64
 */
export function decodeBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}

export class UnreadablePackageError extends FailureError<'unreadable-package'> {
  override readonly name = 'UnreadablePackage';
  constructor(problem: PackageFailureReason, options?: ErrorOptions) {
    super('unreadable-package', { problem }, options);
  }
}

/**
 * Reads and validates a package that the user has selected. The package may come from anyone.
 *
 * @throws UnreadablePackageError
 */
export async function readPackage(file: Blob): Promise<ResponsePackage> {
  if (file.size > packageLimitBytes) throw new UnreadablePackageError('too-large');
  const json = await parseJson(file);
  const head = packageHeader.safeParse(json);
  if (!head.success) throw new UnreadablePackageError('not-a-package');
  if (head.data.version > packageVersion) throw new UnreadablePackageError('newer');
  if (findHostileJson(json)) throw new UnreadablePackageError('damaged');
  const body = packageBody.safeParse(json);
  if (!body.success) throw new UnreadablePackageError('damaged', { cause: body.error });
  return body.data;
}

async function parseJson(file: Blob): Promise<unknown> {
  try {
    return JSON.parse(await file.text());
  } catch (cause) {
    throw new UnreadablePackageError('not-a-package', { cause });
  }
}
