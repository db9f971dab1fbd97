import { describe, expect, it } from 'vitest';
import type { ComponentSpec } from '../component-spec.ts';
import type { FormDefinition } from '../definition/form-definition.ts';
import { scenarioSpecs } from '../testing/scenario-specs.ts';
import { type EmailValues, renderEmail } from './render-email.ts';
import { type EmailTemplate, validateEmail } from './validate-email.ts';

const textSpec = scenarioSpecs.textfield as ComponentSpec;
const specs = { ...scenarioSpecs, password: { ...textSpec, type: 'password', valueKind: () => 'secret' as const } };
const form: FormDefinition = {
  components: [
    { type: 'textfield', key: 'site' },
    { type: 'select', key: 'status', data: { values: [{ value: 'o', label: 'Open' }] } },
    { type: 'password', key: 'pin' },
    { type: 'datagrid', key: 'rows', components: [{ type: 'password', key: 'code' }] },
  ],
};
const data = {
  site: '<b>Quay</b> & "4"',
  status: 'o',
  pin: 'hunter2',
  rows: [{ code: 'hunter3', name: 'Ada' }],
  safe: true,
  mail: ' ada@north.example ',
  many: ['b@north.example', 'nobody', { displayName: 'Cy', userPrincipalName: 'cy@north.example' }],
  two: 'x@evil.example, y@evil.example',
  header: 'z@evil.example\r\nBcc: w@evil.example',
  at: '2026-05-04T22:30:00.000Z',
};
const values: EmailValues = {
  data,
  metadata: { timezone: 'Europe/Berlin' },
  isEdit: false,
  formTitle: 'Site visit',
  submissionNumber: 7,
  version: 2,
  title: 'Quay, 7',
  timestamp: '2026-05-04T22:30:00.000Z',
  createdBy: { name: 'Ada Lovelace' },
  collaborators: [],
  viewUrl: 'https://forms.example/r?a=1&b=2',
  editUrl: 'https://forms.example/r?editMode=true',
};
const plainTemplate: EmailTemplate = {
  to: 'a@north.example',
  cc: '',
  bcc: '',
  replyTo: '',
  subject: 'S',
  body: '<p>B</p>',
};

const renderTestEmail = (over: Partial<EmailTemplate>, language = 'en') =>
  renderEmail({ ...plainTemplate, ...over }, values, { form, specs, language, messages: { yes: 'Ja', no: 'Nein' } })!;

describe('validateEmail', () => {
  it.each<[Partial<EmailTemplate>, object]>([
    [{}, {}],
    [{ to: '', cc: '{{data.mail}}' }, {}],
    [{ to: ' ' }, { to: { reason: 'empty' } }],
    [{ to: 'Ada <a@north.example>; {{data.mail}},\n{{#if data.safe}}b@north.example{{/if}}' }, {}],
    [{ to: 'Ada' }, { to: { reason: 'address', text: 'Ada' } }],
    [{ cc: '{{data.user}}@north.example' }, { cc: { reason: 'address', text: '@north.example' } }],
    [{ bcc: `${'x'.repeat(65)}@north.example` }, { bcc: { reason: 'address' } }],
    [{ replyTo: 'a@b' }, { replyTo: { reason: 'address', text: 'a@b' } }],
    [{ from: 'a@north.example, b@north.example' }, { from: { reason: 'address' } }],
    [{ from: ' ' }, {}],
    [{ to: '{{#if data.x}}a@north.example' }, { to: { reason: 'template', problem: { code: 'unclosed-block' } } }],
    [{ subject: ' ' }, { subject: { reason: 'empty' } }],
    [{ subject: '{{data.x' }, { subject: { reason: 'template', problem: { code: 'unclosed-value' } } }],
    [{ body: '<p>&nbsp;<br></p>' }, { body: { reason: 'empty' } }],
    [{ body: '<img src="x.png">' }, {}],
    [{ body: '<p>{{#if data.x greater 1}}</p>' }, { body: { reason: 'template' } }],
    [{ body: '<p>{{#if data.x &quot;greater&quot; 1}}a{{/if}}</p>' }, {}],
  ])('[ENG-345] %j has the errors %j', (over, expected) => {
    const found = validateEmail({ ...plainTemplate, ...over });
    expect(found).toMatchObject(expected);
    expect(Object.keys(found)).toEqual(Object.keys(expected));
  });
});

