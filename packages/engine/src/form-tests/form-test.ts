import type { SubmissionData } from '../data/answers.ts';
import { findHostileJson } from '../definition/find-hostile-json.ts';
import { isRecord } from '../json/json-value.ts';
import type { BrokenRule, ValidationErrorParams } from '../validation/validation-error.ts';

/** Answers saved by a form's author, and the expected result. */
export interface FormTest {
  readonly id: string;
  readonly name: string;
  /** Time of recording, ISO 8601 UTC; relative dates in settings are resolved at this time. */
  readonly at: string;
  readonly answers: SubmissionData;
  readonly expected: readonly ExpectedField[];
}

/** Expected result of one field. */
export interface ExpectedField {
  /** Data path of its answer (`items[0].price`); for a component without an answer, `#` and its key. */
  readonly name: string;
  readonly isShown: boolean;
  /** Expected answer; absent if the field is expected to have no answer. */
  readonly value?: unknown;
  /** Expected number of rows; only for a grid. */
  readonly rows?: number;
  /** Rules that the answer is expected to break, in order; absent if the answer is expected to be valid. */
  readonly broken?: readonly BrokenRule[];
}

/** Maximum number of tests per form. */
export const maxFormTests = 50;

/** Maximum length of a test as JSON; tests are loaded with each draft. */
export const maxFormTestLength = 200_000;

/** Parses the tests of a draft. Skips invalid entries, because the file is untrusted. */
export function parseFormTests(stored: unknown): readonly FormTest[] {
  if (!Array.isArray(stored)) return [];
  const ids = new Set<string>();
  return stored.slice(0, maxFormTests).flatMap((one: unknown): readonly FormTest[] => {
    if (!isRecord(one) || findHostileJson(one)) return [];
    const { id, name, at, answers, expected } = one;
    const isNamed = typeof id === 'string' && id !== '' && !ids.has(id) && typeof name === 'string';
    if (!isNamed || typeof at !== 'string' || Number.isNaN(Date.parse(at))) return [];
    if (!isRecord(answers) || !Array.isArray(expected)) return [];
    ids.add(id);
    return [{ id, name, at, answers, expected: expected.flatMap(parseExpected) }];
  });
}

function parseExpected(stored: unknown): readonly ExpectedField[] {
  if (!isRecord(stored) || typeof stored.name !== 'string') return [];
  const { name, isShown, value, rows, broken } = stored;
  const rules = Array.isArray(broken) ? broken.flatMap(parseBrokenRule) : [];
  return [
    {
      name,
      isShown: isShown === true,
      ...(value !== undefined && { value }),
      ...(typeof rows === 'number' && { rows }),
      ...(rules.length > 0 && { broken: rules }),
    },
  ];
}

function parseBrokenRule(stored: unknown): readonly BrokenRule[] {
  if (!isRecord(stored) || typeof stored.rule !== 'string') return [];
  const { rule, params } = stored;
  if (!isRecord(params)) return [{ rule }];
  const plain = Object.entries(params).filter(([, one]) => ['string', 'number', 'boolean'].includes(typeof one));
  return [{ rule, params: Object.fromEntries(plain) as ValidationErrorParams }];
}
