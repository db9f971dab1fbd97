import { describe, expect, it } from 'vitest';
import { renderResponseTitle, type TitledResponse } from './response-title.ts';

const response: TitledResponse = {
  formTitle: 'Site visit',
  data: { data: { place: 'Quay 4', kind: 'f' }, metadata: { timezone: 'Europe/Berlin' } },
  version: 3,
  timestamp: '2026-11-03T23:30:00.000Z',
  createdBy: { id: 'u1', name: 'Ada Lovelace' },
  collaborators: [{ name: 'Grace Hopper' }],
  schema: { components: [{ type: 'radio', key: 'kind', values: [{ value: 'f', label: 'First' }] }] },
  submitted: 1,
};

describe('renderResponseTitle', () => {
  it.each([
    [undefined, 'Site visit'],
    ['  ', 'Site visit'],
    ['Visit {{submissionNumber}}', 'Visit 7'],
    ['{{ submissionNumber }} of {{submissionNumber}}', '7 of 7'],
    ['Visit to {{data.place}}', 'Visit to Quay 4'],
    ['{{data.kind}} by {{createdBy.name}} with {{collaborators}}', 'First by Ada Lovelace with Grace Hopper'],
    ['{{dateFormat timestamp "DD-MM-YYYY"}} {{formTitle}} v{{version}}', '04-11-2026 Site visit v3'],
    ['{{#if data.kind equals "f"}}First{{else}}Later{{/if}} visit', 'First visit'],
    ['{{data.nobody}}', 'Site visit'],
    ['Visit to {{data.place', 'Site visit'],
  ])('renders the template %j as %j', (titleTemplate, title) => {
    expect(renderResponseTitle({ ...response, titleTemplate }, 7)).toBe(title);
  });

  it('marks drafts', () => {
    const draft = { ...response, submitted: 0 as const };
    expect(renderResponseTitle(draft)).toBe('Site visit [DRAFT]');
    expect(renderResponseTitle({ ...draft, titleTemplate: '{{submissionNumber}} {{data.place}}' })).toBe(
      'Quay 4 [DRAFT]',
    );
  });
});
