import { parentPort } from 'node:worker_threads';
import type { FormPublishedFile } from '@tideform/sync/library';
import { findFiles } from '@tideform/sync/library-submission';
import { Refused } from '../refused.ts';
import { checkAnswers } from './check-answers.ts';
import { hideTeamComponents } from './create-anonymous-schema.ts';
import {
  createSubmissionHead,
  parseSubmissionBody,
  type SubmissionBody,
  type SubmissionHead,
} from './parse-submission.ts';
import type { CheckedSubmission, CheckJob, SubmissionJob, ThreadReply } from './submission-thread-pool.ts';
import type { SubmittedAnswers } from './submitted-answers.ts';

/**
 * Parses and checks submissions, one at a time. The main thread terminates this worker thread if a job takes too long.
 */
parentPort?.on('message', (job: SubmissionJob) => {
  if (job.kind === 'check' && !job.bytes && !bodies.has(job.id)) return sendReply({ isDropped: true });
  const result: Promise<unknown> = job.kind === 'read' ? parseSubmission(job) : checkSubmission(job);
  result.then(
    (value) => sendReply({ value }),
    (error: unknown) => {
      if (error instanceof Refused)
        sendReply({ refused: { code: error.code, status: error.status, detail: error.detail } });
      else sendReply({ failure: String((error as Error).stack ?? error) });
    },
  );
});

const sendReply = (message: ThreadReply) => parentPort?.postMessage(message);

/** Parsed bodies of submissions that wait for their check, keyed by ID, oldest first. */
const bodies = new Map<number, { readonly body: SubmissionBody; readonly sizeBytes: number }>();
const MAX_BODY_BYTES = 20_000_000;

async function parseSubmission({
  id,
  bytes,
  responseId,
}: Extract<SubmissionJob, { kind: 'read' }>): Promise<SubmissionHead> {
  const body = parseSubmissionBody(bytes);
  const head = await createSubmissionHead(body, responseId);
  bodies.set(id, { body, sizeBytes: bytes.length });
  let sum = [...bodies.values()].reduce((total, { sizeBytes }) => total + sizeBytes, 0);
  for (const [oldest, { sizeBytes }] of bodies) {
    if (sum <= MAX_BODY_BYTES) break;
    bodies.delete(oldest);
    sum -= sizeBytes;
  }
  return head;
}

async function checkSubmission({ id, bytes, content, nowMs }: CheckJob): Promise<CheckedSubmission> {
  const { version, data, pdf } = bytes ? parseSubmissionBody(bytes) : bodies.get(id)!.body;
  bodies.delete(id);
  const { schema } = JSON.parse(content) as FormPublishedFile;
  const checked = await checkAnswers({ form: hideTeamComponents(schema), ...data, nowMs });
  if ('broken' in checked) return checked;
  const files = [...findFiles(checked.data).map(({ id }) => id), ...(pdf === null ? [] : [pdf])];
  return { answers: JSON.stringify({ version, ...checked, files } satisfies SubmittedAnswers), files };
}
