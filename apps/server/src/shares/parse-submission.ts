import { createHash } from 'node:crypto';
import { operations as api } from '@tideform/contract';
import { isRecord } from '@tideform/engine';
import { computeManifestHash } from '@tideform/sync/library-submission';
import type { z } from 'zod/mini';
import { limitJson, parseOrRefuse } from '../http/read-call.ts';
import { Refused } from '../refused.ts';

/** Maximum number of values in a submission. A grid of 1,000 rows and 40 columns has 41,000 values. */
const MAX_VALUES = 50_000;
/** Maximum number of captcha receipts in a submission. */
const MAX_RECEIPTS = 5;

export type SubmissionBody = z.output<typeof api.submitShare.body>;

/** Parts of a submission that the server needs before it checks the answers. */
export interface SubmissionHead {
  readonly version: number;
  readonly pdf: string | null;
  /** Whether the files are uploaded after the answers are submitted. */
  readonly filesFollow: boolean;
  readonly website: string;
  /** Captcha receipts. */
  readonly receipts: readonly string[];
  /** Hash of the whole submission, for recognizing repeated requests. */
  readonly hash: string;
}

/**
 * Parses the body of a submission.
 * @throws `Refused` if the body has too many values or doesn't match the schema
 */
export function parseSubmissionBody(bytes: Uint8Array): SubmissionBody {
  limitJson(bytes, MAX_VALUES);
  return parseOrRefuse(api.submitShare.body, parseJson(new TextDecoder().decode(bytes)), 'body');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refused('invalid-request', 400, 'Not JSON');
  }
}

/**
 * Returns the parts of a submission that the server needs before it checks the answers.
 * @param body result of `parseBody`
 */
export async function createSubmissionHead(body: SubmissionBody, responseId: string): Promise<SubmissionHead> {
  const { version, data, pdf, filesFollow, website, receipt } = body;
  const answers = { ...data, pdf };
  const hash = await computeManifestHash(hashPort, { responseId, version, answers, files: [] });
  const receipts = [...(receipt === undefined ? [] : [receipt]), ...findReceipts(data.data)].slice(0, MAX_RECEIPTS);
  return { version, pdf, filesFollow, website, receipts, hash };
}

const hashPort = {
  sha256: async (bytes: Uint8Array | Blob) =>
    createHash('sha256')
      .update(bytes instanceof Blob ? new Uint8Array(await bytes.arrayBuffer()) : bytes)
      .digest('hex'),
};

/**
 * Finds captcha receipts in the answers, at any level. Other texts may look like a receipt, but can't be decrypted as
 * one.
 */
function findReceipts(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(findReceipts);
  if (!isRecord(value)) return [];
  const receipt = value.success === true && typeof value.token === 'string' ? [value.token] : [];
  return [...receipt, ...Object.values(value).flatMap(findReceipts)];
}
