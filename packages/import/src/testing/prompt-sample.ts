/**
 * Description of a form with its expected result: a word from the label of each question, and the acceptable component
 * types.
 */
export interface PromptSample {
  readonly prompt: string;
  readonly title: RegExp;
  readonly fields: readonly (readonly [label: RegExp, types: string])[];
}
