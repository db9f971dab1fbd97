export { createExplainer, type Explainer } from './explanations/create-explainer.ts';
export type { FieldExplanation, Reason, ReasonKind } from './explanations/field-explanation.ts';
export type { DecidingAnswer, DecidingPart } from './explanations/find-deciding-parts.ts';
export type * from './form-rule.ts';
export { listRules } from './list-rules.ts';
export { collectExpressions, type OperationKind, type RuleExpression } from './rule-expression.ts';
