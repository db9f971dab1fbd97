import type { EmailTemplate } from '@tideform/contract';
import type { ComponentDefinition } from '@tideform/engine';
import { expect, it } from 'vitest';
import { renderFormEmail } from './render-form-email.ts';

const picture = 'data:image/png;base64,iVBORw0KGgo=';

/** Test cases: a component, its stored answer, and its text in an email in English and in German. */
const cases: readonly (readonly [ComponentDefinition, unknown, string, string])[] = [
  [{ type: 'textfield', key: 'a' }, 'Quay <4>', 'Quay &lt;4&gt;', 'Quay &lt;4&gt;'],
  [{ type: 'textarea', key: 'a' }, 'one\ntwo', 'one<br>two', 'one<br>two'],
  [
    { type: 'textarea', key: 'a', editor: 'quill' },
    '<p>Tight <b>bolt</b></p><p>Oil</p>',
    'Tight bolt<br>Oil',
    'Tight bolt<br>Oil',
  ],
  [{ type: 'number', key: 'a', suffix: 'min', delimiter: true }, 1234.5, '1234.5', '1234,5'],
  [{ type: 'currency', key: 'a', currency: 'EUR' }, 1234.5, '€1,234.50', '1.234,50 €'],
  [{ type: 'day', key: 'a' }, '05/04/2026', 'May 4, 2026', '04.05.2026'],
  [{ type: 'checkbox', key: 'a' }, true, 'Yes', 'Ja'],
  [{ type: 'select', key: 'a', data: { values: [{ value: 'o', label: 'Open' }] } }, 'o', 'Open', 'Open'],
  [{ type: 'password', key: 'a' }, 'hunter2', '••••••••', '••••••••'],
];

const createTemplate = (language: string): EmailTemplate =>
  ({
    ...{ to: 'a@north.example', cc: '', bcc: '', replyTo: '', subject: 'S', attachments: [], language },
    body: '<p>{{data.a}}</p>',
  }) as unknown as EmailTemplate;

async function renderBody(schema: ComponentDefinition, value: unknown, language: string, body?: string) {
  const response = {
    ...{ id: 'r1', formId: 'f1', formTitle: 'Visit', version: 1, schema: { components: [schema] } },
    data: { data: { [schema.key!]: value }, metadata: { timezone: 'Europe/Berlin' } },
  };
  const where = { teamId: 't', tenantId: 't', publicUrl: 'https://forms.example', revision: 1 };
  const written = await renderFormEmail({ ...createTemplate(language), ...(body && { body }) }, response, where);
  return written?.outgoingEmail.html.replaceAll('\u00A0', ' ');
}

it.each(cases)('formats the answer of %j: %j', async (schema, value, english, german) => {
  expect(await renderBody(schema, value, 'en')).toBe(`<p>${english}</p>`);
  expect(await renderBody(schema, value, 'de')).toBe(`<p>${german}</p>`);
});

it.each(['signature', 'hologram'])('does not render the image of a %s as text', async (type) => {
  expect(await renderBody({ type, key: 'a' }, picture, 'en')).not.toContain('base64');
});

it('formats the cells of a grid, including empty rows', async () => {
  const grid = { type: 'datagrid', key: 'a', components: [{ type: 'currency', key: 'cost', currency: 'EUR' }] };
  const rows = [{ cost: 2 }, {}, { cost: 1000 }];
  expect(await renderBody(grid, rows, 'en', '{{#each data.a}}[{{cost}}]{{/each}}')).toBe('[€2.00][][€1,000.00]');
});

it('inserts unformatted answers into URLs', async () => {
  const schema = { type: 'currency', key: 'a', currency: 'EUR' };
  expect(await renderBody(schema, 1234.5, 'en', '<a href="https://x.example/?n={{data.a}}">{{data.a}}</a>')).toBe(
    '<a href="https://x.example/?n=1234.5">€1,234.50</a>',
  );
});
