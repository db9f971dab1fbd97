import type { FormShare } from '@tideform/contract';
import { expect, it } from 'vitest';
import { createDraft, findProblem, toSettings } from './link-draft.ts';

const share: FormShare = {
  ...{ id: 's1', code: 'k7Qm', created: '2026-11-12T08:00:00.000Z', createdBy: 'Amira', authorizedBy: 'Amira' },
  ...{ hasValidCredentials: true, state: 'open', hasPassword: true, name: 'Gate 1', isOncePerDevice: true },
  opensAt: '2026-11-20T06:30:00.000Z',
  closesAt: '2026-12-01T00:00:00.000Z',
  mostResponses: 200,
  closingText: 'Come to the office',
  embedOrigins: ['https://www.example.org'],
  usage: { opened: 3, submitted: 2, waiting: 0, lastSubmittedAt: null },
};

it('keeps the settings and the password of an unchanged link', () => {
  const { name, opensAt, closesAt, mostResponses, isOncePerDevice, closingText, embedOrigins } = share;
  expect(toSettings(createDraft(share))).toEqual({
    ...{ name, opensAt, closesAt, mostResponses, isOncePerDevice, closingText, embedOrigins },
  });
  expect(findProblem(createDraft(share), share)).toBeUndefined();
});

it('omits empty limits, and removes a password', () => {
  expect(toSettings(createDraft(undefined))).toEqual({
    ...{ name: '', opensAt: null, closesAt: null, mostResponses: null, isOncePerDevice: false, closingText: null },
    ...{ embedOrigins: [], password: null },
  });
  expect(toSettings({ ...createDraft(share), hasPassword: false }).password).toBeNull();
  expect(toSettings({ ...createDraft(share), password: 'open sesame' }).password).toBe('open sesame');
});

it('parses sites with and without scheme and path', () => {
  const embedOrigins = 'www.example.org\n https://a.example/page?x=1\nhttp://localhost:3000';
  expect(toSettings({ ...createDraft(undefined), embedOrigins }).embedOrigins).toEqual([
    'https://www.example.org',
    'https://a.example',
    'http://localhost:3000',
  ]);
});

it.each([
  [{ opensAt: 'some day' }, { field: 'opensAt' }],
  [{ opensAt: '2026-12-01T10:00', closesAt: '2026-12-01' }, { field: 'closesAt' }],
  [{ opensAt: '2026-12-01T10:00', closesAt: '2026-12-01T09:00' }, { field: 'closesAt' }],
  [{ mostResponses: '0' }, { field: 'mostResponses' }],
  [{ mostResponses: '1.5' }, { field: 'mostResponses' }],
  [{ mostResponses: 'many' }, { field: 'mostResponses' }],
  [{ hasPassword: true, password: '' }, { field: 'password' }],
  [{ hasPassword: true, password: 'abc' }, { field: 'password' }],
  [{ embedOrigins: 'https://a.example\nintranet' }, { field: 'embedOrigins', line: 'intranet' }],
  [{ embedOrigins: 'http://a.example' }, { field: 'embedOrigins', line: 'http://a.example' }],
  [
    { embedOrigins: "https://a.example;script-src'*'" },
    { field: 'embedOrigins', line: "https://a.example;script-src'*'" },
  ],
])('finds input that the server would reject: %o', (part, problem) => {
  expect(findProblem({ ...createDraft(undefined), ...part }, undefined)).toEqual(problem);
});
