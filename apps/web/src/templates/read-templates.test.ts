import { expect, it } from 'vitest';
import { NoTemplate, readTemplate, readTemplateList } from './read-templates.ts';

const base = 'https://forms.example.com/templates/';
const schema = { components: [{ type: 'textfield', key: 'a', label: 'A', input: true }] };
const whole = {
  key: 'permit',
  title: 'Permit',
  description: 'For work',
  tags: ['Construction', 7, ''],
  image: 'data:image/png;base64,AAAA',
  outline: ['field', 'sign', 'dragon'],
  fields: 19,
  pages: 2,
};

it('lists what is a template, with where it is, and leaves the rest out', () => {
  const odd = [null, 7, {}, { key: 'no-title' }, { key: '../up', title: 'Up' }, { key: 'a/b', title: 'B' }];
  expect(readTemplateList([whole, ...odd], base)).toEqual([
    { ...whole, tags: ['Construction'], outline: ['field', 'sign'], url: `${base}permit.json` },
  ]);
  expect(() => readTemplateList({ templates: [] }, base)).toThrow(TypeError);
});

it('shows no picture from elsewhere', () => {
  const [one] = readTemplateList([{ ...whole, image: 'https://tracker.example/a.png' }], base);
  expect(one).not.toHaveProperty('image');
});

it('reads a template with all that a form can be made of', () => {
  const url = `${base}permit.json`;
  const more = {
    responsesTitleTemplate: '{{data.a}}',
    customCss: 'p{}',
    icon: '<svg/>',
    source: 'A standard',
    tests: [],
  };
  const template = readTemplate({ ...whole, ...more, schema, pdfOptions: { scale: 1 }, other: 1 }, url);
  expect(template).toMatchObject({ ...more, schema, pdfOptions: { scale: 1 }, url });
  expect(template).not.toHaveProperty('other');
});

it('refuses a definition that would harm whoever opens it, and says where', () => {
  const hostile = { ...whole, schema: { components: [{ type: 'textfield', key: '__proto__.x' }] } };
  const refusal = (json: unknown) => {
    try {
      return readTemplate(json, base);
    } catch (error) {
      return error;
    }
  };
  expect(refusal(hostile)).toMatchObject({ problems: [{ code: 'refused-name' }] });
  expect(refusal({ ...whole, schema: 'x' })).toBeInstanceOf(NoTemplate);
  expect(refusal([])).toBeInstanceOf(NoTemplate);
});
