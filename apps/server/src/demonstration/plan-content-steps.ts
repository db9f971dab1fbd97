import { allForms } from './forms/all-forms.ts';
import type { DemoForm } from './forms/demo-form.ts';
import { type ContentStep, MAILED_RESPONSES } from './making/create-content.ts';
import { planResponses } from './making/plan-responses.ts';

/** Number of responses per step, which appear in the library together. */
const BATCH_SIZE = 50;
const LONG_FORM_RESPONSES = 1000;
/** Number of newest responses per form whose PDFs are created first, since creating PDFs takes long. */
const NEWEST_RESPONSES = MAILED_RESPONSES;

/**
 * Returns the steps for creating demo content, in order: responses of short forms, PDFs of the newest responses,
 * responses of the long form, remaining PDFs.
 */
export function planContentSteps(beganAt: string): readonly ContentStep[] {
  const answered = allForms.map((form) => ({ form, count: planResponses(form, beganAt).length }));
  const [short, long] = [
    answered.filter(({ count }) => count < LONG_FORM_RESPONSES),
    answered.filter(({ count }) => count >= LONG_FORM_RESPONSES),
  ];
  const withPdf = answered.filter(({ form }) => form.responses?.hasPdf);
  return [
    ...short.flatMap(({ form, count }) => planFormSteps(form, 'responses', count)),
    ...withPdf.map(({ form: { key }, count }) => {
      return { formKey: key, what: 'papers', from: count - NEWEST_RESPONSES + 1, to: count } as const;
    }),
    ...long.flatMap(({ form, count }) => planFormSteps(form, 'responses', count)),
    ...withPdf.flatMap(({ form, count }) => planFormSteps(form, 'papers', count - NEWEST_RESPONSES).toReversed()),
  ];
}

const planFormSteps = ({ key }: DemoForm, what: ContentStep['what'], count: number): readonly ContentStep[] =>
  Array.from({ length: Math.ceil(count / BATCH_SIZE) }, (_part, at) => {
    return { formKey: key, what, from: at * BATCH_SIZE + 1, to: Math.min(count, (at + 1) * BATCH_SIZE) };
  });
