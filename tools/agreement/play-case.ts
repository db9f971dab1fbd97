import {
  type ComponentSpecs,
  createSession,
  type Issue,
  type LogicError,
  type OpenScriptHost,
  rootsToCheck,
  type SubmissionData,
  validateSubmission,
} from '@tideform/engine';
import { doIt } from './cases/doing.ts';
import type { AgreementCase } from './cases/make-case.ts';

/** What one side finds, as JSON carries it. */
export interface Finding {
  readonly data: SubmissionData;
  /** Where, which rule, with what. Field ids are left out: rows are numbered again where answers are read again. */
  readonly issues: readonly Pick<Issue, 'path' | 'rule' | 'params'>[];
  readonly logicErrors: readonly LogicError[];
}

interface Side {
  readonly specs: ComponentSpecs;
  readonly scripts: OpenScriptHost;
}

/** A person answers the form and submits. */
export async function playCase({ doings, ...told }: AgreementCase, { specs, scripts }: Side): Promise<Finding> {
  const session = createSession({ ...told, specs, scripts });
  try {
    await session.settled();
    for (const doing of doings) await doIt(session, doing, specs);
    await session.settled();
    const roots = await rootsToCheck(session);
    await session.settled();
    return asJson({ data: session.data(), issues: session.validate(roots), logicErrors: session.logicErrors() });
  } finally {
    session.close();
  }
}

/** The server checks what it is handed. */
export async function judgeData(
  { form, viewer, user }: AgreementCase,
  data: SubmissionData,
  { specs, scripts }: Side,
): Promise<Finding> {
  const verdict = await validateSubmission({ form, data, viewer, user, specs, scripts });
  return asJson({ data, ...verdict });
}

function asJson({
  data,
  issues,
  logicErrors,
}: {
  data: SubmissionData;
  issues: readonly Issue[];
  logicErrors: readonly LogicError[];
}): Finding {
  const told = issues.map(({ path, rule, params }) => ({ path, rule, params }));
  return JSON.parse(JSON.stringify({ data, issues: told, logicErrors })) as Finding;
}

export const agree = (one: Finding, other: Finding): boolean =>
  JSON.stringify(one.issues) === JSON.stringify(other.issues);
