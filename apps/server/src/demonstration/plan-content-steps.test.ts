import { expect, it } from 'vitest';
import { planContentSteps } from './fill-demonstration.ts';
import { allForms } from './forms/all-forms.ts';

const formsWithResponses = allForms.filter(({ responses }) => responses !== undefined);
const isLong = (formKey: string) => formsWithResponses.find(({ key }) => key === formKey)!.responses!.count >= 1000;
const steps = planContentSteps('2026-03-16T09:30:00.000Z');
const findStepIndex = (what: 'responses' | 'papers', formKey: string) =>
  steps.findIndex((part) => part.what === what && part.formKey === formKey);

it('plans 400 submissions of short forms, and a form with 5,000', () => {
  const counts = formsWithResponses.map(({ responses }) => responses!.count).toSorted((a, b) => a - b);
  expect(counts.slice(0, -1).reduce((sum, count) => sum + count)).toBe(400);
  expect(counts.at(-1)).toBe(5000);
});

it('creates the newest PDFs of all forms before the responses of the long form', () => {
  const firstOfLong = steps.findIndex(({ formKey }) => isLong(formKey));
  for (const { key } of formsWithResponses.filter((form) => !isLong(form.key) && form.responses?.hasPdf)) {
    const [rows, papers] = [findStepIndex('responses', key), findStepIndex('papers', key)];
    expect(rows).toBeLessThan(papers);
    expect(papers).toBeLessThan(firstOfLong);
    const last = Math.max(...steps.filter(({ formKey }) => formKey === key).map(({ to }) => to));
    expect(steps[papers]!.to).toBe(last);
  }
});

it('creates every response and PDF exactly once', () => {
  for (const what of ['responses', 'papers']) {
    for (const { key, responses } of formsWithResponses) {
      const ofForm = steps.filter((part) => part.what === what && part.formKey === key);
      const reached = ofForm
        .toSorted((one, other) => one.from - other.from)
        .reduce((next, { from, to }) => (from === next ? to + 1 : Number.NaN), 1);
      const drafts = Object.keys(responses!.drafts ?? {}).length;
      const expectedCount = what === 'responses' || responses!.hasPdf ? responses!.count + drafts : 0;
      expect([what, key, reached - 1]).toEqual([what, key, expectedCount]);
    }
  }
});
