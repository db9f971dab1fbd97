import { localizedPalette } from '@tideform/components/palette';
import { validateEmail } from '@tideform/engine/mail';
import { expect, it } from 'vitest';
import { toPdfName } from '../../../data/email/useEmailSending.ts';
import { listTemplateFields } from '../title-template/template-fields.ts';
import { createDefaultTemplate } from './create-default-template.ts';
import { emailMessages } from './email.messages.ts';
import { createGetTokenAppearance } from './token-appearance.ts';

const englishLocale = { language: 'en', locale: 'en' } as const;
const messages = await emailMessages.read(englishLocale);
const components = [
  { type: 'textfield', key: 'first name', label: 'First name' },
  { type: 'number', key: 'defects', label: 'Defects' },
  { type: 'textfield', key: 'title', label: 'Job title' },
  { type: 'user', key: 'inspector', label: 'Inspector' },
  { type: 'datagrid', key: 'rows', label: 'Rows', components: [{ type: 'textfield', key: 'item', label: 'Item' }] },
];
const getAppearance = createGetTokenAppearance(
  listTemplateFields({ components }, await localizedPalette.read(englishLocale)),
  messages,
);

it.each([
  ['{{data.[first name]}}', 'value', 'First name'],
  ['{{ data.inspector.mail }}', 'value', 'Inspector › mail'],
  ['{{dateFormat data.defects "DD-MM-YYYY"}}', 'value', 'Defects'],
  ['{{title}}', 'value', 'Submission title'],
  ['{{data.title}}', 'value', 'Job title'],
  ['{{item}}', 'value', 'item'],
  ['{{data.gone}}', 'unknown', 'data.gone'],
  ['{{#if data.defects greater 0}}', 'block', 'If Defects greater 0'],
  ['{{#if data.[first name] equals "data.defects"}}', 'block', 'If First name equals "data.defects"'],
  ['{{else if data.defects}}', 'block', 'Else if Defects'],
  ['{{else}}', 'block', 'Else'],
  ['{{/if}}', 'block', 'End'],
  ['{{#each data.rows}}', 'block', 'For each item in Rows'],
  ['{{#with data.rows}}', 'block', '#with data.rows'],
])('shows %s as a %s token: %s', (text, kind, name) => {
  expect(getAppearance(text)).toEqual({ kind, name });
});

it("creates a valid first email, whatever the author's sign-in name is", () => {
  const template = createDefaultTemplate(messages, { username: 'amira@north.example', locale: 'en-GB' });
  expect(validateEmail(template)).toEqual({});
  expect(template.to).toBe('amira@north.example');
  expect(validateEmail(createDefaultTemplate(messages, { username: 'NORTH\\amira', locale: 'en' }))).toEqual({});
});

it('takes over the valid parts of a template of another product', () => {
  const old = {
    to: '{{data.inspector}}',
    cc: 'nobody at all',
    subject: 'Old',
    body: '{{#if}}',
    from: 7,
    attachments: 1,
  };
  const template = createDefaultTemplate(messages, { username: 'amira@north.example', locale: 'en' }, old);
  expect(template).toMatchObject({ to: '{{data.inspector}}', cc: '', subject: 'Old' });
  expect(template.body).toContain('{{viewUrl}}');
  expect(validateEmail(template)).toEqual({});
});

it('appends .pdf to the file name of the submission if it is missing', () => {
  expect(['report', ' Report.PDF ', '', 'a.pdf.zip'].map(toPdfName)).toEqual([
    'report.pdf',
    'Report.PDF',
    'submission.pdf',
    'a.pdf.zip.pdf',
  ]);
});
