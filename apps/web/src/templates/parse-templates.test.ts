import { expect, it } from 'vitest';
import { InvalidTemplateError, parseTemplate, parseTemplateList } from './parse-templates.ts';

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

it('lists valid templates with their URLs, and leaves out invalid entries', () => {
  const odd = [null, 7, {}, { key: 'no-title' }, { key: '../up', title: 'Up' }, { key: 'a/b', title: 'B' }];
  expect(parseTemplateList([whole, ...odd], base)).toEqual([
    { ...whole, tags: ['Construction'], outline: ['field', 'sign'], url: `${base}permit.json` },
  ]);
  expect(() => parseTemplateList({ templates: [] }, base)).toThrow(TypeError);
});

it('ignores images on other origins', () => {
  const [one] = parseTemplateList([{ ...whole, image: 'https://tracker.example/a.png' }], base);
  expect(one).not.toHaveProperty('image');
});

it('parses a template with all parts of a form', () => {
  const url = `${base}permit.json`;
  const more = {
    responsesTitleTemplate: '{{data.a}}',
    customCss: 'p{}',
    icon: '<svg/>',
    source: 'A standard',
    tests: [],
  };
  const template = parseTemplate({ ...whole, ...more, schema, pdfOptions: { scale: 1 }, other: 1 }, url);
  expect(template).toMatchObject({ ...more, schema, pdfOptions: { scale: 1 }, url });
  expect(template).not.toHaveProperty('other');
});

it('rejects a harmful definition, and names the problem', () => {
  const hostile = { ...whole, schema: { components: [{ type: 'textfield', key: '__proto__.x' }] } };
  const refusal = (json: unknown) => {
    try {
      return parseTemplate(json, base);
    } catch (error) {
      return error;
    }
  };
  expect(refusal(hostile)).toMatchObject({ problems: [{ code: 'refused-name' }] });
  expect(refusal({ ...whole, schema: 'x' })).toBeInstanceOf(InvalidTemplateError);
  expect(refusal([])).toBeInstanceOf(InvalidTemplateError);
});