describe('renderEmail', () => {
  it('[ENG-346] resolves addresses, people and lists of them, each once, and reports everything else', () => {
    const filled = renderTestEmail({
      to: 'A@north.example; Ada <a@north.example>, {{data.mail}}, {{data.two}}, {{data.header}}',
      cc: '{{data.many}}, {{data.nobody}}, ada@north.example',
      bcc: '{{#if data.status equals "o"}}boss@north.example{{else}}other@north.example{{/if}}',
      replyTo: '{{data.mail}}',
    });
    expect(filled).toMatchObject({
      to: ['A@north.example', 'ada@north.example'],
      cc: ['b@north.example', 'cy@north.example'],
      bcc: ['boss@north.example'],
      replyTo: ['ada@north.example'],
      leftOut: [data.two, data.header, 'nobody'],
    });
  });

  it('[ENG-347] limits the subject to one line, regardless of the answers', () => {
    expect(renderTestEmail({ subject: 'At {{data.header}}\u2028 {{data.site}}\u0007' }).subject).toBe(
      'At z@evil.example Bcc: w@evil.example <b>Quay</b> & "4"',
    );
    expect(renderTestEmail({ subject: 'x'.repeat(2000) }).subject).toHaveLength(255);
  });

  it('[ENG-347] escapes every value in the body', () => {
    const { body } = renderTestEmail({
      body: '<p>{{{data.site}}}</p>{{data.site}}<a href="{{viewUrl}}">{% code %}</a>',
    });
    const site = '&lt;b&gt;Quay&lt;/b&gt; &amp; &quot;4&quot;';
    expect(body).toBe(`<p>${site}</p>${site}<a href="https://forms.example/r?a&#61;1&amp;b&#61;2"></a>`);
  });

  it('[ENG-348] supports the names in titles, and formats dates and booleans in the email’s language', () => {
    const subject =
      '{{submissionNumber}} {{formTitle}} {{title}} {{data.status}} {{safe}} {{dateFormat timestamp "D. MMMM"}}';
    expect(renderTestEmail({ subject }, 'de').subject).toBe('7 Site visit Quay, 7 Open Ja 5. Mai');
  });

  it('[ENG-349] masks passwords', () => {
    const { body, subject } = renderTestEmail({
      subject: '{{data.pin}} {{pin}}',
      body: '{{#each data.rows}}{{code}} {{name}}{{/each}} {{lookup data "pin"}}',
    });
    expect([subject, body]).toEqual(['•••••••• ••••••••', '•••••••• Ada ••••••••']);
  });

  it('renders formatted answers with line breaks, and stored answers inside tags', () => {
    const formatAnswer = (path: readonly string[]) =>
      ({ cost: '€1,234.50', note: 'One\nTwo <b>\r\nThree', 'rows.0.cost': '€2.00' })[path.join('.')];
    const options = { form, specs, language: 'en', messages: { yes: 'Yes', no: 'No' }, formatAnswer };
    const answers = { ...data, cost: 1234.5, note: 'x', rows: [{ cost: 2 }], plain: 'a\nb' };
    const write = (body: string) =>
      renderEmail({ ...plainTemplate, body }, { ...values, data: answers }, options)!.body;
    expect(write('<p title="{{data.cost}}">{{data.cost}} {{cost}}</p>')).toBe(
      '<p title="1234.5">€1,234.50 €1,234.50</p>',
    );
    expect(write('{{data.note}}|{{data.plain}}')).toBe('One<br>Two &lt;b&gt;<br>Three|a<br>b');
    expect(write('{{#each data.rows}}{{cost}};{{/each}}')).toBe('€2.00;');
    expect(write('{{#if data.cost greater 1000}}{{title}}{{/if}}')).toBe('Quay, 7');
    const big = { ...values, data: { big: 'y'.repeat(60_000) } };
    const long = renderEmail({ ...plainTemplate, body: '{{data.big}}{{data.big}}' }, big, options)!.body;
    expect(long.length).toBeGreaterThan(60_000);
    expect(long).not.toMatch(/[\uE000-\uE002]/);
    expect(
      renderEmail({ ...plainTemplate, subject: '{{data.note}} {{data.cost}}' }, { ...values, data: answers }, options)!
        .subject,
    ).toBe('One Two <b> Three €1,234.50');
  });

  it.each([
    ['Europe/Berlin', 'en-GB', '5 May 2026, 00:30'],
    ['Europe/Berlin', 'de', '05.05.2026, 00:30'],
    ['Nowhere/Else', 'en-GB', '4 May 2026, 22:30'],
    [undefined, 'en-GB', '4 May 2026, 22:30'],
  ])('formats the submission time in the zone %s and the language %s', (timezone, language, expected) => {
    const options = { form, specs, language, messages: { yes: 'Yes', no: 'No' } };
    const { subject } = renderEmail(
      { ...plainTemplate, subject: '{{timestamp}}' },
      { ...values, metadata: { timezone } },
      options,
    )!;
    expect(subject).toBe(expected);
  });

  it('removes its internal marks from answers and templates', () => {
    const hostile = { ...values, data: { a: '\uE000x\uE001y\uE002<i>', b: '\uE002\uE002' } };
    const options = { form, specs, language: 'en', messages: { yes: 'Yes', no: 'No' } };
    const { body } = renderEmail(
      { ...plainTemplate, body: '\uE000<b \uE001 c="{{data.a}}">{{data.a}}{{data.b}}</b>' },
      hostile,
      options,
    )!;
    expect(body).toBe('<b  c="xy&lt;i&gt;">xy&lt;i&gt;</b>');
  });

  it('returns undefined for an invalid template', () => {
    expect(renderTestEmail({ body: '{{#each}}' })).toBeUndefined();
  });
});
