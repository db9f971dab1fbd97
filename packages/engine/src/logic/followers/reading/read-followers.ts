import { conditionTargets, namesWholePaths, readCondition } from '../../../conditions/condition.ts';
import type { ComponentDefinition } from '../../../definition/form-definition.ts';
import { isTrue, recordOf } from '../../../definition/read-property.ts';
import { readJsonLogic } from '../../../json-logic/read-json-logic.ts';
import { findTarget } from '../../../plan/find-target.ts';
import type { FollowerRole } from '../../../plan/follower-role.ts';
import type { Asking, FollowerPlan, PlacePlan } from '../../../plan/place-plan.ts';
import type { SessionWarning } from '../../../plan/session-warning.ts';
import type { ScriptKind, ScriptResultName, ScriptSource } from '../../../scripts/script-host.ts';
import { readHtml } from '../../../templates/html/html-template.ts';

/** What collects while the components of a form are read. */
export interface FollowerReading {
  readonly scripts: ScriptSource[];
  readonly warnings: SessionWarning[];
}

interface Written {
  readonly role: FollowerRole;
  readonly kind: string;
  readonly entry?: number;
  readonly isOnce?: boolean;
}

/** Reads everything of a component that follows from answers, but for its simple condition. */
export function readFollowers(plan: PlacePlan, reading: FollowerReading): readonly FollowerPlan[] {
  const { definition } = plan;
  const followers: FollowerPlan[] = [];
  const add = (written: Written, asks: Asking | undefined) => {
    if (asks) followers.push({ isOnce: false, ...written, plan, asks });
  };
  const code = (kind: ScriptKind, gives: ScriptResultName, source: unknown) =>
    script(plan, kind, gives, source, reading);
  const rule = (kind: string, source: unknown) => json(plan, kind, source, reading);
  const conditional = recordOf(definition.conditional);
  const validate = recordOf(definition.validate);

  if (isCode(definition.customConditional)) {
    const kind = 'customConditional';
    add({ role: 'visibility', kind }, code(kind, 'show', definition.customConditional));
  } else if (!hasSimpleCondition(definition)) {
    const kind = 'conditional.json';
    add({ role: 'visibility', kind }, rule(kind, conditional.json));
  }
  if (plan.role !== 'layout') {
    const { calculateValue, customDefaultValue, onChange } = definition;
    const calculation = { role: 'calculation', kind: 'calculateValue' } as const;
    add(calculation, code('calculateValue', 'value', calculateValue) ?? rule('calculateValue', calculateValue));
    const byDefault = { role: 'default', kind: 'customDefaultValue', isOnce: true } as const;
    add(byDefault, code('customDefaultValue', 'value', customDefaultValue) ?? rule(byDefault.kind, customDefaultValue));
    add({ role: 'validity', kind: 'validate.custom' }, code('validate.custom', 'valid', validate.custom));
    add({ role: 'validity', kind: 'validate.json' }, rule('validate.json', validate.json));
    add({ role: 'change', kind: 'onChange', isOnce: true }, code('onChange', 'nothing', onChange));
    if (isTrue(definition.clearOnRefresh)) add({ role: 'refresh', kind: 'refreshOn' }, watch(plan));
  }
  add({ role: 'request', kind: 'custom', isOnce: true }, code('custom', 'nothing', definition.custom));
  if (looksLikeCode(definition.nextPage)) {
    add({ role: 'request', kind: 'nextPage', isOnce: true }, code('nextPage', 'page', definition.nextPage));
  }
  for (const property of plan.spec?.htmlTemplates ?? []) {
    add({ role: 'text', kind: property }, fill(plan, property, reading));
  }
  const entries = Array.isArray(definition.logic) ? definition.logic : [];
  for (const [entry, stored] of entries.entries()) readEntry(recordOf(stored), entry);
  return followers;

  function readEntry(stored: Readonly<Record<string, unknown>>, entry: number): void {
    const asks = trigger(recordOf(stored.trigger));
    if (!asks) return;
    add({ role: 'trigger', kind: 'logic', entry }, asks);
    for (const action of Array.isArray(stored.actions) ? stored.actions.map(recordOf) : []) {
      const { value, schemaDefinition, customAction } = action;
      const more = { kind: 'logic', entry, isOnce: asks.how === 'event' } as const;
      if (action.type === 'value') add({ ...more, role: 'value' }, code('logic.value', 'value', value));
      if (action.type === 'customAction')
        add({ ...more, role: 'action' }, code('logic.customAction', 'value', customAction));
      if (action.type === 'mergeComponentSchema') {
        add({ ...more, role: 'schema' }, code('logic.mergeComponentSchema', 'schema', schemaDefinition));
      }
    }
  }

  function trigger({
    type,
    simple,
    javascript,
    json: stored,
    event,
  }: Readonly<Record<string, unknown>>): Asking | undefined {
    if (type === 'javascript') return code('logic.trigger', 'result', javascript);
    if (type === 'json') return rule('logic', stored);
    if (type === 'event') return typeof event === 'string' && event !== '' ? { how: 'event', event } : undefined;
    return type === 'simple' ? compare(plan, simple, reading) : undefined;
  }
}

