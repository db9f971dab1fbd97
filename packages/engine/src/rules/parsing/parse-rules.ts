import { isFalse, isNonBlank, isTrue, toRecord } from '../../definition/read-property.ts';
import { hasSimpleCondition } from '../../logic/effects/parse-effects.ts';
import type { FieldPlan } from '../../plan/field-plan.ts';
import type { FormRule, RuleBehavior, RuleTopic } from '../form-rule.ts';
import { collectDependencies, createLiteral, negate, type RuleExpression } from '../rule-expression.ts';
import { parseCode, type ResultName } from './parse-code.ts';
import { parseJsonLogic } from './parse-json-logic.ts';
import { parseConditionExpression, parseLogic } from './parse-logic.ts';
import { parseLimits, parsePermissions } from './parse-restrictions.ts';

/** Rule before analysis: with its expressions and without diagnostics. */
export interface ParsedRule extends Omit<FormRule, 'diagnostics' | 'dependencies'> {
  readonly plan: FieldPlan;
  readonly expressions: readonly RuleExpression[];
  /** Components that the rule names, except those whose answers its expressions read. */
  readonly componentNames?: readonly string[];
  /** Another condition of the component takes precedence. */
  readonly isOverruled?: boolean;
}

/**
 * Parses every rule of a component: visibility, settings, values, validation, `logic`, events and permissions, in this
 * order.
 */
export function parseRules(plan: FieldPlan): readonly ParsedRule[] {
  return [
    ...parseVisibility(plan),
    ...parseSettings(plan),
    ...(plan.role === 'layout' ? [] : [...parseAnswerRules(plan), ...parseValidation(plan)]),
    ...parseLogic(plan).map((entry) =>
      createRule(plan, entry.kind, 'other', entry.does, entry.expressions, entry.code),
    ),
    ...parseOtherRules(plan),
    ...parsePermissions(plan.definition).map(({ kind, does: behavior }) => createRule(plan, kind, 'shown', behavior)),
  ];
}

function createRule(
  plan: FieldPlan,
  kind: string,
  topic: RuleTopic,
  behavior: RuleBehavior,
  expressions: readonly (RuleExpression | undefined)[] = [],
  code?: unknown,
): ParsedRule {
  const parsedExpressions = expressions.filter((one) => one !== undefined);
  const isFullyParsed =
    typeof code !== 'string' ||
    code.trim() === '' ||
    (expressions.length > 0 && parsedExpressions.length === expressions.length);
  const id = `${plan.id} ${kind}`;
  return {
    id,
    componentPath: plan.id,
    kind,
    topic,
    behavior,
    plan,
    expressions: parsedExpressions,
    ...(!isFullyParsed && { code }),
  };
}

/** Parses code or JSONLogic. Also returns the source, which is shown if the rule can't be parsed. */
function parseCodeOrJson(
  stored: unknown,
  resultName: ResultName,
  plan: FieldPlan,
): { readonly expression: RuleExpression | undefined; readonly code?: string } {
  if (!isNonBlank(stored)) return { expression: parseJsonLogic(stored, plan), code: JSON.stringify(stored) };
  return { expression: parseCode(stored, resultName, plan), code: stored };
}

const isPresent = (stored: unknown): boolean =>
  isNonBlank(stored) || (typeof stored === 'object' && stored !== null && Object.keys(stored).length > 0);

function parseVisibility(plan: FieldPlan): readonly ParsedRule[] {
  const { definition } = plan;
  const { conditional, customConditional } = definition;
  const clears = clearsAnswer(plan);
  const createBehavior = (when: RuleExpression | undefined, shows = true): RuleBehavior => ({
    does: shows ? 'show' : 'hide',
    when,
    clears,
  });
  const simple = parseConditionExpression(conditional, plan);
  const { json } = toRecord(conditional);
  const isCode = isNonBlank(customConditional);
  const isSimple = hasSimpleCondition(definition);
  const found: ParsedRule[] = [];
  if (isCode) {
    const when = parseCode(customConditional, 'show', plan);
    found.push(createRule(plan, 'customConditional', 'shown', createBehavior(when), [when], customConditional));
  }
  if (simple) {
    const read = createRule(plan, 'conditional', 'shown', createBehavior(simple.when, simple.shows), [simple.when]);
    found.push({ ...read, isOverruled: isCode });
  }
  if (isPresent(json)) {
    const { expression, code } = parseCodeOrJson(json, 'show', plan);
    const read = createRule(plan, 'conditional.json', 'shown', createBehavior(expression), [expression], code);
    found.push({ ...read, isOverruled: isCode || isSimple });
  }
  return found;
}

function clearsAnswer({ role, definition }: FieldPlan): boolean {
  if (role === 'layout') return isTrue(definition.clearOnHide);
  return role !== 'foreign' && !isFalse(definition.clearOnHide);
}

const parseSettings = (plan: FieldPlan): readonly ParsedRule[] =>
  (['hidden', 'disabled'] as const)
    .filter((setting) => isTrue(plan.definition[setting]))
    .map((setting) => createRule(plan, setting, setting === 'hidden' ? 'shown' : 'other', { does: 'set', setting }));

