import { z } from 'zod';
import { pdfOptions } from '../library/stored-files.ts';

/**
 * A file with responses for another device, or for support: JSON. A newer `version` is refused, so a change that older
 * programs would read wrongly raises it.
 */
export const packageFormat = 'tideform-responses';
export const packageVersion = 1;
/** Larger files are not read: a browser cannot hold much more as one text. */
export const packageLimitBytes = 300_000_000;

const id = z.string().min(1).max(200);
const uuid = z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i);
const text = z.string().max(1_000);
const person = z.object({ id: id.optional(), name: text });

/** Of an edited submission: which state of it was edited. */
const resubmission = z.object({ of: text.min(1), count: z.int().min(1), files: z.array(id).max(1_000) });

/** What is taken of a packed response. Addresses and library items are not: they are asked for anew. */
const response = z.object({
  id: uuid,
  tenantId: id.optional(),
  userId: id.optional(),
  teamId: id,
  channelId: id.optional(),
  formId: id,
  formTitle: text.default(''),
  titleTemplate: z.string().max(10_000).optional(),
  emailTemplate: z.unknown().optional(),
  customCss: z.string().max(1_000_000).optional(),
  pdfOptions: pdfOptions.optional(),
  version: z.int().min(0).default(0),
  schema: z.unknown(),
  data: z.object({
    data: z.record(z.string(), z.unknown()),
    metadata: z.record(z.string(), z.unknown()).default({}),
  }),
  timestamp: z.iso.datetime().optional(),
  createdBy: person.optional(),
  collaborators: z.array(person).max(100).default([]),
  resubmission: resubmission.optional(),
  copiedFromId: id.optional(),
  /** Taken of an edit alone: its submission has it, while a draft is given its own by the server. */
  submissionNumber: z.int().min(1).optional(),
});

const file = z.object({
  id,
  responseId: z.string(),
  name: z.string().min(1).max(400),
  type: z.string().max(200),
  sizeBytes: z.int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** The device that packed it had read it from the library: it is there already. */
  isRead: z.boolean().optional(),
  /** Base64. */
  content: z.string(),
});

export const packageHead = z.object({ format: z.literal(packageFormat), version: z.int().min(1) });
export const packageBody = z.object({
  responses: z.array(response).max(5_000),
  files: z.array(file).max(50_000),
});

export type PackedResponse = z.infer<typeof response>;
export type PackedFile = z.infer<typeof file>;
export type ResponsePackage = z.infer<typeof packageBody>;
