import type { SubmissionData } from '@tideform/engine';
import type { ServerContext } from '../context.ts';
import type { SessionRow } from './sessions-store.ts';

/** What was submitted, checked; sealed until it is in the library. */
export interface SubmittedAnswers {
  readonly version: number;
  readonly data: SubmissionData;
  readonly metadata: Readonly<Record<string, unknown>>;
  /** Data paths that are to be the response's number. */
  readonly numbered: readonly string[];
  /** Ids of the files that the answers name, and of the PDF. */
  readonly files: readonly string[];
}

/** Where sealed answers belong. */
export const answersPlace = (sessionId: string): string => `share submission ${sessionId}`;

/** What a session has submitted and the library doesn't have yet. */
export function openAnswers(
  { secrets }: Pick<ServerContext, 'secrets'>,
  { id, sealed_submission }: Pick<SessionRow, 'id' | 'sealed_submission'>,
): SubmittedAnswers {
  const opened = sealed_submission && secrets.open(sealed_submission, answersPlace(id));
  if (!opened) throw new Error('What was submitted cannot be opened with the key of this server');
  return JSON.parse(opened) as SubmittedAnswers;
}
