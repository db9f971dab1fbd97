import { isDeepStrictEqual } from 'node:util';
import { errorKeysOf, type Issue } from '@tideform/engine';
import type { Outcome } from './answer-form.ts';
import { answeredData } from './answered-data.ts';
import type { Expected, ExpectedError } from './recorded-case.ts';

/** What the recording tells of the whole pipeline; a part that is left out did not run. */
export type Compared = Pick<Expected, 'data' | 'errors' | 'hidden' | 'shown'>;

/** @returns what is different, in words; nothing when ours means the same */
export function compareOutcome(ours: Outcome, expected: Compared): readonly string[] {
  return [
    ...(expected.data ? compareData(ours.data, expected.data) : []),
    ...(expected.errors ? compareErrors(ours.issues, expected.errors) : []),
    ...compareVisible(ours, expected.hidden ?? [], false),
    ...compareVisible(ours, expected.shown ?? [], true),
  ];
}

/** Says whether a broken rule of ours is an error of theirs. Author's own rules have the author's message for a key. */
export function isSameRule(issue: Issue, { key, rule }: ExpectedError): boolean {
  const hasTheirWords = issue.rule === rule && issue.params?.message === key;
  return hasTheirWords || errorKeysOf(issue.rule).includes(key);
}

function compareData(ours: unknown, expected: unknown): readonly string[] {
  const [was, wanted] = [answeredData(ours), answeredData(expected)];
  return isDeepStrictEqual(was, wanted) ? [] : [`data ${short(was)}, theirs ${short(wanted)}`];
}

function compareErrors(issues: readonly Issue[], errors: NonNullable<Expected['errors']>): readonly string[] {
  const isMet = (error: (typeof errors)[number]) =>
    issues.some((issue) => issue.path === error.path && isSameRule(issue, error));
  const isWanted = (issue: Issue) => errors.some((error) => issue.path === error.path && isSameRule(issue, error));
  return [
    ...errors.filter((error) => !isMet(error)).map(({ path, key }) => `no issue "${key}" of ${path}`),
    ...issues.filter((issue) => !isWanted(issue)).map(({ path, rule }) => `an issue "${rule}" of ${path}`),
  ];
}

function compareVisible({ visible }: Outcome, paths: readonly string[], isShown: boolean): readonly string[] {
  const wrong = paths.filter((path) => (visible.get(path) ?? false) !== isShown);
  return wrong.map((path) => `${path} is ${visible.has(path) ? (isShown ? 'hidden' : 'shown') : 'not there'}`);
}

function short(value: unknown): string {
  const text = JSON.stringify(value) ?? 'none';
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}
