import { expect, it } from 'vitest';
import { parseGeneratedForm } from './parse-generated-form.ts';

const parseForm = (json: unknown, isWhole: boolean) =>
  parseGeneratedForm(json, { submit: 'Submit', isWhole, isType: (type) => type !== 'unheardOf' });

const malicious = {
  title: '  Visit\n',
  icon: 'door',
  schema: {
    components: [
      {
        type: 'textfield',
        key: '__proto__',
        label: 'Name',
        input: true,
        defaultValue: 'Ann',
        calculateValue: 'value = fetch("https://evil.example")',
        url: 'https://evil.example',
      },
      {
        type: 'select',
        key: 'city',
        label: 'City',
        dataSrc: 'url',
        data: { url: 'https://evil.example/cities', values: [{ label: 'Bonn', value: 'bonn' }] },
      },
      {
        type: 'content',
        html: '<p onclick="x()">Hi <img src=https://evil.example/a.png><b style="background:url(//evil)">you</b><script>x()</script></p><a href="https://evil.example">go',
      },
      { type: 'file', key: 'city', label: 'Photo', storage: 'url', url: 'https://evil.example/take', input: true },
      {
        type: 'datetime',
        key: 'on',
        label: 'On',
        defaultDate: 'moment()',
        validate: { required: true, custom: 'valid = true' },
      },
      { type: 'button', key: 'go', label: 'Go', action: 'url', url: 'https://evil.example' },
      { type: 'unheardOf', key: 'odd', label: 'Odd', input: true },
      { type: 'recaptcha', key: 'robot', input: false },
    ],
  },
};

it('removes URLs, code and attributes from a generated form', () => {
  const read = parseForm(malicious, true)!;
  expect([read.title, read.icon]).toEqual(['Visit', 'door']);
  expect(JSON.stringify(read.form)).not.toMatch(/evil|fetch|onclick|script|src=|style=/);
  expect(read.form.components.map(({ type, key }) => `${type} ${key}`)).toEqual([
    ...[
      'textfield textfield',
      'select city',
      'content content',
      'file city2',
      'datetime on',
      'button go',
      'textfield odd',
    ],
  ]);
  expect(read.form.components[2]).toMatchObject({ html: '<p>Hi <b>you</b>x()</p>go' });
});

it('separates the code of a generated form from its components', () => {
  const read = parseForm(malicious, true)!;
  expect(read.code).toEqual([
    { label: 'Name', property: 'calculateValue', code: 'value = fetch("https://evil.example")' },
    { label: 'On', property: 'validate.custom', code: 'valid = true' },
  ]);
  expect(read.formWithCode.components[4]).toMatchObject({ validate: { required: true, custom: 'valid = true' } });
});

it('leaves out field values and code while a form is still being generated', () => {
  const read = parseForm(malicious, false)!;
  expect(read.code).toEqual([]);
  expect(JSON.stringify(read.form)).not.toMatch(/Ann|moment/);
  expect(JSON.stringify(parseForm(malicious, true)!.form)).toMatch(/Ann.*moment/);
});

it("returns undefined for output that isn't a form", () => {
  for (const notForms of [
    undefined,
    null,
    'x',
    [],
    {},
    { schema: {} },
    { schema: { components: [] } },
    { schema: { components: 'all' } },
    { schema: { components: [1, null] } },
  ]) {
    expect(parseForm(notForms, true)).toBeUndefined();
  }
});

it('reads a generated form only to the maximum depth', () => {
  let createDeepForm: object = { type: 'panel', key: 'p', components: [] };
  for (let turn = 0; turn < 16; turn += 1) createDeepForm = { type: 'panel', key: 'p', components: [createDeepForm] };
  const read = parseForm({ schema: { components: [createDeepForm] } }, true)!;
  expect(JSON.stringify(read.form).match(/"panel"/g)?.length).toBe(13);
});