function parseAnswerRules(plan: FieldPlan): readonly ParsedRule[] {
  const { definition } = plan;
  const { calculateValue, customDefaultValue, defaultValue, allowCalculateOverride } = definition;
  const found: ParsedRule[] = [];
  if (isPresent(calculateValue)) {
    const { expression, code } = parseCodeOrJson(calculateValue, 'value', plan);
    const behavior = { does: 'calculate', value: expression, allowsOverride: isTrue(allowCalculateOverride) } as const;
    found.push(createRule(plan, 'calculateValue', 'calculated', behavior, [expression], code));
  }
  if (isPresent(customDefaultValue)) {
    const { expression, code } = parseCodeOrJson(customDefaultValue, 'value', plan);
    found.push(
      createRule(plan, 'customDefaultValue', 'calculated', { does: 'default', value: expression }, [expression], code),
    );
  } else if (plan.role === 'value' && hasDefaultValue(defaultValue)) {
    found.push(createRule(plan, 'defaultValue', 'calculated', { does: 'default', value: createLiteral(defaultValue) }));
  }
  return found;
}

/** Returns false for the empty values that form.io stores for a component without a default. */
function hasDefaultValue(stored: unknown): boolean {
  if (Array.isArray(stored)) return stored.some(hasDefaultValue);
  if (typeof stored === 'object' && stored !== null) return Object.values(stored).some(hasDefaultValue);
  return stored !== undefined && stored !== null && stored !== '' && stored !== false && stored !== 'false';
}

function parseValidation(plan: FieldPlan): readonly ParsedRule[] {
  const { definition } = plan;
  const validate = toRecord(definition.validate);
  const found: ParsedRule[] = [];
  if (isTrue(validate.required)) found.push(createRule(plan, 'validate.required', 'required', { does: 'require' }));
  for (const { kind, ...limit } of parseLimits(definition)) {
    found.push(createRule(plan, kind, 'checked', { does: 'limit', ...limit }));
  }
  if (isNonBlank(validate.custom)) {
    const valid = parseCode(validate.custom, 'valid', plan);
    found.push(createRule(plan, 'validate.custom', 'checked', { does: 'check', valid }, [valid], validate.custom));
  }
  if (isPresent(validate.json)) {
    const { expression, code } = parseCodeOrJson(validate.json, 'valid', plan);
    found.push(createRule(plan, 'validate.json', 'checked', { does: 'check', valid: expression }, [expression], code));
  }
  return found;
}

function parseOtherRules(plan: FieldPlan): readonly ParsedRule[] {
  const { definition } = plan;
  const { onChange, custom, conditionalAddButton, data } = definition;
  const parseCodeRule = (kind: string, stored: unknown, behavior: RuleBehavior): readonly ParsedRule[] =>
    isNonBlank(stored) ? [createRule(plan, kind, 'other', behavior, [undefined], stored)] : [];
  const addRowCondition = isPresent(conditionalAddButton)
    ? parseCodeOrJson(conditionalAddButton, 'show', plan)
    : undefined;
  return [
    ...(addRowCondition
      ? [
          createRule(
            plan,
            'conditionalAddButton',
            'other',
            { does: 'open', when: addRowCondition.expression },
            [addRowCondition.expression],
            addRowCondition.code,
          ),
        ]
      : []),
    ...parseCodeRule('onChange', onChange, { does: 'run', on: 'change' }),
    ...parseCodeRule('custom', custom, { does: 'run', on: 'press' }),
    ...parseCodeRule('data.custom', toRecord(data).custom, { does: 'load' }),
    ...parseNextPage(plan),
    ...parseRefresh(plan),
  ];
}

function parseNextPage(plan: FieldPlan): readonly ParsedRule[] {
  const { nextPage } = plan.definition;
  if (!plan.spec?.isPage || (typeof nextPage !== 'number' && !isNonBlank(nextPage))) return [];
  const code = isNonBlank(nextPage) ? parseCode(nextPage, 'page', plan) : undefined;
  const to = findPage(String(nextPage).trim(), plan) ?? (code && resolvePages(code, plan));
  return [createRule(plan, 'nextPage', 'other', { does: 'lead', to }, [to], nextPage)];
}

/** Replaces page keys and page numbers in the result of code by references to the pages. */
function resolvePages(expression: RuleExpression, plan: FieldPlan): RuleExpression {
  if (expression.is === 'choose') {
    const { yes, otherwise } = expression;
    return { ...expression, yes: resolvePages(yes, plan), otherwise: otherwise && resolvePages(otherwise, plan) };
  }
  const isPageReference =
    expression.is === 'value' && (typeof expression.value === 'string' || typeof expression.value === 'number');
  return (isPageReference && findPage(String(expression.value).trim(), plan)) || expression;
}

function findPage(name: string, { scope }: FieldPlan): RuleExpression | undefined {
  const page = /^\d{1,4}$/.test(name)
    ? scope.roots.filter(({ spec }) => spec?.isPage)[Number(name)]
    : scope.roots.find(({ definition }) => definition.key === name);
  if (page) return { is: 'answer', of: page.id };
  return /[=;()\s]/.test(name) ? undefined : { is: 'lost', name };
}

function parseRefresh(plan: FieldPlan): readonly ParsedRule[] {
  const { refreshOn, clearOnRefresh } = plan.definition;
  const storedTargets = Array.isArray(refreshOn)
    ? refreshOn.map((entry) => toRecord(entry).value ?? entry)
    : [refreshOn];
  const targetNames = storedTargets.filter(isNonBlank);
  if (targetNames.length === 0) return [];
  const conditions = targetNames
    .filter((name) => name !== 'data')
    .map((name) => parseConditionExpression({ when: name }, plan)!.when);
  const targets = conditions.flatMap((one) => (one.is === 'compare' ? one.left : negate(one)));
  const after = collectDependencies(targets);
  const behavior = { does: 'refresh', after, clears: isTrue(clearOnRefresh) } as const;
  return [createRule(plan, 'refreshOn', 'other', behavior, targets)];
}
