import type { LogicError } from '../logic/logic-error.ts';
import { createSession, type SessionOptions } from '../session/create-session.ts';
import type { ValidationError } from '../validation/validation-error.ts';
import { getRootsToValidate } from '../wizard/page-flow.ts';

/** Validation errors of a submitted response, and errors in the author's logic. */
export interface SubmissionResult {
  /** Validation errors in document order; empty if the response is valid. */
  readonly issues: readonly ValidationError[];
  readonly logicErrors: readonly LogicError[];
}

/**
 * Validates submitted answers by the rules that the respondent saw: conditions, logic, the author's code, and the pages
 * of the wizard's page flow. Answers are not changed or calculated again.
 */
export async function validateSubmission(options: Omit<SessionOptions, 'readOnly'>): Promise<SubmissionResult> {
  const session = createSession({ ...options, readOnly: true });
  try {
    await session.settled();
    const roots = await getRootsToValidate(session);
    await session.settled();
    return { issues: session.validate(roots), logicErrors: session.logicErrors() };
  } finally {
    session.close();
  }
}
