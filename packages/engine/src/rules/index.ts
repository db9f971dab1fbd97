export { createExplainer, type Explainer } from './explanations/create-explainer.ts';
export type { DecidingAnswer, DecidingPart } from './explanations/evaluate-expression.ts';
export type { FieldExplanation, Reason, ReasonKind } from './explanations/explain-field.ts';
export type * from './form-rule.ts';
export { listRules } from './list-rules.ts';
export { collectExpressions, type OperationKind, type RuleExpression } from './rule-expression.ts';
