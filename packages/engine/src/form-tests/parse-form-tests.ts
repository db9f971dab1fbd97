import { findHostileJson } from '../definition/find-hostile-json.ts';
import { isRecord } from '../json/is-record.ts';
import type { BrokenRule, ValidationErrorParams } from '../validation/validation-error.ts';
import { type ExpectedField, type FormTest, maxFormTests } from './form-test.ts';

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
