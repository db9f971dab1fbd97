import type { ComponentDefinition } from '../../definition/form-definition.ts';
import { isNonBlank, isTrue, toRecord } from '../../definition/read-property.ts';
import type { Computation, EffectPlan, FieldPlan } from '../../plan/field-plan.ts';
import type { SessionWarning } from '../../plan/session-warning.ts';
import type { ScriptKind, ScriptResultName, ScriptSource } from '../../scripts/script-host.ts';
import {
  type ParseContext,
  parseCondition,
  parseJsonLogic,
  parseRefreshTargets,
  parseScript,
  parseTemplate,
  parseUrl,
} from './parse-computation.ts';

type EffectSource = Pick<EffectPlan, 'role' | 'kind'> & { readonly isOnce?: true };

/** Parses all effects of a component except its simple condition, in the order in which they run. */
function parseEffects(plan: FieldPlan, context: ParseContext): readonly EffectPlan[] {
  const { definition, role } = plan;
  const entries = Array.isArray(definition.logic) ? definition.logic : [];
  return [
    ...parseVisibility(plan, context),
    ...(role === 'layout' ? [] : parseAnswerEffects(plan, context)),
    ...parseRequests(plan, context),
    ...parseChoices(plan, context),
    ...(plan.spec?.htmlTemplates ?? []).flatMap((property) =>
      createPlans(plan, { role: 'text', kind: property }, parseTemplate(plan, property, context)),
    ),
    ...entries.flatMap((stored, entry) => parseLogicEntry(plan, toRecord(stored), entry, context)),
  ];
}

function createPlans(
  plan: FieldPlan,
  source: EffectSource,
  computation: Computation | undefined,
): readonly EffectPlan[] {
  return computation ? [{ isOnce: false, actionPlans: [], ...source, plan, computation }] : [];
}

function parseVisibility(plan: FieldPlan, context: ParseContext): readonly EffectPlan[] {
  const { definition } = plan;
  if (isNonBlank(definition.customConditional)) {
    const kind = 'customConditional';
    return createPlans(
      plan,
      { role: 'visibility', kind },
      parseScript(plan, kind, 'show', definition.customConditional, context),
    );
  }
  if (hasSimpleCondition(definition)) return [];
  const kind = 'conditional.json';
  return createPlans(
    plan,
    { role: 'visibility', kind },
    parseJsonLogic(plan, kind, toRecord(definition.conditional).json, context),
  );
}

/** Parses effects that calculate or validate the answer, or that react to its changes. */
function parseAnswerEffects(plan: FieldPlan, context: ParseContext): readonly EffectPlan[] {
  const { definition } = plan;
  const validate = toRecord(definition.validate);
  const parseCode = (kind: ScriptKind, resultName: ScriptResultName, source: unknown) =>
    parseScript(plan, kind, resultName, source, context);
  const parseCodeOrJson = (kind: 'calculateValue' | 'customDefaultValue') =>
    parseCode(kind, 'value', definition[kind]) ?? parseJsonLogic(plan, kind, definition[kind], context);
  return [
    ...createPlans(plan, { role: 'calculation', kind: 'calculateValue' }, parseCodeOrJson('calculateValue')),
    ...createPlans(
      plan,
      { role: 'default', kind: 'customDefaultValue', isOnce: true },
      parseCodeOrJson('customDefaultValue'),
    ),
    ...createPlans(
      plan,
      { role: 'validity', kind: 'validate.custom' },
      parseCode('validate.custom', 'valid', validate.custom),
    ),
    ...createPlans(
      plan,
      { role: 'validity', kind: 'validate.json' },
      parseJsonLogic(plan, 'validate.json', validate.json, context),
    ),
    ...createPlans(
      plan,
      { role: 'change', kind: 'onChange', isOnce: true },
      parseCode('onChange', 'nothing', definition.onChange),
    ),
    ...createPlans(
      plan,
      { role: 'refresh', kind: 'refreshOn' },
      isTrue(definition.clearOnRefresh) ? parseRefreshTargets(plan) : undefined,
    ),
    ...(plan.role === 'rows' ? parseAddCondition(plan, context) : []),
  ];
}

/** Parses the condition for adding rows to a grid. */
function parseAddCondition(plan: FieldPlan, context: ParseContext): readonly EffectPlan[] {
  const kind = 'conditionalAddButton';
  const stored = plan.definition[kind];
  return createPlans(
    plan,
    { role: 'adding', kind },
    parseScript(plan, kind, 'show', stored, context) ?? parseJsonLogic(plan, kind, stored, context),
  );
}

