import { isDeepStrictEqual } from 'node:util';
import { getErrorKeys, type ValidationError } from '@tideform/engine';
import type { FormState } from './answer-form.ts';
import { removeUnanswered } from './answered-data.ts';
import type { Expected, ExpectedError } from './recorded-case.ts';

/** Recorded results of the whole pipeline; a step that did not run has no result. */
export type ExpectedResults = Pick<Expected, 'data' | 'errors' | 'hidden' | 'shown'>;

/**
 * Compares the session's results with the recorded ones.
 *
 * @returns descriptions of the differences; empty if both are equivalent
 */
export function compareResults(ours: FormState, expected: ExpectedResults): readonly string[] {
  return [
    ...(expected.data ? compareData(ours.data, expected.data) : []),
    ...(expected.errors ? compareErrors(ours.issues, expected.errors) : []),
    ...compareVisible(ours, expected.hidden ?? [], false),
    ...compareVisible(ours, expected.shown ?? [], true),
  ];
}

/**
 * Returns whether a validation error matches a recorded one. For an author's own rule, form.io records the author's
 * message as the key.
 */
export function isSameRule(issue: ValidationError, { key, rule }: ExpectedError): boolean {
  const hasTheirWords = issue.rule === rule && issue.params?.message === key;
  return hasTheirWords || getErrorKeys(issue.rule).includes(key);
}

function compareData(ours: unknown, expected: unknown): readonly string[] {
  const [was, expectedData] = [removeUnanswered(ours), removeUnanswered(expected)];
  return isDeepStrictEqual(was, expectedData) ? [] : [`data ${abbreviate(was)}, theirs ${abbreviate(expectedData)}`];
}

function compareErrors(issues: readonly ValidationError[], errors: NonNullable<Expected['errors']>): readonly string[] {
  const isMet = (error: (typeof errors)[number]) =>
    issues.some((issue) => issue.path === error.path && isSameRule(issue, error));
  const isWanted = (issue: ValidationError) =>
    errors.some((error) => issue.path === error.path && isSameRule(issue, error));
  return [
    ...errors.filter((error) => !isMet(error)).map(({ path, key }) => `no issue "${key}" of ${path}`),
    ...issues.filter((issue) => !isWanted(issue)).map(({ path, rule }) => `an issue "${rule}" of ${path}`),
  ];
}

function compareVisible({ visible }: FormState, paths: readonly string[], isShown: boolean): readonly string[] {
  const wrong = paths.filter((path) => (visible.get(path) ?? false) !== isShown);
  return wrong.map((path) => `${path} is ${visible.has(path) ? (isShown ? 'hidden' : 'shown') : 'not there'}`);
}

function abbreviate(value: unknown): string {
  const text = JSON.stringify(value) ?? 'none';
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}
