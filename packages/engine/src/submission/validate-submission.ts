import type { LogicError } from '../logic/logic-error.ts';
import { createSession, type SessionOptions } from '../session/create-session.ts';
import type { Issue } from '../validation/issue.ts';
import { rootsToCheck } from '../wizard/pages-on-the-way.ts';

/** What a submitted response breaks, and what of the author's logic could not be asked. */
export interface SubmissionVerdict {
  /** None: it may be taken. In document order. */
  readonly issues: readonly Issue[];
  readonly logicErrors: readonly LogicError[];
}

/**
 * Checks answers that somebody hands in, by the rules that the person who gave them saw: conditions, logic, the author's
 * own rules in code, the pages on a wizard's way. Nothing in them is changed; nothing is calculated again.
 */
export async function validateSubmission(options: Omit<SessionOptions, 'readOnly'>): Promise<SubmissionVerdict> {
  const session = createSession({ ...options, readOnly: true });
  try {
    await session.settled();
    const roots = await rootsToCheck(session);
    await session.settled();
    return { issues: session.validate(roots), logicErrors: session.logicErrors() };
  } finally {
    session.close();
  }
}
