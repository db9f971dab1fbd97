import type { FormProblem } from '@tideform/engine';

const problemWords: Readonly<Record<FormProblem['code'], string>> = {
  'not-a-form': 'this is not a form: it needs a list called components.',
  'not-a-component': 'this is not a component.',
  'missing-type': 'a component needs a type.',
  'wrong-type': 'this has the wrong type.',
  'refused-name': 'this name is not allowed.',
  'not-json': 'this is not JSON.',
  'too-deep': 'the form is nested too deeply.',
  'too-large': 'the form is too large.',
  'too-many': 'there is too much of this.',
};

const limitWords: Readonly<Record<NonNullable<FormProblem['limit']>['what'], (most: string) => string>> = {
  components: (most) => `a form has at most ${most} components.`,
  fields: (most) => `a form starts with at most ${most} fields, those in default rows too.`,
  choices: (most) => `a question has at most ${most} choices.`,
  rows: (most) => `a default has at most ${most} rows.`,
  logicRules: (most) => `a form has at most ${most} logic rules.`,
  textLength: (most) => `a text has at most ${most} characters.`,
};

/** Says where in a form something is refused, and why. */
export function wordFormProblem({ code, path, limit }: FormProblem): string {
  const reason = limit ? limitWords[limit.what](limit.most.toLocaleString('en')) : problemWords[code];
  return path ? `${path}: ${reason}` : reason;
}
