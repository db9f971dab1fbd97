import { expect, it } from 'vitest';
import { contentParts } from './content-parts.ts';
import { allForms } from './forms/all-forms.ts';

const answered = allForms.filter(({ responses }) => responses !== undefined);
const isLong = (formKey: string) => answered.find(({ key }) => key === formKey)!.responses!.count >= 1000;
const parts = contentParts('2026-03-16T09:30:00.000Z');
const at = (what: 'responses' | 'papers', formKey: string) =>
  parts.findIndex((part) => part.what === what && part.formKey === formKey);

it('plans 400 submissions of short forms, and a form with 5,000', () => {
  const counts = answered.map(({ responses }) => responses!.count).toSorted((a, b) => a - b);
  expect(counts.slice(0, -1).reduce((sum, count) => sum + count)).toBe(400);
  expect(counts.at(-1)).toBe(5000);
});

it('creates the newest PDFs of all forms before the responses of the long form', () => {
  const firstOfLong = parts.findIndex(({ formKey }) => isLong(formKey));
  for (const { key } of answered.filter((form) => !isLong(form.key) && form.responses?.hasPdf)) {
    const [rows, papers] = [at('responses', key), at('papers', key)];
    expect(rows).toBeLessThan(papers);
    expect(papers).toBeLessThan(firstOfLong);
    const last = Math.max(...parts.filter(({ formKey }) => formKey === key).map(({ to }) => to));
    expect(parts[papers]!.to).toBe(last);
  }
});

it('creates every response and PDF exactly once', () => {
  for (const what of ['responses', 'papers']) {
    for (const { key, responses } of answered) {
      const ofForm = parts.filter((part) => part.what === what && part.formKey === key);
      const reached = ofForm
        .toSorted((one, other) => one.from - other.from)
        .reduce((next, { from, to }) => (from === next ? to + 1 : Number.NaN), 1);
      const drafts = Object.keys(responses!.drafts ?? {}).length;
      const wanted = what === 'responses' || responses!.hasPdf ? responses!.count + drafts : 0;
      expect([what, key, reached - 1]).toEqual([what, key, wanted]);
    }
  }
});
