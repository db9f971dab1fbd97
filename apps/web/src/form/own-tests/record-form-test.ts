import {
  type FormDefinition,
  type Session,
  type SubmissionData,
  sameJson,
  segmentsOfFieldPath,
} from '@tideform/engine';
import { type ExpectedField, type FormTest, type FoundField, longestFormTest } from '@tideform/engine/form-tests';
import { withOutcome } from './run-form-test.ts';

export type Recorded = { readonly test: FormTest } | { readonly refused: 'tooLarge' | 'unsettled' };

/**
 * Keeps what somebody has answered in a session, and what the form makes of just these answers. What the form calculates is
 * no answer, unless somebody has answered it otherwise.
 */
export async function recordFormTest(session: Session, name: string): Promise<Recorded> {
  const { form } = session;
  const at = new Date().toISOString();
  const given = session.data();
  const bare = withoutCalculated(session, given);
  const found = await outcomeOf(form, bare, at);
  const isSame = found !== undefined && sameJson(await dataOf(form, bare, at), given);
  const answers = isSame ? bare : given;
  const expected = isSame ? found : await outcomeOf(form, given, at);
  return expected ? checked({ id: crypto.randomUUID(), name, at, answers, expected }) : { refused: 'unsettled' };
}

/** The same answers, with what the form makes of them now. */
export async function renewFormTest(form: FormDefinition, test: FormTest): Promise<Recorded> {
  const expected = await outcomeOf(form, test.answers, test.at);
  return expected ? checked({ ...test, expected }) : { refused: 'unsettled' };
}

const checked = (test: FormTest): Recorded =>
  JSON.stringify(test).length > longestFormTest ? { refused: 'tooLarge' } : { test };

const outcomeOf = (form: FormDefinition, data: SubmissionData, at: string) =>
  withOutcome(form, data, at, (found) => found?.map(expectedOf));

const dataOf = (form: FormDefinition, data: SubmissionData, at: string) =>
  withOutcome(form, data, at, (_, session) => session.data());

const expectedOf = ({ field: _, ...expected }: FoundField): ExpectedField => expected;

function withoutCalculated(session: Session, data: SubmissionData): SubmissionData {
  const bare = structuredClone(data);
  const visit = (id: string): void => {
    const { definition, path, slots } = session.node(id);
    if (definition.calculateValue) dropAt(bare, segmentsOfFieldPath(path));
    for (const child of slots.flat()) visit(child);
    for (const { fieldIds } of session.state(id).rows ?? []) for (const cell of fieldIds) visit(cell);
  };
  for (const id of session.rootIds) visit(id);
  return bare;
}

function dropAt(data: unknown, [first, ...rest]: readonly string[]): void {
  if (first === undefined || typeof data !== 'object' || data === null) return;
  const holder = data as Record<string, unknown>;
  if (rest.length > 0) dropAt(holder[first], rest);
  else delete holder[first];
}
