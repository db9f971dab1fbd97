import { createSession } from '@tideform/engine';
import { expect, it } from 'vitest';
import { prints } from '../prints.ts';
import { specs } from '../specs.ts';
import { getQuestionAnswer, survey } from './survey.ts';

const lines = {
  questions: [
    { label: 'Welcome', value: 'welcome' },
    { label: 'Cleanliness', value: 'clean', tooltip: 'Of the paths' },
    { label: '', value: '' },
  ],
  values: [
    { label: 'Good', value: 'good' },
    { label: 'Poor', value: 'poor' },
  ],
};
const parseProps = (more: object = {}) => survey.props.parse({ ...lines, ...more });
const required = { validate: { required: true } };

it("drops the blank question that form.io's builder stores", () => {
  expect(parseProps().questions.map(({ value }) => value)).toEqual(['welcome', 'clean']);
});

it('is empty until one question is answered', () => {
  expect(survey.emptyValue(parseProps())).toEqual({});
  expect(survey.emptyValue(parseProps({ defaultValue: { clean: 'good' } }))).toEqual({ clean: 'good' });
  expect([{}, { welcome: '' }, { welcome: 'good' }].map((value) => survey.isEmpty(value, parseProps()))).toEqual([
    true,
    true,
    false,
  ]);
});

it('requires an answer to every question only if required', () => {
  const session = (data: object, more: object) =>
    createSession({
      form: { components: [{ type: 'survey', key: 'visit', input: true, ...lines, ...more }] },
      specs,
      data: { visit: data },
    })
      .validate()
      .map(({ rule }) => rule);
  expect(session({}, required)).toEqual(['required']);
  expect(session({ welcome: 'good' }, required)).toEqual(['incomplete']);
  expect(session({ welcome: 'good', clean: 'poor' }, required)).toEqual([]);
  expect(session({ welcome: 'good' }, {})).toEqual([]);
});

it('ignores inherited object properties', () => {
  expect(getQuestionAnswer('toString', {})).toBe('');
});

it('prints a table of all questions, including deleted questions with answers', async () => {
  const english = await prints.read({ language: 'en', locale: 'en' });
  const print = (value: Readonly<Record<string, unknown>>, more: object = {}) =>
    english.survey({ props: parseProps(more), value, label: 'Visit', slots: [] });
  const text = (content: string) => ({ kind: 'text', text: content });
  const rows = [
    [text('Welcome'), text('Good')],
    [text('Cleanliness'), text('')],
    [text('parking'), text('full')],
  ];
  const header = ['Question', 'Answer'];
  expect(print({ welcome: 'good', parking: 'full' })).toEqual([{ kind: 'table', header, rows, caption: 'Visit' }]);
  expect(print({ welcome: 'good', parking: 'full' }, { hideLabel: true })).toEqual([{ kind: 'table', header, rows }]);
  expect(print({})).toEqual([{ kind: 'pair', label: 'Visit', value: '' }]);
});
