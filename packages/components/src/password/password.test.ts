import { expect, it } from 'vitest';
import { printPassword } from './password.print.ts';
import { password } from './password.ts';

const props = password.props.parse({ validate: { minLength: 5 } });

it("is validated by the author's rules", () => {
  expect(password.check('North', props)).toEqual([]);
  expect(password.check('A 4', props)).toEqual([{ rule: 'minLength', params: { limit: 5 } }]);
});

it('prints neither the answer nor its length', () => {
  const printed = (value: string) => printPassword({ props, value, label: 'Code', slots: [] });
  expect(printed('North gate')).toEqual([{ kind: 'pair', label: 'Code', value: '••••••••' }]);
  expect(printed('A')).toEqual(printed('North gate'));
  expect(printed('')).toEqual([{ kind: 'pair', label: 'Code', value: '' }]);
});

it("can't be prefilled or copied", () => {
  expect([password.mayPrefill, password.mayCopy]).toEqual([false, false]);
});
