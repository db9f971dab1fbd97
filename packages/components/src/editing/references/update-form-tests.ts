import { type FormDefinition, isRecord } from '@tideform/engine';
import { type FormField, type FormFields, getFormFields } from './form-fields.ts';

/**
 * Updates the form tests of a draft after an edit: sample answers and expected results move to the new paths of their
 * fields. Fields that moved into or out of a grid keep their old paths, because their grid row is unknown.
 *
 * @param tests stored form tests; invalid ones are kept unchanged
 */
export function updateFormTests(before: FormDefinition, after: FormDefinition, tests: unknown): unknown {
  if (!Array.isArray(tests) || tests.length === 0 || before === after) return tests;
  const was = getFormFields(before);
  const is = getFormFields(after);
  const hasMoved = [...was.byId.values()].some(
    ({ identity, path }) => (is.byIdentity.get(identity)?.path ?? path) !== path,
  );
  if (!hasMoved) return tests;
  return tests.map((test: unknown) => {
    if (!isRecord(test)) return test;
    const { answers, expected } = test;
    const follow = (one: unknown) => (isRecord(one) ? moveExpected(one, was, is) : one);
    return {
      ...test,
      ...(isRecord(answers) && { answers: moveAnswers(answers, was, is) }),
      ...(Array.isArray(expected) && { expected: expected.map(follow) }),
    };
  });
}

/** Moves answers within one data object: the form's own data, or one grid row. */
function moveAnswers(answers: Readonly<Record<string, unknown>>, was: FormFields, is: FormFields, grid?: FormField) {
  let next: Record<string, unknown> = structuredClone(answers);
  const start = grid ? grid.path.length + 1 : 0;
  const moved: { readonly to: readonly string[]; readonly value: unknown }[] = [];
  // Handles nested fields first, so that a field leaves its container before the container moves.
  const fields = [...was.byId.values()].filter((field) => field.hasAnswer && field.grid === grid);
  for (const field of fields.toReversed()) {
    const now = is.byIdentity.get(field.identity);
    if (!now || now.grid?.identity !== grid?.identity) continue;
    const at = field.path.slice(start).split('.');
    const value = getValueAt(next, at);
    if (value === undefined) continue;
    const rows =
      isGrid(field, was) && Array.isArray(value)
        ? value.map((row) => (isRecord(row) ? moveAnswers(row, was, is, field) : row))
        : value;
    const to = now.path.slice(now.grid ? now.grid.path.length + 1 : 0).split('.');
    if (rows === value && to.join('.') === at.join('.')) continue;
    next = removeValue(next, at);
    moved.push({ to, value: rows });
  }
  // Sets containers before the fields inside them.
  for (const { to, value } of moved.sort((one, other) => one.to.length - other.to.length))
    next = setValue(next, to, value);
  return next;
}

function moveExpected(expected: Readonly<Record<string, unknown>>, was: FormFields, is: FormFields) {
  const { name, value } = expected;
  if (typeof name !== 'string') return expected;
  const isLayout = name.startsWith('#');
  const path = name.slice(isLayout ? 1 : 0).replace(/\[\d+\]/g, '');
  const indexes = name.match(/\[\d+\]/g) ?? [];
  const field = [...was.byId.values()].find((one) => one.path === path && one.hasAnswer !== isLayout);
  const now = field && is.byIdentity.get(field.identity);
  if (!field || !now) return expected;
  const gridsNow = listGrids(now);
  if (listGrids(field).length !== gridsNow.length) return expected;
  const rest = [...indexes];
  const named = now.path.split('.').reduce((done, key) => {
    const here = done === '' ? key : `${done}.${key}`;
    const bare = here.replace(/\[\d+\]/g, '');
    return gridsNow.some((grid) => grid.path === bare) ? here + (rest.shift() ?? '') : here;
  }, '');
  const inner = isRecord(value) ? moveContainerAnswer(value, field, was, is) : value;
  const rows =
    isGrid(field, was) && Array.isArray(value)
      ? value.map((row) => (isRecord(row) ? moveAnswers(row, was, is, field) : row))
      : inner;
  return { ...expected, name: (isLayout ? '#' : '') + named, ...(value !== undefined && { value: rows }) };
}

/** Updates the answer of a container whose fields may have been renamed. */
function moveContainerAnswer(
  value: Readonly<Record<string, unknown>>,
  field: FormField,
  was: FormFields,
  is: FormFields,
): unknown {
  const now = is.byIdentity.get(field.identity)!;
  const start = field.grid ? field.grid.path.length + 1 : 0;
  const whole = setValue({}, field.path.slice(start).split('.'), value);
  const followed = moveAnswers(whole, was, is, field.grid);
  return getValueAt(followed, now.path.slice(now.grid ? now.grid.path.length + 1 : 0).split('.')) ?? value;
}

const isGrid = (field: FormField, { byId }: FormFields): boolean =>
  [...byId.values()].some(({ grid }) => grid === field);

function listGrids({ grid }: FormField): readonly FormField[] {
  return grid ? [...listGrids(grid), grid] : [];
}

const getValueAt = (root: unknown, path: readonly string[]): unknown =>
  path.reduce((now: unknown, key) => (isRecord(now) && Object.hasOwn(now, key) ? now[key] : undefined), root);

function removeValue(
  record: Readonly<Record<string, unknown>>,
  [first = '', ...rest]: readonly string[],
): Record<string, unknown> {
  const { [first]: inner, ...others } = record;
  if (rest.length === 0) return others;
  return isRecord(inner) ? { ...record, [first]: removeValue(inner, rest) } : { ...record };
}

function setValue(
  record: Readonly<Record<string, unknown>>,
  [first = '', ...rest]: readonly string[],
  value: unknown,
): Record<string, unknown> {
  const inner = Object.hasOwn(record, first) ? record[first] : undefined;
  const next: unknown = rest.length === 0 ? value : setValue(isRecord(inner) ? inner : {}, rest, value);
  return Object.fromEntries([...Object.entries(record).filter(([key]) => key !== first), [first, next]]);
}
