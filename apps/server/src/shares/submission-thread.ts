import { parentPort } from 'node:worker_threads';
import type { FormPublishedFile } from '@tideform/sync/library';
import { filesIn } from '@tideform/sync/library-submission';
import { Refused } from '../refused.ts';
import { checkAnswers } from './check-answers.ts';
import { hideTeamParts } from './hide-team-parts.ts';
import { headOf, readBody, type SubmissionBody, type SubmissionHead } from './read-submission.ts';
import type { CheckedSubmission, CheckJob, SubmissionJob, ThreadReply } from './submission-threads.ts';
import type { SubmittedAnswers } from './submitted-answers.ts';

/** Reads and checks submissions, one after the other. The thread that started this one ends it when a job takes too long. */
parentPort?.on('message', (job: SubmissionJob) => {
  if (job.kind === 'check' && !job.bytes && !bodies.has(job.id)) return reply({ isDropped: true });
  const result: Promise<unknown> = job.kind === 'read' ? read(job) : check(job);
  result.then(
    (value) => reply({ value }),
    (error: unknown) => {
      if (error instanceof Refused)
        reply({ refused: { code: error.code, status: error.status, detail: error.detail } });
      else reply({ failure: String((error as Error).stack ?? error) });
    },
  );
});

const reply = (message: ThreadReply) => parentPort?.postMessage(message);

/** Bodies that were read and wait for their check, the oldest first. */
const bodies = new Map<number, { readonly body: SubmissionBody; readonly sizeBytes: number }>();
const mostBodyBytes = 20_000_000;

async function read({ id, bytes, responseId }: Extract<SubmissionJob, { kind: 'read' }>): Promise<SubmissionHead> {
  const body = readBody(bytes);
  const head = await headOf(body, responseId);
  bodies.set(id, { body, sizeBytes: bytes.length });
  let sum = [...bodies.values()].reduce((total, { sizeBytes }) => total + sizeBytes, 0);
  for (const [oldest, { sizeBytes }] of bodies) {
    if (sum <= mostBodyBytes) break;
    bodies.delete(oldest);
    sum -= sizeBytes;
  }
  return head;
}

async function check({ id, bytes, content, nowMs }: CheckJob): Promise<CheckedSubmission> {
  const { version, data, pdf } = bytes ? readBody(bytes) : bodies.get(id)!.body;
  bodies.delete(id);
  const { schema } = JSON.parse(content) as FormPublishedFile;
  const checked = await checkAnswers({ form: hideTeamParts(schema), ...data, nowMs });
  if ('broken' in checked) return checked;
  const files = [...filesIn(checked.data).map(({ id }) => id), ...(pdf === null ? [] : [pdf])];
  return { answers: JSON.stringify({ version, ...checked, files } satisfies SubmittedAnswers), files };
}
