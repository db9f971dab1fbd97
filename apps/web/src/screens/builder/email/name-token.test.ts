import { kinds } from '@tideform/components/palette';
import { checkMail } from '@tideform/engine/mail';
import { expect, it } from 'vitest';
import { asPdfName } from '../../../data/email/attachments.ts';
import { listTitleFields } from '../title-template/title-fields.ts';
import { emailMessages } from './email.messages.ts';
import { firstTemplate } from './first-template.ts';
import { nameTokens } from './name-token.ts';

const english = { language: 'en', locale: 'en' } as const;
const messages = await emailMessages.read(english);
const components = [
  { type: 'textfield', key: 'first name', label: 'First name' },
  { type: 'number', key: 'defects', label: 'Defects' },
  { type: 'textfield', key: 'title', label: 'Job title' },
  { type: 'user', key: 'inspector', label: 'Inspector' },
  { type: 'datagrid', key: 'rows', label: 'Rows', components: [{ type: 'textfield', key: 'item', label: 'Item' }] },
];
const look = nameTokens(listTitleFields({ components }, await kinds.read(english)), messages);

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
])('draws %s as a %s: %s', (text, kind, name) => {
  expect(look(text)).toEqual({ kind, name });
});

it('begins with an e-mail that can be sent, whoever begins it', () => {
  const own = firstTemplate(messages, { username: 'amira@north.example', locale: 'en-GB' });
  expect(checkMail(own)).toEqual({});
  expect(own.to).toBe('amira@north.example');
  expect(checkMail(firstTemplate(messages, { username: 'NORTH\\amira', locale: 'en' }))).toEqual({});
});

it('takes from a template of a former program what can be sent', () => {
  const old = {
    to: '{{data.inspector}}',
    cc: 'nobody at all',
    subject: 'Old',
    body: '{{#if}}',
    from: 7,
    attachments: 1,
  };
  const made = firstTemplate(messages, { username: 'amira@north.example', locale: 'en' }, old);
  expect(made).toMatchObject({ to: '{{data.inspector}}', cc: '', subject: 'Old' });
  expect(made.body).toContain('{{viewUrl}}');
  expect(checkMail(made)).toEqual({});
});

it('appends .pdf to the name of the submission where it is missing', () => {
  expect(['report', ' Report.PDF ', '', 'a.pdf.zip'].map(asPdfName)).toEqual([
    'report.pdf',
    'Report.PDF',
    'submission.pdf',
    'a.pdf.zip.pdf',
  ]);
});
