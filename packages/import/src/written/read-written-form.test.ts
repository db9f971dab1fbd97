import { expect, it } from 'vitest';
import { readWrittenForm } from './read-written-form.ts';

const readForm = (json: unknown, isWhole: boolean) =>
  readWrittenForm(json, { submit: 'Submit', isWhole, isType: (type) => type !== 'unheardOf' });

const hostile = {
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

it('carries over only what a form needs: no address, no code, no attribute', () => {
  const read = readForm(hostile, true)!;
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

it('shows the code of it apart, and keeps it only where it is wanted', () => {
  const read = readForm(hostile, true)!;
  expect(read.code).toEqual([
    { label: 'Name', property: 'calculateValue', code: 'value = fetch("https://evil.example")' },
    { label: 'On', property: 'validate.custom', code: 'valid = true' },
  ]);
  expect(read.formWithCode.components[4]).toMatchObject({ validate: { required: true, custom: 'valid = true' } });
});

it('leaves out what would stand in its fields while it is being written', () => {
  const read = readForm(hostile, false)!;
  expect(read.code).toEqual([]);
  expect(JSON.stringify(read.form)).not.toMatch(/Ann|moment/);
  expect(JSON.stringify(readForm(hostile, true)!.form)).toMatch(/Ann.*moment/);
});

it('knows what is no form', () => {
  for (const none of [
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
    expect(readForm(none, true)).toBeUndefined();
  }
});

it('takes no more of a form than a form is deep', () => {
  let deep: object = { type: 'panel', key: 'p', components: [] };
  for (let turn = 0; turn < 16; turn += 1) deep = { type: 'panel', key: 'p', components: [deep] };
  const read = readForm({ schema: { components: [deep] } }, true)!;
  expect(JSON.stringify(read.form).match(/"panel"/g)?.length).toBe(13);
});
