import { parentPort } from 'node:worker_threads';
import type { FormPublishedFile } from '@tideform/sync/library';
import { filesIn } from '@tideform/sync/library-submission';
import { Refused } from '../refused.ts';
import { checkAnswers } from './check-answers.ts';
import { hideTeamParts } from './hide-team-parts.ts';
import { readBody, readHead } from './read-submission.ts';
import type { CheckedSubmission, CheckJob, SubmissionJob, ThreadReply } from './submission-threads.ts';
import type { SubmittedAnswers } from './submitted-answers.ts';

/** Reads and checks submissions, one after the other. The thread that started this one ends it when a job takes too long. */
parentPort?.on('message', (job: SubmissionJob) => {
  const result: Promise<unknown> = job.kind === 'read' ? readHead(job.bytes, job.responseId) : check(job);
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

async function check({ bytes, content, nowMs }: CheckJob): Promise<CheckedSubmission> {
  const { version, data, pdf } = readBody(bytes);
  const { schema } = JSON.parse(content) as FormPublishedFile;
  const checked = await checkAnswers({ form: hideTeamParts(schema), ...data, nowMs });
  if ('broken' in checked) return checked;
  const files = [...filesIn(checked.data).map(({ id }) => id), ...(pdf === null ? [] : [pdf])];
  return { answers: JSON.stringify({ version, ...checked, files } satisfies SubmittedAnswers), files };
}
