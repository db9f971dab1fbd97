import { describe, expect, it } from 'vitest';
import type { ComponentSpec } from '../component-spec.ts';
import { createField, scenarioSpecs, startScenario } from '../testing/index.ts';

const specWithEmptyCheck: ComponentSpec = { ...scenarioSpecs.textfield!, checkEmpty: () => [{ rule: 'half' }] };
const required = { validate: { required: true } };

describe('message of a pattern', () => {
  const messages = (validate: object, more: object = {}) => {
    const respondent = startScenario([
      createField('textfield', 'A', { validate: { pattern: '[0-9]+', ...validate }, ...more }),
    ]);
    respondent.answer('A', 'x');
    return respondent.session.validate().map(({ params }) => params?.message);
  };

  it('[ENG-43] is used if no other message exists', () => {
    expect(messages({ patternMessage: 'Digits' })).toEqual(['Digits']);
    expect(messages({ patternMessage: 'Digits', customMessage: 'No' })).toEqual(['No']);
    expect(messages({ patternMessage: 'Digits' }, { errors: { pattern: 'Only digits' } })).toEqual(['Only digits']);
    expect(messages({ patternMessage: 5 })).toEqual([undefined]);
  });
});

describe('validation errors', () => {
  it('[ENG-40] appear after the field was left, and follow every later change', () => {
    startScenario([createField('textfield', 'Name', { validate: { required: true, minLength: '3' } })])
      .answer('Name', 'A')
      .expectNoError('Name')
      .leave('Name')
      .expectError('Name', 'minLength')
      .answer('Name', '')
      .expectError('Name', 'required')
      .answer('Name', 'Ada')
      .expectNoError('Name');
  });

  it('[ENG-40] appear on all fields after an attempt to submit', () => {
    startScenario([
      createField('textfield', 'Name', required),
      createField('email', 'Email'),
      createField('checkbox', 'Agree', required),
    ])
      .answer('Email', 'ada')
      .submit()
      .expectError('Name', 'required')
      .expectError('Email', 'email')
      .expectError('Agree', 'required');
  });

  it('[ENG-40] only disappear while typing if the author chose validation on blur', () => {
    startScenario([createField('textfield', 'A', { validateOn: 'blur', validate: { required: true, minLength: 3 } })])
      .leave('A')
      .expectError('A', 'required')
      .answer('A', 'x')
      .expectNoError('A')
      .leave('A')
      .expectError('A', 'minLength')
      .answer('A', 'xyz')
      .expectNoError('A')
      .answer('A', '')
      .expectNoError('A')
      .submit()
      .expectError('A', 'required');
  });

  it('[ENG-40] wait for an attempt to submit if the author chose so', () => {
    startScenario([createField('textfield', 'Name', { ...required, validateOn: 'submit' })])
      .leave('Name')
      .expectNoError('Name')
      .submit()
      .expectError('Name', 'required');
  });

  it('[ENG-41] are returned all at once, in document order, with the path of the answer', () => {
    const { session } = startScenario([
      createField('textfield', 'Code', { validate: { minLength: 4, pattern: '\\d+' } }),
      createField('container', 'Home', { components: [createField('textfield', 'City', required)] }),
    ]).answer('Code', 'abc');
    expect(session.validate()).toEqual([
      { rule: 'minLength', params: { limit: 4 }, nodeId: '0', path: 'code' },
      { rule: 'pattern', params: { pattern: '\\d+' }, nodeId: '0', path: 'code' },
      { rule: 'required', nodeId: '1.components.0', path: 'home.city' },
    ]);
  });

  it('[ENG-41] come only from the validated pages', () => {
    const page = (label: string) =>
      createField('panel', label, { components: [createField('textfield', `${label} name`, required)] });
    const respondent = startScenario({ components: [page('One'), page('Two')] });
    expect(respondent.session.validate([respondent.session.rootIds[1]!]).map(({ path }) => path)).toEqual(['twoName']);
    respondent.expectNoError('One name').expectError('Two name', 'required');
  });

  it('[ENG-42] are not found in invisible fields, nor shown on a field that just became visible again', () => {
    const respondent = startScenario([
      createField('checkbox', 'More'),
      createField('textfield', 'Name', { ...required, conditional: { show: true, when: 'more', eq: 'true' } }),
    ]);
    expect(respondent.session.validate()).toEqual([]);
    respondent.answer('More', true).leave('Name').expectError('Name', 'required');
    respondent.answer('More', false).answer('More', true).expectNoError('Name');
  });

  it("[ENG-43] contain the author's message: one for the rule before one for all rules", () => {
    const { session } = startScenario([
      createField('textfield', 'A', {
        errors: { required: 'Say it' },
        validate: { required: true, customMessage: 'Wrong' },
      }),
      createField('textfield', 'B', { validate: { minLength: 2, customMessage: 'Wrong' } }),
    ]).answer('B', 'x');
    expect(session.validate().map(({ params }) => params)).toEqual([
      { message: 'Say it' },
      { limit: 2, message: 'Wrong' },
    ]);
  });

  it('[ENG-46] ignore an invalid pattern, with a warning', () => {
    startScenario([createField('textfield', 'A', { validate: { pattern: '(a' } })])
      .expectWarning('unusable-pattern', '(a')
      .answer('A', 'x')
      .submit()
      .expectNoError('A');
  });

  it('[ENG-157] ignore a limit that is code, with a warning', () => {
    const { session } = startScenario([
      createField('textfield', 'A', { minDate: '2026-01-01', widget: { maxDate: 'moment(data.b)' } }),
      createField('textfield', 'B', {
        datePicker: { minDate: "moment().add(1, 'day')", maxDate: '2026-01-01T10:00:00Z' },
      }),
    ]);
    expect(session.warnings).toEqual([{ code: 'unusable-limit', nodeId: '0', detail: 'moment(data.b)' }]);
  });

  it("[ENG-148] contain a message that the author set under form.io's name of the rule", () => {
    const { session } = startScenario([createField('email', 'Mail', { errors: { invalid_email: 'No mail' } })]).answer(
      'Mail',
      'x',
    );
    expect(session.validate()).toMatchObject([{ rule: 'email', params: { message: 'No mail' } }]);
  });

  it('[ENG-41] include those of an empty answer if its component checks empty answers and it can be answered', () => {
    const specs = { ...scenarioSpecs, textfield: specWithEmptyCheck };
    const form = [createField('textfield', 'A'), createField('textfield', 'B', required)];
    const rules = (data: object, more: object = {}) =>
      startScenario(
        form.map((one) => ({ ...one, ...more })),
        { specs, data: { ...data } },
      ).session.validate();
    expect(rules({}).map(({ rule }) => rule)).toEqual(['half', 'required']);
    expect(rules({ a: 'x', b: 'y' })).toEqual([]);
    expect(rules({}, { hidden: true })).toEqual([]);
  });

  it('[ENG-47] field state contains whether a field is required, and whether it or an ancestor is disabled', () => {
    const { session } = startScenario([
      createField('textfield', 'A', { validate: { required: 'true' } }),
      createField('panel', 'P', { disabled: true, components: [createField('textfield', 'B')] }),
    ]);
    expect(session.state('0')).toMatchObject({ required: true, disabled: false });
    expect(session.state('1.components.0')).toMatchObject({ required: false, disabled: true });
  });
});
