/** A description of a form with its expected result: a word of each label, and the acceptable types. */
export interface PromptSample {
  readonly prompt: string;
  readonly title: RegExp;
  readonly fields: readonly (readonly [label: RegExp, types: string])[];
}
