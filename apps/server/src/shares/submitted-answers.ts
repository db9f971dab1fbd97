import type { SubmissionData } from '@tideform/engine';
import type { ServerContext } from '../context.ts';
import type { SessionRow } from './sessions-store.ts';

/** Checked submission. It is stored encrypted until it is stored in the library. */
export interface SubmittedAnswers {
  readonly version: number;
  readonly data: SubmissionData;
  readonly metadata: Readonly<Record<string, unknown>>;
  /** Data paths of answers into which the submission number is inserted. */
  readonly numbered: readonly string[];
  /** IDs of the files in the answers, and of the PDF. */
  readonly files: readonly string[];
}

/** Returns the context under which answers are sealed. */
export const getAnswersSealContext = (sessionId: string): string => `share submission ${sessionId}`;

/** Decrypts the answers of a session that aren't stored in the library yet. */
export function openAnswers(
  { secrets }: Pick<ServerContext, 'secrets'>,
  { id, sealed_submission }: Pick<SessionRow, 'id' | 'sealed_submission'>,
): SubmittedAnswers {
  const opened = sealed_submission && secrets.open(sealed_submission, getAnswersSealContext(id));
  if (!opened) throw new Error('The submission can’t be decrypted with this server’s keys');
  return JSON.parse(opened) as SubmittedAnswers;
}
