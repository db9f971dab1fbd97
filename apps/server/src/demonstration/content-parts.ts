import { allForms } from './forms/all-forms.ts';
import type { DemoForm } from './forms/demo-form.ts';
import { type ContentPart, MAILED } from './making/make-content.ts';
import { planResponses } from './making/plan-responses.ts';

/** Responses of one step: readers of the library see them all at once. */
const AT_ONCE = 50;
const LONG = 1000;
/** Papers take long to draw: those of each form's newest responses come before anything else does. */
const NEWEST = MAILED;

/** Rows of the short forms, then the papers of each one's newest responses: what is looked at first. Then the long form and the other papers. */
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
  Array.from({ length: Math.ceil(count / AT_ONCE) }, (_part, at) => {
    return { formKey: key, what, from: at * AT_ONCE + 1, to: Math.min(count, (at + 1) * AT_ONCE) };
  });
