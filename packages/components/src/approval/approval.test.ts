import { copyAnswers, createSession, prefillAnswers } from '@tideform/engine';
import { expect, it } from 'vitest';
import { specs } from '../specs.ts';
import { approvalMessages } from './approval.messages.ts';
import { printApproval } from './approval.print.ts';
import { approval } from './approval.ts';

const props = approval.props.parse({});
const english = await approvalMessages.read({ language: 'en', locale: 'en' });
const print = (value: unknown, locale = 'en-GB') =>
  printApproval(english, locale)({ props, value: value as never, label: 'Boss', slots: [] });
const lena = { id: 'lena', displayName: 'Lena Fischer' };
const approvedAnswer = {
  status: 'approved',
  by: lena,
  timestamp: '2026-11-23T09:30:00.000Z',
  comment: 'Well done.',
} as const;

it('is empty before a decision', () => {
  expect([approval.emptyValue(props), approval.normalize(null, props), approval.normalize('', props)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect([{}, approvedAnswer].map((value) => approval.isEmpty(value as never, props))).toEqual([true, false]);
});

it.each(['yes', 7, true, [approvedAnswer], { status: 'perhaps' }, { by: lena }])(
  'rejects %j as a decision',
  (value) => {
    expect(approval.check(value as never, props)).toEqual([{ rule: 'decision' }]);
    expect(approval.logicValue(value as never, props)).toBe('');
    expect(print(value)).toEqual([{ kind: 'pair', label: 'Boss', value: 'Can’t show this decision.' }]);
  },
);

it('lets conditions compare the decision', () => {
  expect(approval.logicValue(approvedAnswer, props)).toBe('approved');
  const form = {
    components: [
      { type: 'approval', key: 'boss' },
      { type: 'textfield', key: 'why', conditional: { show: true, when: 'boss', eq: 'rejected' } },
    ],
  };
  const session = createSession({ form, specs, data: { boss: approvedAnswer } });
  expect(session.state('1').visible).toBe(false);
  session.setValue('0', { ...approvedAnswer, status: 'rejected' });
  expect(session.state('1').visible).toBe(true);
});

it('prints the decision, its author and time, and the comment', () => {
  const pair = (value: string) => [{ kind: 'pair', label: 'Boss', value }];
  expect(print(approvedAnswer)).toEqual(pair('Approved · Lena Fischer · 23 Nov 2026, 09:30 UTC\nWell done.'));
  expect(print({ status: 'rejected', timestamp: 'soon' })).toEqual(pair('Rejected'));
  expect(print(undefined)).toEqual(pair(''));
});

it("can't be prefilled or copied", () => {
  const form = { components: [{ type: 'approval', key: 'boss' }] };
  expect(copyAnswers(form, specs, { boss: approvedAnswer, odd: 1 })).toEqual({ odd: 1 });
  expect(prefillAnswers(form, specs, { boss: approvedAnswer })).toEqual({});
});

it('[ENG-276] can only be decided by the named approvers, and is required only for them', () => {
  const boss = { type: 'approval', key: 'boss', approvers: [lena], validate: { required: true } };
  const open = (id: string) => createSession({ form: { components: [boss] }, specs, viewer: { id, isCreator: true } });
  const ofLena = open('LENA');
  expect(ofLena.validate()).toMatchObject([{ rule: 'required' }]);
  ofLena.setValue('0', approvedAnswer);
  expect(ofLena.data()).toEqual({ boss: approvedAnswer });
  const ofTom = open('tom');
  expect(ofTom.state('0')).toMatchObject({ visible: true, disabled: true, required: false });
  ofTom.setValue('0', approvedAnswer);
  expect([ofTom.validate(), ofTom.data()]).toEqual([[], {}]);
});
