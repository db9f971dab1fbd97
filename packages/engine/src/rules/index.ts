export type * from './form-rule.ts';
export { listRules } from './list-rules.ts';
export { type Computed, type Meaning, meaningsIn } from './meaning.ts';
export { createExplainer, type Explainer } from './why/create-explainer.ts';
export type { DecidingAnswer, DecidingPart } from './why/find-deciding.ts';
export type { Reason, ReasonDoes, Why } from './why/why.ts';