function script(
  { id }: PlacePlan,
  kind: ScriptKind,
  gives: ScriptResultName,
  code: unknown,
  { scripts }: FollowerReading,
): Asking | undefined {
  if (!isCode(code)) return undefined;
  return { how: 'script', script: scripts.push({ kind, gives, code, componentId: id }) - 1 };
}

function json(
  { id: nodeId }: PlacePlan,
  kind: string,
  stored: unknown,
  { warnings }: FollowerReading,
): Asking | undefined {
  if (typeof stored !== 'object' || stored === null || Object.keys(stored).length === 0) return undefined;
  const rule = readJsonLogic(stored);
  if ('evaluate' in rule) return { how: 'json', rule };
  warnings.push({ code: 'unusable-logic', nodeId, detail: `${kind}: ${rule.problem}` });
  return undefined;
}

function compare(plan: PlacePlan, simple: unknown, { warnings }: FollowerReading): Asking | undefined {
  const pretended = { type: '', conditional: simple };
  const find = (target: string) => findTarget(target, plan, namesWholePaths(pretended));
  for (const detail of conditionTargets(pretended)) {
    if (!find(detail)) warnings.push({ code: 'missing-condition-target', nodeId: plan.id, detail });
  }
  const { condition, unknownOperators } = readCondition(pretended, (target) => find(target) !== undefined);
  for (const detail of unknownOperators) warnings.push({ code: 'unknown-operator', nodeId: plan.id, detail });
  return condition && { how: 'compare', condition, targets: condition.targets.flatMap((target) => find(target) ?? []) };
}

function watch(plan: PlacePlan): Asking | undefined {
  const { refreshOn } = plan.definition;
  const named = Array.isArray(refreshOn) ? refreshOn.map((entry) => recordOf(entry).value ?? entry) : [refreshOn];
  const targets = named.flatMap((name) =>
    typeof name === 'string' && name !== '' ? (findTarget(name, plan) ?? []) : [],
  );
  return targets.length > 0 ? { how: 'watch', targets: targets.filter((target) => target !== plan) } : undefined;
}

function fill(
  { id: nodeId, definition }: PlacePlan,
  property: string,
  { warnings }: FollowerReading,
): Asking | undefined {
  const html = definition[property];
  if (typeof html !== 'string') return undefined;
  const template = readHtml(html);
  for (const { message } of template.problems) {
    warnings.push({ code: 'unusable-logic', nodeId, detail: `${property}: ${message}` });
  }
  const isPlain = template.reads.length === 0 && template.problems.length === 0;
  return isPlain ? undefined : { how: 'fill', template, property };
}

/** As form.io chooses: code, else a simple condition, else JSONLogic. */
function hasSimpleCondition(definition: ComponentDefinition): boolean {
  const { when, conditions } = recordOf(definition.conditional);
  return (typeof when === 'string' && when.trim() !== '') || (Array.isArray(conditions) && conditions.length > 0);
}

function isCode(source: unknown): source is string {
  return typeof source === 'string' && source.trim() !== '';
}

/** A page is named by its key, or found by code. */
function looksLikeCode(source: unknown): boolean {
  return typeof source === 'string' && /[=;()\s]/.test(source.trim());
}
