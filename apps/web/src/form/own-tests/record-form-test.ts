import { type FormDefinition, isSameJson, parseFieldPath, type Session, type SubmissionData } from '@tideform/engine';
import { type ActualField, type ExpectedField, type FormTest, maxFormTestLength } from '@tideform/engine/form-tests';
import { withOutcome } from './run-form-test.ts';

export type RecordedTest = { readonly test: FormTest } | { readonly refused: 'tooLarge' | 'unsettled' };

/**
 * Records a session's answers, and the form's result for them, as a form test. Calculated values aren't recorded as
 * answers unless the user has overridden them.
 */
export async function recordFormTest(session: Session, name: string): Promise<RecordedTest> {
  const { form } = session;
  const at = new Date().toISOString();
  const allAnswers = session.data();
  const ownAnswers = removeCalculated(session, allAnswers);
  const result = await computeOutcome(form, ownAnswers, at);
  const isSame = result !== undefined && isSameJson(await computeData(form, ownAnswers, at), allAnswers);
  const answers = isSame ? ownAnswers : allAnswers;
  const expected = isSame ? result : await computeOutcome(form, allAnswers, at);
  return expected ? checkSize({ id: crypto.randomUUID(), name, at, answers, expected }) : { refused: 'unsettled' };
}

/** Updates a form test: keeps its answers, and records the form's current result as the expected one. */
export async function updateFormTest(form: FormDefinition, test: FormTest): Promise<RecordedTest> {
  const expected = await computeOutcome(form, test.answers, test.at);
  return expected ? checkSize({ ...test, expected }) : { refused: 'unsettled' };
}

const checkSize = (test: FormTest): RecordedTest =>
  JSON.stringify(test).length > maxFormTestLength ? { refused: 'tooLarge' } : { test };

const computeOutcome = (form: FormDefinition, data: SubmissionData, at: string) =>
  withOutcome(form, data, at, (found) => found?.map(toExpectedField));

const computeData = (form: FormDefinition, data: SubmissionData, at: string) =>
  withOutcome(form, data, at, (_, session) => session.data());

const toExpectedField = ({ field: _, ...expected }: ActualField): ExpectedField => expected;

function removeCalculated(session: Session, data: SubmissionData): SubmissionData {
  const bare = structuredClone(data);
  const visit = (id: string): void => {
    const { definition, path, slots } = session.node(id);
    if (definition.calculateValue) deleteAt(bare, parseFieldPath(path));
    for (const child of slots.flat()) visit(child);
    for (const { fieldIds } of session.state(id).rows ?? []) for (const cell of fieldIds) visit(cell);
  };
  for (const id of session.rootIds) visit(id);
  return bare;
}

function deleteAt(data: unknown, [first, ...rest]: readonly string[]): void {
  if (first === undefined || typeof data !== 'object' || data === null) return;
  const holder = data as Record<string, unknown>;
  if (rest.length > 0) deleteAt(holder[first], rest);
  else delete holder[first];
}
