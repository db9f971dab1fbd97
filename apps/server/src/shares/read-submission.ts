import { createHash } from 'node:crypto';
import { submitShare } from '@tideform/contract';
import { isRecord } from '@tideform/engine';
import { manifestHash } from '@tideform/sync/library-submission';
import type { z } from 'zod/mini';
import { limitJson } from '../http/limit-json.ts';
import { parse } from '../http/read-call.ts';
import { Refused } from '../refused.ts';

/** Maximum values of a submission. A grid of 1,000 rows and 40 columns has 41,000. */
const mostValues = 50_000;
/** Maximum proofs of a person that a submission brings along. */
const mostReceipts = 5;

export type SubmissionBody = z.output<typeof submitShare.body>;

/** What the server needs to know of a submission before it checks the answers. */
export interface SubmissionHead {
  readonly version: number;
  readonly pdf: string | null;
  /** Files of the answers are sent after them. */
  readonly filesFollow: boolean;
  readonly website: string;
  /** Proofs that a person answers. */
  readonly receipts: readonly string[];
  /** Of everything that was sent: the same submission has the same hash. */
  readonly hash: string;
}

/** Reads the body of a submission. @throws `Refused` when it has too many values, or isn't as described */
export function readBody(bytes: Uint8Array): SubmissionBody {
  limitJson(bytes, mostValues);
  return parse(submitShare.body, parseText(new TextDecoder().decode(bytes)), 'body');
}

function parseText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refused('invalid-request', 400, 'Not JSON');
  }
}

/** @param body as `readBody` has read it */
export async function headOf(body: SubmissionBody, responseId: string): Promise<SubmissionHead> {
  const { version, data, pdf, filesFollow, website, receipt } = body;
  const answers = { ...data, pdf };
  const hash = await manifestHash(hashing, { responseId, version, answers, files: [] });
  const receipts = [...(receipt === undefined ? [] : [receipt]), ...receiptsIn(data.data)].slice(0, mostReceipts);
  return { version, pdf, filesFollow, website, receipts, hash };
}

const hashing = {
  sha256: async (bytes: Uint8Array | Blob) =>
    createHash('sha256')
      .update(bytes instanceof Blob ? new Uint8Array(await bytes.arrayBuffer()) : bytes)
      .digest('hex'),
};

/** Of components that ask for a proof, wherever they are: a seal tells proofs from other texts. */
function receiptsIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(receiptsIn);
  if (!isRecord(value)) return [];
  const own = value.success === true && typeof value.token === 'string' ? [value.token] : [];
  return [...own, ...Object.values(value).flatMap(receiptsIn)];
}
