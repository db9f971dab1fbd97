import { type FormDefinition, isRecord } from '@tideform/engine';
import { type FormField, type FormFields, fieldsOf } from './form-fields.ts';

/**
 * Lets the tests that a draft keeps follow its fields after an edit: sample answers and what is expected of them have the same fields,
 * whatever they are called now. Fields that came into a grid or out of one keep what they had: there is no row to take it from.
 *
 * @param tests as they are stored: what isn't a test stays as it is
 */
export function followTests(before: FormDefinition, after: FormDefinition, tests: unknown): unknown {
  if (!Array.isArray(tests) || tests.length === 0 || before === after) return tests;
  const was = fieldsOf(before);
  const is = fieldsOf(after);
  const hasMoved = [...was.byId.values()].some(
    ({ identity, path }) => (is.byIdentity.get(identity)?.path ?? path) !== path,
  );
  if (!hasMoved) return tests;
  return tests.map((test: unknown) => {
    if (!isRecord(test)) return test;
    const { answers, expected } = test;
    const follow = (one: unknown) => (isRecord(one) ? followExpected(one, was, is) : one);
    return {
      ...test,
      ...(isRecord(answers) && { answers: followAnswers(answers, was, is) }),
      ...(Array.isArray(expected) && { expected: expected.map(follow) }),
    };
  });
}

/** Answers within one object: the form's own, or those of one row. */
function followAnswers(answers: Readonly<Record<string, unknown>>, was: FormFields, is: FormFields, grid?: FormField) {
  let next: Record<string, unknown> = structuredClone(answers);
  const start = grid ? grid.path.length + 1 : 0;
  const moved: { readonly to: readonly string[]; readonly value: unknown }[] = [];
  // Deepest first: a field leaves its container before the container itself moves.
  const fields = [...was.byId.values()].filter((field) => field.answers && field.grid === grid);
  for (const field of fields.toReversed()) {
    const now = is.byIdentity.get(field.identity);
    if (!now || now.grid?.identity !== grid?.identity) continue;
    const at = field.path.slice(start).split('.');
    const value = valueAt(next, at);
    if (value === undefined) continue;
    const rows =
      isGrid(field, was) && Array.isArray(value)
        ? value.map((row) => (isRecord(row) ? followAnswers(row, was, is, field) : row))
        : value;
    const to = now.path.slice(now.grid ? now.grid.path.length + 1 : 0).split('.');
    if (rows === value && to.join('.') === at.join('.')) continue;
    next = without(next, at);
    moved.push({ to, value: rows });
  }
  // Containers come before their fields.
  for (const { to, value } of moved.sort((one, other) => one.to.length - other.to.length))
    next = withValue(next, to, value);
  return next;
}

function followExpected(expected: Readonly<Record<string, unknown>>, was: FormFields, is: FormFields) {
  const { name, value } = expected;
  if (typeof name !== 'string') return expected;
  const isLayout = name.startsWith('#');
  const path = name.slice(isLayout ? 1 : 0).replace(/\[\d+\]/g, '');
  const indexes = name.match(/\[\d+\]/g) ?? [];
  const field = [...was.byId.values()].find((one) => one.path === path && one.answers !== isLayout);
  const now = field && is.byIdentity.get(field.identity);
  if (!field || !now) return expected;
  const gridsNow = gridsAround(now);
  if (gridsAround(field).length !== gridsNow.length) return expected;
  const rest = [...indexes];
  const named = now.path.split('.').reduce((done, key) => {
    const here = done === '' ? key : `${done}.${key}`;
    const bare = here.replace(/\[\d+\]/g, '');
    return gridsNow.some((grid) => grid.path === bare) ? here + (rest.shift() ?? '') : here;
  }, '');
  const inner = isRecord(value) ? followInside(value, field, was, is) : value;
  const rows =
    isGrid(field, was) && Array.isArray(value)
      ? value.map((row) => (isRecord(row) ? followAnswers(row, was, is, field) : row))
      : inner;
  return { ...expected, name: (isLayout ? '#' : '') + named, ...(value !== undefined && { value: rows }) };
}

/** The answer of a container, whose fields may have other names. */
function followInside(
  value: Readonly<Record<string, unknown>>,
  field: FormField,
  was: FormFields,
  is: FormFields,
): unknown {
  const now = is.byIdentity.get(field.identity)!;
  const start = field.grid ? field.grid.path.length + 1 : 0;
  const whole = withValue({}, field.path.slice(start).split('.'), value);
  const followed = followAnswers(whole, was, is, field.grid);
  return valueAt(followed, now.path.slice(now.grid ? now.grid.path.length + 1 : 0).split('.')) ?? value;
}

const isGrid = (field: FormField, { byId }: FormFields): boolean =>
  [...byId.values()].some(({ grid }) => grid === field);

function gridsAround({ grid }: FormField): readonly FormField[] {
  return grid ? [...gridsAround(grid), grid] : [];
}

const valueAt = (root: unknown, path: readonly string[]): unknown =>
  path.reduce((now: unknown, key) => (isRecord(now) && Object.hasOwn(now, key) ? now[key] : undefined), root);

function without(
  holder: Readonly<Record<string, unknown>>,
  [first = '', ...rest]: readonly string[],
): Record<string, unknown> {
  const { [first]: inner, ...others } = holder;
  if (rest.length === 0) return others;
  return isRecord(inner) ? { ...holder, [first]: without(inner, rest) } : { ...holder };
}

function withValue(
  holder: Readonly<Record<string, unknown>>,
  [first = '', ...rest]: readonly string[],
  value: unknown,
): Record<string, unknown> {
  const inner = Object.hasOwn(holder, first) ? holder[first] : undefined;
  const next: unknown = rest.length === 0 ? value : withValue(isRecord(inner) ? inner : {}, rest, value);
  return Object.fromEntries([...Object.entries(holder).filter(([key]) => key !== first), [first, next]]);
}
