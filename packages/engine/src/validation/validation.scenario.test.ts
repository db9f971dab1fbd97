import { describe, expect, it } from 'vitest';
import type { ComponentSpec } from '../component-spec.ts';
import { field, scenario, scenarioSpecs } from '../testing/index.ts';

const insisting: ComponentSpec = { ...scenarioSpecs.textfield!, checkEmpty: () => [{ rule: 'half' }] };
const required = { validate: { required: true } };

describe('what an author says of a pattern', () => {
  const messages = (validate: object, more: object = {}) => {
    const told = scenario([field('textfield', 'A', { validate: { pattern: '[0-9]+', ...validate }, ...more })]);
    told.answer('A', 'x');
    return told.session.validate().map(({ params }) => params?.message);
  };

  it('[ENG-43] holds where nothing else is said', () => {
    expect(messages({ patternMessage: 'Digits' })).toEqual(['Digits']);
    expect(messages({ patternMessage: 'Digits', customMessage: 'No' })).toEqual(['No']);
    expect(messages({ patternMessage: 'Digits' }, { errors: { pattern: 'Only digits' } })).toEqual(['Only digits']);
    expect(messages({ patternMessage: 5 })).toEqual([undefined]);
  });
});

describe('broken rules', () => {
  it('[ENG-40] show after the field was left, and follow every change from then on', () => {
    scenario([field('textfield', 'Name', { validate: { required: true, minLength: '3' } })])
      .answer('Name', 'A')
      .expectNoIssue('Name')
      .leave('Name')
      .expectIssue('Name', 'minLength')
      .answer('Name', '')
      .expectIssue('Name', 'required')
      .answer('Name', 'Ada')
      .expectNoIssue('Name');
  });

  it('[ENG-40] show everywhere after a try to submit', () => {
    scenario([field('textfield', 'Name', required), field('email', 'Email'), field('checkbox', 'Agree', required)])
      .answer('Email', 'ada')
      .submit()
      .expectIssue('Name', 'required')
      .expectIssue('Email', 'email')
      .expectIssue('Agree', 'required');
  });

  it('[ENG-40] are only taken away while one types, where the author wants them checked on leaving', () => {
    scenario([field('textfield', 'A', { validateOn: 'blur', validate: { required: true, minLength: 3 } })])
      .leave('A')
      .expectIssue('A', 'required')
      .answer('A', 'x')
      .expectNoIssue('A')
      .leave('A')
      .expectIssue('A', 'minLength')
      .answer('A', 'xyz')
      .expectNoIssue('A')
      .answer('A', '')
      .expectNoIssue('A')
      .submit()
      .expectIssue('A', 'required');
  });

  it('[ENG-40] wait for a try to submit where the author says so', () => {
    scenario([field('textfield', 'Name', { ...required, validateOn: 'submit' })])
      .leave('Name')
      .expectNoIssue('Name')
      .submit()
      .expectIssue('Name', 'required');
  });

  it('[ENG-41] come all together, in document order, with the place of the answer', () => {
    const { session } = scenario([
      field('textfield', 'Code', { validate: { minLength: 4, pattern: '\\d+' } }),
      field('container', 'Home', { components: [field('textfield', 'City', required)] }),
    ]).answer('Code', 'abc');
    expect(session.validate()).toEqual([
      { rule: 'minLength', params: { limit: 4 }, nodeId: '0', path: 'code' },
      { rule: 'pattern', params: { pattern: '\\d+' }, nodeId: '0', path: 'code' },
      { rule: 'required', nodeId: '1.components.0', path: 'home.city' },
    ]);
  });

  it('[ENG-41] come only from the asked pages', () => {
    const page = (label: string) =>
      field('panel', label, { components: [field('textfield', `${label} name`, required)] });
    const told = scenario({ components: [page('One'), page('Two')] });
    expect(told.session.validate([told.session.rootIds[1]!]).map(({ path }) => path)).toEqual(['twoName']);
    told.expectNoIssue('One name').expectIssue('Two name', 'required');
  });

  it('[ENG-42] are not asked of an invisible field, nor of one that just came back', () => {
    const told = scenario([
      field('checkbox', 'More'),
      field('textfield', 'Name', { ...required, conditional: { show: true, when: 'more', eq: 'true' } }),
    ]);
    expect(told.session.validate()).toEqual([]);
    told.answer('More', true).leave('Name').expectIssue('Name', 'required');
    told.answer('More', false).answer('More', true).expectNoIssue('Name');
  });

  it("[ENG-43] carry the author's words: those for one rule before those for all", () => {
    const { session } = scenario([
      field('textfield', 'A', { errors: { required: 'Say it' }, validate: { required: true, customMessage: 'Wrong' } }),
      field('textfield', 'B', { validate: { minLength: 2, customMessage: 'Wrong' } }),
    ]).answer('B', 'x');
    expect(session.validate().map(({ params }) => params)).toEqual([
      { message: 'Say it' },
      { limit: 2, message: 'Wrong' },
    ]);
  });

  it('[ENG-46] leave out a pattern that cannot be read, with a warning', () => {
    scenario([field('textfield', 'A', { validate: { pattern: '(a' } })])
      .expectWarning('unusable-pattern', '(a')
      .answer('A', 'x')
      .submit()
      .expectNoIssue('A');
  });

  it('[ENG-157] leave out a limit that is code, with a warning', () => {
    const { session } = scenario([
      field('textfield', 'A', { minDate: '2026-01-01', widget: { maxDate: 'moment(data.b)' } }),
      field('textfield', 'B', { datePicker: { minDate: "moment().add(1, 'day')", maxDate: '2026-01-01T10:00:00Z' } }),
    ]);
    expect(session.warnings).toEqual([{ code: 'unusable-limit', nodeId: '0', detail: 'moment(data.b)' }]);
  });

  it("[ENG-148] carry words that the author wrote under form.io's name of a rule", () => {
    const { session } = scenario([field('email', 'Mail', { errors: { invalid_email: 'No mail' } })]).answer(
      'Mail',
      'x',
    );
    expect(session.validate()).toMatchObject([{ rule: 'email', params: { message: 'No mail' } }]);
  });

  it('[ENG-41] come of an empty answer too where its component insists, unless it may not be answered', () => {
    const specs = { ...scenarioSpecs, textfield: insisting };
    const form = [field('textfield', 'A'), field('textfield', 'B', required)];
    const rules = (data: object, more: object = {}) =>
      scenario(
        form.map((one) => ({ ...one, ...more })),
        { specs, data: { ...data } },
      ).session.validate();
    expect(rules({}).map(({ rule }) => rule)).toEqual(['half', 'required']);
    expect(rules({ a: 'x', b: 'y' })).toEqual([]);
    expect(rules({}, { hidden: true })).toEqual([]);
  });

  it('[ENG-47] say what the view must mark: required, and disabled with the container', () => {
    const { session } = scenario([
      field('textfield', 'A', { validate: { required: 'true' } }),
      field('panel', 'P', { disabled: true, components: [field('textfield', 'B')] }),
    ]);
    expect(session.state('0')).toMatchObject({ required: true, disabled: false });
    expect(session.state('1.components.0')).toMatchObject({ required: false, disabled: true });
  });
});
