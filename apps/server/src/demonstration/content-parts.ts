import { allForms } from './forms/all-forms.ts';
import type { DemoForm } from './forms/demo-form.ts';
import { type ContentPart, MAILED } from './making/make-content.ts';
import { planResponses } from './making/plan-responses.ts';

/** Number of responses per step, which appear in the library together. */
const BATCH_SIZE = 50;
const LONG = 1000;
/** Number of newest responses per form whose PDFs are created first, since creating PDFs takes long. */
const NEWEST = MAILED;

/**
 * Returns the steps for creating demo content, in order: responses of short forms, PDFs of the newest responses,
 * responses of the long form, remaining PDFs.
 */
export function contentParts(beganAt: string): readonly ContentPart[] {
  const answered = allForms.map((form) => ({ form, count: planResponses(form, beganAt).length }));
  const [short, long] = [answered.filter(({ count }) => count < LONG), answered.filter(({ count }) => count >= LONG)];
  const withPaper = answered.filter(({ form }) => form.responses?.hasPdf);
  return [
    ...short.flatMap(({ form, count }) => partsOf(form, 'responses', count)),
    ...withPaper.map(({ form: { key }, count }) => {
      return { formKey: key, what: 'papers', from: count - NEWEST + 1, to: count } as const;
    }),
    ...long.flatMap(({ form, count }) => partsOf(form, 'responses', count)),
    ...withPaper.flatMap(({ form, count }) => partsOf(form, 'papers', count - NEWEST).toReversed()),
  ];
}

const partsOf = ({ key }: DemoForm, what: ContentPart['what'], count: number): readonly ContentPart[] =>
  Array.from({ length: Math.ceil(count / BATCH_SIZE) }, (_part, at) => {
    return { formKey: key, what, from: at * BATCH_SIZE + 1, to: Math.min(count, (at + 1) * BATCH_SIZE) };
  });
