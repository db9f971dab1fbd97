import { localizedPalette } from '@tideform/components/palette';
import { parseTemplate } from '@tideform/engine/templates';
import { describe, expect, it } from 'vitest';
import { evaluateTitleTemplate } from './evaluate-title-template.ts';
import { createSampleAnswers, listTemplateFields } from './template-fields.ts';

const form = {
  components: [
    { type: 'textfield', key: 'first name', label: 'First name' },
    { type: 'columns', key: 'c', columns: [{ components: [{ type: 'number', key: 'count', label: 'Count' }] }] },
    { type: 'container', key: 'person', components: [{ type: 'email', key: 'mail', label: 'Mail' }] },
    { type: 'datetime', key: 'when', label: 'When' },
    { type: 'datetime', key: 'start', label: 'Start', enableDate: false },
    { type: 'textfield', key: 'a.b', label: 'Dotted' },
    { type: 'datagrid', key: 'rows', label: 'Rows', components: [{ type: 'textfield', key: 'item', label: 'Item' }] },
    { type: 'selectboxes', key: 'trades', label: 'Trades', values: [{ value: 'w', label: 'Wood' }] },
    { type: 'hologram', key: 'h', input: true },
    { type: 'content', key: 'text', html: 'Hello' },
    { type: 'button', key: 'submit', label: 'Submit' },
  ],
};

const fields = listTemplateFields(form, await localizedPalette.read({ language: 'en', locale: 'en' }));

describe('fields for a title', () => {
  it('includes all fields with an answer, at any depth', () => {
    expect(fields.map(({ name, insert }) => [name, insert])).toEqual([
      ['First name', '{{data.[first name]}}'],
      ['Count', '{{data.count}}'],
      ['Mail', '{{data.person.mail}}'],
      ['When', '{{dateFormat data.when "DD-MM-YYYY"}}'],
      ['Start', '{{data.start}}'],
      ['Dotted', '{{data.a.b}}'],
      ['Rows', '{{#each data.rows}}{{item}}{{#unless @last}}, {{/unless}}{{/each}}'],
      ['Trades', '{{data.trades}}'],
      ['h', '{{data.h}}'],
    ]);
  });

  it('renders every listed field in a title with sample answers', () => {
    const data = createSampleAnswers(fields);
    const titles = fields.map(({ insert }) => {
      const read = parseTemplate(insert);
      return read.ok ? read.template.render({ data }) : read.problem.reason;
    });
    expect(titles).toEqual([
      '‹First name›',
      '42',
      'ada@example.com',
      '24-11-2026',
      '09:30:00',
      '‹Dotted›',
      '‹Item›',
      'w',
      '‹h›',
    ]);
    const text = fields.map(({ insert }) => insert).join(' ');
    const all = evaluateTitleTemplate(text, { title: 'F', schema: form, fields, defaultAnswers: {} });
    expect(all).toMatchObject({ ok: true, unknownNames: [], unanswered: 'F', draft: 'F [DRAFT]' });
  });
});