/** Parses scripts that run on demand, such as a button's `custom`. */
function parseRequests(plan: FieldPlan, context: ParseContext): readonly EffectPlan[] {
  const { custom, nextPage } = plan.definition;
  const page = looksLikeCode(nextPage) ? parseScript(plan, 'nextPage', 'page', nextPage, context) : undefined;
  return [
    ...createPlans(
      plan,
      { role: 'request', kind: 'custom', isOnce: true },
      parseScript(plan, 'custom', 'nothing', custom, context),
    ),
    ...createPlans(plan, { role: 'request', kind: 'nextPage', isOnce: true }, page),
  ];
}

/** Parses choices that come from a script or a URL. */
function parseChoices(plan: FieldPlan, context: ParseContext): readonly EffectPlan[] {
  const from = plan.spec?.choicesFrom?.(plan.props);
  if (!from) return [];
  const isCode = 'code' in from;
  const kind = isCode ? 'data.custom' : 'data.url';
  const computation = isCode
    ? parseScript(plan, kind as 'data.custom', 'values', from.code, context)
    : parseUrl(plan, from.address, context);
  return [
    ...createPlans(plan, { role: 'offer', kind }, computation),
    ...createPlans(plan, { role: 'offer', kind: 'refreshOn' }, isCode ? undefined : parseRefreshTargets(plan)),
  ];
}

/** Returns true if the next page is computed by code instead of named by its key. */
function looksLikeCode(source: unknown): boolean {
  return typeof source === 'string' && /[=;()\s]/.test(source.trim());
}

/** Scripts of a form, and warnings about logic that cannot be used. */
interface FormEffects {
  readonly scripts: readonly ScriptSource[];
  readonly warnings: readonly SessionWarning[];
}

/** Parses the effects of each component, and links each effect to the components that it names. */
export function linkEffects(plans: readonly FieldPlan[]): FormEffects {
  const scripts: ScriptSource[] = [];
  const warnings: SessionWarning[] = [];
  for (const plan of plans) {
    const effects = parseEffects(plan, { scripts, warnings });
    if (effects.length > 0) plan.effects = effects;
    for (const effect of plan.effects) {
      if (!('targets' in effect.computation)) continue;
      for (const target of new Set(effect.computation.targets)) target.watchers.push(effect);
    }
  }
  return { scripts, warnings };
}

type StoredRecord = Readonly<Record<string, unknown>>;

/** Parses one entry of a component's `logic`: its trigger and its actions. */
function parseLogicEntry(
  plan: FieldPlan,
  { trigger: storedTrigger, actions }: StoredRecord,
  entry: number,
  context: ParseContext,
): readonly EffectPlan[] {
  const computation = parseTrigger(plan, toRecord(storedTrigger), context);
  if (!computation) return [];
  const storedActions = Array.isArray(actions) ? actions.map(toRecord) : [];
  const common = { kind: 'logic', plan, entry, isOnce: computation.type === 'event', actionPlans: [] } as const;
  const actionPlans = storedActions.flatMap((action): readonly EffectPlan[] => {
    const parsedAction = parseAction(plan, action, context);
    return parsedAction?.computation
      ? [{ ...common, role: parsedAction.role, computation: parsedAction.computation }]
      : [];
  });
  return [{ role: 'trigger', kind: 'logic', plan, entry, isOnce: false, computation, actionPlans }, ...actionPlans];
}

function parseTrigger(
  plan: FieldPlan,
  { type, simple, javascript, json: stored, event }: StoredRecord,
  context: ParseContext,
): Computation | undefined {
  if (type === 'javascript') return parseScript(plan, 'logic.trigger', 'result', javascript, context);
  if (type === 'json') return parseJsonLogic(plan, 'logic', stored, context);
  if (type === 'event') return typeof event === 'string' && event !== '' ? { type: 'event', event } : undefined;
  return type === 'simple' ? parseCondition(plan, simple, context) : undefined;
}

/** NOTE: actions that set properties need no effect; `resolveDefinition` applies them. */
function parseAction(
  plan: FieldPlan,
  { type, value, schemaDefinition, customAction }: StoredRecord,
  context: ParseContext,
) {
  switch (type) {
    case 'value':
      return { role: 'value', computation: parseScript(plan, 'logic.value', 'value', value, context) } as const;
    case 'customAction':
      return {
        role: 'action',
        computation: parseScript(plan, 'logic.customAction', 'value', customAction, context),
      } as const;
    case 'mergeComponentSchema':
      return {
        role: 'schema',
        computation: parseScript(plan, 'logic.mergeComponentSchema', 'schema', schemaDefinition, context),
      } as const;
    default:
      return undefined;
  }
}

/**
 * Returns true if a component has a simple condition. Precedence as in form.io: code, then a simple condition, then
 * JSONLogic.
 */
export function hasSimpleCondition(definition: ComponentDefinition): boolean {
  const { when, conditions } = toRecord(definition.conditional);
  return (typeof when === 'string' && when.trim() !== '') || (Array.isArray(conditions) && conditions.length > 0);
}
