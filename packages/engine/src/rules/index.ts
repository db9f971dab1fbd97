export type * from './form-rule.ts';
export { listRules } from './list-rules.ts';
export { type Computed, type Meaning, meaningsIn } from './meaning.ts';
