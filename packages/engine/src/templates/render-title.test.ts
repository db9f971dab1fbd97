import { describe, expect, it } from 'vitest';
import type { FormDefinition } from '../definition/form-definition.ts';
import { renderPageLine, renderTitle, type TitleValues } from './render-title.ts';
import { parseTemplate } from './template.ts';

const form: FormDefinition = {
  components: [
    { type: 'textfield', key: 'site', label: 'Site' },
    { type: 'select', key: 'status', label: 'Status', data: { values: [{ value: 'o', label: 'Open' }] } },
    { type: 'selectboxes', key: 'trades', values: ['Wood', 'Steel'].map((label) => ({ label, value: label[0] })) },
    {
      type: 'datagrid',
      key: 'rows',
      components: [{ type: 'radio', key: 'kind', values: [{ value: 1, label: 'First' }] }],
    },
    { type: 'select', key: 'person.role', data: { values: [{ value: 'c', label: 'Cook' }] } },
    { type: 'checkbox', key: 'safe' },
  ],
};

const filled: TitleValues = {
  data: {
    site: 'Quay 4',
    status: 'o',
    trades: { W: true, S: true },
    rows: [{ kind: 1 }, { kind: 2 }],
    person: { role: 'c' },
    safe: true,
    at: '2026-11-03T23:30:00.000Z',
    user: 'an answer',
  },
  metadata: { timezone: 'Europe/Berlin', region: 'North' },
  submissionNumber: 7,
  formTitle: 'Site visit',
  version: 3,
  timestamp: '2026-11-03T23:30:00.000Z',
  createdBy: { id: 'u1', name: 'Ada Lovelace' },
  collaborators: [{ name: 'Ada Lovelace' }, { name: 'Grace Hopper' }],
};

function renderTestTitle(text: string | undefined, values: Partial<TitleValues> = {}, isDraft = false): string {
  const read = text === undefined ? undefined : parseTemplate(text);
  if (read && !read.ok) throw new Error(read.problem.reason);
  return renderTitle(read?.template, { ...filled, ...values }, { isDraft, form });
}

describe('renderTitle', () => {
  it.each([
    ['{{submissionNumber}} {{data.site}} {{site}}', '7 Quay 4 Quay 4'],
    ['{{formTitle}} {{form.title}} v{{version}} {{metadata.region}}', 'Site visit Site visit v3 North'],
    [
      '{{createdBy.name}}, {{user.displayName}}; {{collaborators}}',
      'Ada Lovelace, Ada Lovelace; Ada Lovelace, Grace Hopper',
    ],
    ['{{data.user}}', 'an answer'],
    ['{{dateFormat timestamp "D MMM HH:mm"}} {{dateFormat data.at "HH:mm"}}', '4 Nov 00:30 00:30'],
  ])('[ENG-134] %s reads %j', (text, expected) => {
    expect(renderTestTitle(text)).toBe(expected);
  });

  it.each([
    ['{{data.status}} {{status}} {{data.trades}} {{data.safe}} {{data.person.role}}', 'Open Open Wood, Steel Yes Cook'],
    ['{{#each data.rows}}{{kind}} {{/each}}', 'First 2'],
    ['{{#if data.status equals "o"}}{{data.status}}{{/if}}', 'Open'],
  ])('[ENG-137] answers render with their labels, and compare by their stored values: %s', (text, expected) => {
    expect(renderTestTitle(text)).toBe(expected);
  });

  it.each([
    ['undefined Smith', 'Smith'],
    ['Smith, Invalid date', 'Smith,'],
    ['[object Object] 7', '7'],
    ['x is not defined', 'Site visit'],
    ['ReferenceError: data.x is not defined', 'Site visit'],
    ['null', 'Site visit'],
    ['12 NaN', '12'],
    ['null and void', 'null and void'],
    ['The scope is not defined', 'The scope is not defined'],
    ['Undefined behaviour', 'Undefined behaviour'],
    ['  two \n words\t ', 'two words'],
  ])('[ENG-135] the answer %j renders as %j', (site, expected) => {
    expect(renderTestTitle('{{data.site}}', { data: { site } })).toBe(expected);
  });

  it('[ENG-135] literal text of the template is kept', () => {
    expect(renderTestTitle('undefined {{data.nobody}} null')).toBe('undefined null');
  });

  it('[ENG-136] falls back to the form’s title if it is empty, and marks drafts', () => {
    expect([renderTestTitle(undefined), renderTestTitle(''), renderTestTitle('{{data.nobody}}')]).toEqual(
      Array(3).fill('Site visit'),
    );
    expect(renderTestTitle('{{data.site}}', {}, true)).toBe('Quay 4 [DRAFT]');
    expect(renderTestTitle('{{data.nobody}}', { submissionNumber: undefined }, true)).toBe('Site visit [DRAFT]');
    expect(renderTestTitle('{{data.site}} [DRAFT]', {}, true)).toBe('Quay 4 [DRAFT]');
  });
});

it('[ENG-261] renders a page header with page number, team and answers', () => {
  const form = { components: [{ type: 'radio', key: 'title', values: [{ value: 'a', label: 'As stored' }] }] };
  const values = {
    ...{ data: { title: 'a', site: 'Canal Street' }, formTitle: 'Visit', title: 'Visit 7', teamName: 'Northgate' },
    ...{ date: '21 November 2026', timestamp: '2026-11-21T08:00:00Z', pageNumber: 2, totalPages: 3 },
  };
  const line = (text: string) => renderPageLine(text, values, form, 'de');
  expect(line('{{teamName}}, {{date}}:  {{title}}')).toBe('Northgate, 21 November 2026: Visit 7');
  expect(line('{{data.title}} {{site}} {{pageNumber}}/{{totalPages}}')).toBe('As stored Canal Street 2/3');
  expect(line('{{dateFormat timestamp "D. MMMM"}}')).toBe('21. November');
  expect(line('{{#if')).toBe('');
  expect(line('')).toBe('');
});
