import {
  type ComponentSpecs,
  createSession,
  getRootsToValidate,
  type LogicError,
  type OpenScriptHost,
  type SubmissionData,
  type ValidationError,
  validateSubmission,
} from '@tideform/engine';
import type { AgreementCase } from './cases/create-case.ts';
import { performAction } from './cases/perform-action.ts';

/** Validation result of the client or the server, as JSON-serializable data. */
export interface AgreementResult {
  readonly data: SubmissionData;
  /** Validation errors without field IDs: the server numbers rows differently. */
  readonly issues: readonly Pick<ValidationError, 'path' | 'rule' | 'params'>[];
  readonly logicErrors: readonly LogicError[];
}

interface Environment {
  readonly specs: ComponentSpecs;
  readonly scripts: OpenScriptHost;
}

/** Answers the form by the actions of the case and returns the result of the client's validation on submit. */
export async function runCase(
  { actions: doings, ...input }: AgreementCase,
  { specs, scripts }: Environment,
): Promise<AgreementResult> {
  const session = createSession({ ...input, specs, scripts });
  try {
    await session.settled();
    for (const doing of doings) await performAction(session, doing, specs);
    await session.settled();
    const roots = await getRootsToValidate(session);
    await session.settled();
    return toJsonResult({ data: session.data(), issues: session.validate(roots), logicErrors: session.logicErrors() });
  } finally {
    session.close();
  }
}

/** Returns the result of the server's validation of submitted data. */
export async function validateData(
  { form, viewer, user }: AgreementCase,
  data: SubmissionData,
  { specs, scripts }: Environment,
): Promise<AgreementResult> {
  const verdict = await validateSubmission({ form, data, viewer, user, specs, scripts });
  return toJsonResult({ data, ...verdict });
}

function toJsonResult({
  data,
  issues,
  logicErrors,
}: {
  data: SubmissionData;
  issues: readonly ValidationError[];
  logicErrors: readonly LogicError[];
}): AgreementResult {
  const errors = issues.map(({ path, rule, params }) => ({ path, rule, params }));
  return JSON.parse(JSON.stringify({ data, issues: errors, logicErrors })) as AgreementResult;
}

export const haveSameErrors = (one: AgreementResult, other: AgreementResult): boolean =>
  JSON.stringify(one.issues) === JSON.stringify(other.issues);
