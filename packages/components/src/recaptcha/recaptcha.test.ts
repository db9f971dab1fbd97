import { copyAnswers, createSession, prefillAnswers } from '@tideform/engine';
import { expect, it } from 'vitest';
import { specs } from '../specs.ts';
import { recaptcha } from './recaptcha.ts';

const form = { components: [{ type: 'recaptcha', key: 'person', validate: { required: true } }] };
const verified = { success: true, challenge_ts: '2026-11-23T09:00:00.000Z', token: 'receipt' } as const;

it('is unanswered if the answer contains no receipt', () => {
  const props = recaptcha.props.parse({});
  const empty = [undefined, {}, 'yes', true, { success: true }, { success: 'true', token: 'x' }, { token: 'x' }];
  expect(empty.map((value) => recaptcha.isEmpty(value as never, props))).toEqual(empty.map(() => true));
  expect(recaptcha.isEmpty(verified, props)).toBe(false);
});

it('prevents submitting without a successful check if required', () => {
  const session = createSession({ form, specs });
  expect(session.validate()).toMatchObject([{ rule: 'required' }]);
  session.setValue('0', verified);
  expect([session.validate(), session.data()]).toEqual([[], { person: verified }]);
});

it("can't be prefilled or copied", () => {
  expect(copyAnswers(form, specs, { person: verified })).toEqual({});
  expect(prefillAnswers(form, specs, { person: verified })).toEqual({});
});
