import type { FormDefinition } from '../../definition/form-definition.ts';
import { isFalse, isTrue } from '../../definition/read-property.ts';
import type { FieldPlan } from '../../plan/field-plan.ts';
import type { SessionWarning } from '../../plan/session-warning.ts';
import type { FormRule, RuleDiagnostic, UnusedReason } from '../form-rule.ts';
import type { ParsedRule } from '../parsing/parse-rules.ts';
import { collectUnresolvedNames, type RuleExpression } from '../rule-expression.ts';
import { evaluateStatically } from './evaluate-statically.ts';
import { findCycles } from './find-cycles.ts';

type Diagnostics = FormRule['diagnostics'];

/** Returns the diagnostics of each rule, in the order of `rules`. */
export function diagnoseRules(
  rules: readonly ParsedRule[],
  plans: readonly FieldPlan[],
  form: FormDefinition,
  warnings: readonly SessionWarning[],
): readonly Diagnostics[] {
  const cycles = findCycles(rules, plans);
  const byId = new Map(plans.map((plan) => [plan.id, plan]));
  const invalidPaths = new Set(
    warnings
      .filter(({ code }) => code.startsWith('unusable') || code === 'unknown-operator')
      .map(({ nodeId }) => nodeId),
  );
  const events = collectEvents(plans);
  const pathsShownByLogic = findPathsShownByLogic(rules);
  return rules.map((rule) => {
    const why = findUnusedReason(rule, {
      isWizard: form.display === 'wizard',
      events,
      pathsShownByLogic,
      invalidPaths,
    });
    const through = cycles.get(rule);
    return [
      ...findUnresolvedNames(rule),
      ...findConstantResult(rule, byId),
      ...(through ? [{ mark: 'circle', through } as const] : []),
      ...(why ? [{ mark: 'unused', why } as const] : []),
    ];
  });
}

const findUnresolvedNames = ({ expressions }: ParsedRule): Diagnostics =>
  (['lost', 'absent'] as const).flatMap((mark) => {
    const names = collectUnresolvedNames(expressions, mark);
    return names.length > 0 ? [{ mark, names }] : [];
  });

/** Returns a diagnostic if the result of a rule is the same for all answers. */
function findConstantResult(
  { behavior, plan, kind }: ParsedRule,
  byId: ReadonlyMap<string, FieldPlan>,
): readonly RuleDiagnostic[] {
  const condition = getCondition(behavior, kind);
  if (!condition) return isSatisfiable(plan, kind) ? [] : [{ mark: 'never' }];
  const result = evaluateStatically(condition, byId);
  return result === 'perhaps' ? [] : [{ mark: result }];
}

function getCondition(behavior: ParsedRule['behavior'], kind: string): RuleExpression | undefined {
  if (behavior.does === 'act') return behavior.trigger;
  if (behavior.does === 'check') return behavior.valid;
  if (behavior.does !== 'show' && behavior.does !== 'hide' && behavior.does !== 'open') return undefined;
  // The engine ignores clauses of a simple condition that name a missing component.
  return kind === 'conditional' ? removeUnresolved(behavior.when) : behavior.when;
}

function removeUnresolved(condition: RuleExpression | undefined): RuleExpression | undefined {
  if (!condition || (condition.is === 'compare' && condition.left.is === 'lost')) return undefined;
  if (condition.is !== 'all' && condition.is !== 'any') return condition;
  const of = condition.of.filter((one) => removeUnresolved(one) !== undefined);
  return of.length > 0 ? { ...condition, of } : undefined;
}

/** Returns false if the minimum of a pair of limits is greater than the maximum, so that no answer is valid. */
function isSatisfiable({ definition }: FieldPlan, kind: string): boolean {
  const limitPair = limitPairs.find((one) => one.includes(kind));
  if (!limitPair) return true;
  const validate = (definition.validate ?? {}) as Readonly<Record<string, unknown>>;
  const [minimum, maximum] = limitPair.map((name) => validate[name.slice('validate.'.length)]).map(parseLimit);
  return minimum === undefined || maximum === undefined || minimum <= maximum;
}

const parseLimit = (stored: unknown): number | undefined =>
  stored === undefined || stored === null || stored === '' || Number.isNaN(Number(stored)) ? undefined : Number(stored);

const limitPairs = [
  ['validate.min', 'validate.max'],
  ['validate.minLength', 'validate.maxLength'],
  ['validate.minWords', 'validate.maxWords'],
] as const satisfies readonly (readonly string[])[] as readonly (readonly string[])[];

interface FormContext {
  readonly isWizard: boolean;
  readonly events: ReadonlySet<string> | undefined;
  readonly pathsShownByLogic: ReadonlySet<string>;
  readonly invalidPaths: ReadonlySet<string>;
}

function findUnusedReason(
  rule: ParsedRule,
  { isWizard, events, pathsShownByLogic, invalidPaths }: FormContext,
): UnusedReason | undefined {
  const { behavior, plan, topic } = rule;
  if (rule.isOverruled) return 'overruled';
  if (behavior.does === 'act') {
    if (behavior.actions.length === 0) return 'noActions';
    if (behavior.event !== undefined && events && !events.has(behavior.event)) return 'noEvent';
  }
  if (behavior.does === 'lead' && (!isWizard || plan.parent)) return 'noWizard';
  const isJson = rule.kind.endsWith('json') && rule.expressions.length === 0;
  if ((isJson || rule.kind === 'validate.pattern') && invalidPaths.has(plan.id)) return 'broken';
  const isValidation = topic === 'required' || topic === 'checked';
  return isValidation && isNeverVisible(plan, pathsShownByLogic) ? 'unseen' : undefined;
}

/**
 * Returns true if the component or an ancestor has `hidden: true` and no logic shows it, unless `validateWhenHidden`
 * validates it anyway.
 */
function isNeverVisible(plan: FieldPlan, pathsShownByLogic: ReadonlySet<string>): boolean {
  if (isTrue(plan.definition.validateWhenHidden)) return false;
  for (let ancestor: FieldPlan | undefined = plan; ancestor; ancestor = ancestor.parent) {
    if (isTrue(ancestor.definition.hidden) && !pathsShownByLogic.has(ancestor.id)) return true;
  }
  return false;
}

/** Returns the paths of components whose logic may show them, including logic whose actions are unknown. */
function findPathsShownByLogic(rules: readonly ParsedRule[]): ReadonlySet<string> {
  const mayShow = ({ behavior }: ParsedRule) =>
    behavior.does === 'act' &&
    behavior.actions.some((one) =>
      one.act === 'property'
        ? one.property === 'hidden' && (isFalse(one.state) || !isTrue(one.state))
        : one.act !== 'value',
    );
  return new Set(rules.filter(mayShow).map(({ componentPath: of }) => of));
}

/** Returns the events that buttons of the form raise; undefined if code of the form may raise any event. */
function collectEvents(plans: readonly FieldPlan[]): ReadonlySet<string> | undefined {
  const events = new Set<string>();
  for (const { definition } of plans) {
    if (typeof definition.event === 'string') events.add(definition.event);
    if (typeof definition.custom === 'string' && definition.custom.includes('emit')) return undefined;
    if (
      JSON.stringify([definition.logic ?? '', definition.onChange ?? '', definition.calculateValue ?? '']).includes(
        'emit(',
      )
    ) {
      return undefined;
    }
  }
  return events;
}
