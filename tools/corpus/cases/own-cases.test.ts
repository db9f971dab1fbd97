import { describe, expect, it } from 'vitest';
import { removeUnanswered } from './answered-data.ts';
import { compareResults } from './compare-results.ts';
import { ownForms, ownRules } from './own-cases.ts';
import { isRecordedCases } from './recorded-case.ts';
import { runCase } from './run-case.ts';

describe('sample cases of each recorded kind', () => {
  it.each(ownRules.map((recorded) => [recorded.test, recorded] as const))(
    'agrees on a rule: %s',
    async (_test, recorded) => {
      expect(await runCase(recorded)).toEqual({ differences: [], unknownTypes: [] });
    },
  );

  it.each(ownForms.map((recorded) => [recorded.test, recorded] as const))(
    'agrees on a form: %s',
    async (_test, recorded) => {
      expect(await runCase(recorded)).toEqual({ differences: [], unknownTypes: [] });
    },
  );

  it('describes differences in a rule case', async () => {
    const [broken, sound] = [ownRules[0]!, ownRules[3]!];
    expect((await runCase({ ...broken, expected: { error: null } })).differences).toEqual(['an issue "required"']);
    expect((await runCase({ ...sound, expected: broken.expected })).differences).toEqual(['no issue "required"']);
  });

  it('lists unknown component types', async () => {
    const recorded = { ...ownRules[0]!, component: { type: 'crystalBall', key: 'a' }, expected: { error: null } };
    expect(await runCase(recorded)).toEqual({ differences: [], unknownTypes: ['crystalBall'] });
  });
});

describe('compareResults', () => {
  const issue = { rule: 'email', nodeId: '0', path: 'mail' };
  const ours = { data: { a: 1 }, issues: [issue], visible: new Map([['a', true]]), unknownTypes: [] };

  it('ignores unanswered fields that are stored differently', () => {
    const errors = [{ path: 'mail', rule: 'email', key: 'invalid_email' }];
    expect(compareResults(ours, { data: { a: 1, b: '', c: [] }, errors, shown: ['a'] })).toEqual([]);
    expect(removeUnanswered({ a: [{ x: '' }, { x: 0 }], b: { c: false } })).toEqual({ a: [undefined, { x: 0 }] });
  });

  it('describes each difference', () => {
    const errors = [{ path: 'mail', rule: 'required', key: 'required' }];
    expect(compareResults(ours, { data: { a: 2 }, errors, hidden: ['a'], shown: ['b'] })).toEqual([
      'data {"a":1}, theirs {"a":2}',
      'no issue "required" of mail',
      'an issue "email" of mail',
      'a is shown',
      'b is not there',
    ]);
  });

  it('distinguishes a list of recorded cases from a form', () => {
    expect([{ kinds: {}, cases: [] }, { components: [] }, [], null].map(isRecordedCases)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});
