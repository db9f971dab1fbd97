/** What people write who need a form, and what one would expect of it: a word of the label, and the types that are right. */
export interface PromptSample {
  readonly prompt: string;
  readonly title: RegExp;
  readonly fields: readonly (readonly [label: RegExp, types: string])[];
}
