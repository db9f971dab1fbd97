import type { SubmissionItem } from '@tideform/sync';
import { expect, it } from 'vitest';
import { writeJsonLines } from './write-json-lines.ts';

const createItem = (at: number, anonymous: boolean): SubmissionItem => ({
  ...{ listItemId: `${at}`, responseId: `r${at}`, formId: 'f', webUrl: 'https://library', title: 'Line\nbreak' },
  ...{ timestamp: '2026-11-03T12:00:00.000Z', createdBy: 'Ada', createdById: 'u1', anonymous, collaborators: '' },
  ...{ submissionNumber: at, formVersion: 2, lastModified: '2026-11-04T12:00:00.000Z' },
  data: { rows: [{ a: 1 }], text: '"=x"' },
});

it('writes one submission per line with stored answers, without the author of anonymous submissions', async () => {
  const file = await writeJsonLines([createItem(1, false), createItem(2, true)], {
    signal: new AbortController().signal,
    onDone: () => undefined,
  });
  const lines = (await file.text()).split('\n');
  expect(lines.pop()).toBe('');
  const common = {
    ...{ title: 'Line\nbreak', formVersion: 2, data: { rows: [{ a: 1 }], text: '"=x"' } },
    ...{ submitted: '2026-11-03T12:00:00.000Z', lastModified: '2026-11-04T12:00:00.000Z' },
  };
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { id: 'r1', submissionNumber: 1, createdBy: 'Ada', ...common },
    { id: 'r2', submissionNumber: 2, anonymous: true, ...common },
  ]);
});
