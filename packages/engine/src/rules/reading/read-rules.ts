import { isFalse, isTrue, isWritten, recordOf } from '../../definition/read-property.ts';
import { hasSimpleCondition } from '../../logic/effects/parsing/has-simple-condition.ts';
import type { FieldPlan } from '../../plan/field-plan.ts';
import type { FormRule, RuleDoes, RuleTopic } from '../form-rule.ts';
import { answersIn, type Meaning, notOf, value } from '../meaning.ts';
import { type Outcome, readCode } from './read-code.ts';
import { readSimple } from './read-condition.ts';
import { readJsonMeaning } from './read-json.ts';
import { readLimits } from './read-limits.ts';
import { readLogic } from './read-logic.ts';
import { readPermissions } from './read-permissions.ts';

/** A rule before anybody judged it: with all that it means. */
export interface ReadRule extends Omit<FormRule, 'marks' | 'reads'> {
  readonly plan: FieldPlan;
  readonly meanings: readonly Meaning[];
  /** Components that it names, but for those whose answers its meanings look at. */
  readonly names?: readonly string[];
  /** Another condition of the component decides. */
  readonly isOverruled?: boolean;
}

/** Reads every rule of a component, in the order in which its settings have them. */
export function readRules(plan: FieldPlan): readonly ReadRule[] {
  return [
    ...readVisibility(plan),
    ...readSettings(plan),
    ...(plan.role === 'layout' ? [] : [...readAnswer(plan), ...readChecks(plan)]),
    ...readLogic(plan).map((entry) => rule(plan, entry.kind, 'other', entry.does, entry.meanings, entry.code)),
    ...readRest(plan),
    ...readPermissions(plan.definition).map(({ kind, does }) => rule(plan, kind, 'shown', does)),
  ];
}

function rule(
  plan: FieldPlan,
  kind: string,
  topic: RuleTopic,
  does: RuleDoes,
  meanings: readonly (Meaning | undefined)[] = [],
  code?: unknown,
): ReadRule {
  const read = meanings.filter((one) => one !== undefined);
  const isPlain =
    typeof code !== 'string' || code.trim() === '' || (meanings.length > 0 && read.length === meanings.length);
  const id = `${plan.id} ${kind}`;
  return { id, of: plan.id, kind, topic, does, plan, meanings: read, ...(!isPlain && { code }) };
}

/** Code, or JSONLogic: with the code where it could not be read. */
function meant(
  stored: unknown,
  outcome: Outcome,
  plan: FieldPlan,
): { readonly meaning: Meaning | undefined; readonly code?: string } {
  if (!isWritten(stored)) return { meaning: readJsonMeaning(stored, plan), code: JSON.stringify(stored) };
  return { meaning: readCode(stored, outcome, plan), code: stored };
}

const isThere = (stored: unknown): boolean =>
  isWritten(stored) || (typeof stored === 'object' && stored !== null && Object.keys(stored).length > 0);

function readVisibility(plan: FieldPlan): readonly ReadRule[] {
  const { definition } = plan;
  const { conditional, customConditional } = definition;
  const clears = losesAnswer(plan);
  const shown = (when: Meaning | undefined, shows = true): RuleDoes => ({
    does: shows ? 'show' : 'hide',
    when,
    clears,
  });
  const simple = readSimple(conditional, plan);
  const { json } = recordOf(conditional);
  const isCode = isWritten(customConditional);
  const isSimple = hasSimpleCondition(definition);
  const found: ReadRule[] = [];
  if (isCode) {
    const when = readCode(customConditional, 'show', plan);
    found.push(rule(plan, 'customConditional', 'shown', shown(when), [when], customConditional));
  }
  if (simple) {
    const read = rule(plan, 'conditional', 'shown', shown(simple.when, simple.shows), [simple.when]);
    found.push({ ...read, isOverruled: isCode });
  }
  if (isThere(json)) {
    const { meaning, code } = meant(json, 'show', plan);
    const read = rule(plan, 'conditional.json', 'shown', shown(meaning), [meaning], code);
    found.push({ ...read, isOverruled: isCode || isSimple });
  }
  return found;
}

function losesAnswer({ role, definition }: FieldPlan): boolean {
  if (role === 'layout') return isTrue(definition.clearOnHide);
  return role !== 'foreign' && !isFalse(definition.clearOnHide);
}

const readSettings = (plan: FieldPlan): readonly ReadRule[] =>
  (['hidden', 'disabled'] as const)
    .filter((setting) => isTrue(plan.definition[setting]))
    .map((setting) => rule(plan, setting, setting === 'hidden' ? 'shown' : 'other', { does: 'set', setting }));

function readAnswer(plan: FieldPlan): readonly ReadRule[] {
  const { definition } = plan;
  const { calculateValue, customDefaultValue, defaultValue, allowCalculateOverride } = definition;
  const found: ReadRule[] = [];
  if (isThere(calculateValue)) {
    const { meaning, code } = meant(calculateValue, 'value', plan);
    const does = { does: 'calculate', value: meaning, sticks: isTrue(allowCalculateOverride) } as const;
    found.push(rule(plan, 'calculateValue', 'calculated', does, [meaning], code));
  }
  if (isThere(customDefaultValue)) {
    const { meaning, code } = meant(customDefaultValue, 'value', plan);
    found.push(rule(plan, 'customDefaultValue', 'calculated', { does: 'default', value: meaning }, [meaning], code));
  } else if (plan.role === 'value' && saysSomething(defaultValue)) {
    found.push(rule(plan, 'defaultValue', 'calculated', { does: 'default', value: value(defaultValue) }));
  }
  return found;
}

/** Not what form.io writes where nobody has chosen anything. */
function saysSomething(stored: unknown): boolean {
  if (Array.isArray(stored)) return stored.some(saysSomething);
  if (typeof stored === 'object' && stored !== null) return Object.values(stored).some(saysSomething);
  return stored !== undefined && stored !== null && stored !== '' && stored !== false && stored !== 'false';
}

function readChecks(plan: FieldPlan): readonly ReadRule[] {
  const { definition } = plan;
  const validate = recordOf(definition.validate);
  const found: ReadRule[] = [];
  if (isTrue(validate.required)) found.push(rule(plan, 'validate.required', 'required', { does: 'require' }));
  for (const { kind, ...limit } of readLimits(definition)) {
    found.push(rule(plan, kind, 'checked', { does: 'limit', ...limit }));
  }
  if (isWritten(validate.custom)) {
    const valid = readCode(validate.custom, 'valid', plan);
    found.push(rule(plan, 'validate.custom', 'checked', { does: 'check', valid }, [valid], validate.custom));
  }
  if (isThere(validate.json)) {
    const { meaning, code } = meant(validate.json, 'valid', plan);
    found.push(rule(plan, 'validate.json', 'checked', { does: 'check', valid: meaning }, [meaning], code));
  }
  return found;
}

function readRest(plan: FieldPlan): readonly ReadRule[] {
  const { definition } = plan;
  const { onChange, custom, conditionalAddButton, data } = definition;
  const run = (kind: string, stored: unknown, does: RuleDoes): readonly ReadRule[] =>
    isWritten(stored) ? [rule(plan, kind, 'other', does, [undefined], stored)] : [];
  const opens = isThere(conditionalAddButton) ? meant(conditionalAddButton, 'show', plan) : undefined;
  return [
    ...(opens
      ? [
          rule(
            plan,
            'conditionalAddButton',
            'other',
            { does: 'open', when: opens.meaning },
            [opens.meaning],
            opens.code,
          ),
        ]
      : []),
    ...run('onChange', onChange, { does: 'run', on: 'change' }),
    ...run('custom', custom, { does: 'run', on: 'press' }),
    ...run('data.custom', recordOf(data).custom, { does: 'load' }),
    ...readNextPage(plan),
    ...readRefresh(plan),
  ];
}

function readNextPage(plan: FieldPlan): readonly ReadRule[] {
  const { nextPage } = plan.definition;
  if (!plan.spec?.isPage || (typeof nextPage !== 'number' && !isWritten(nextPage))) return [];
  const code = isWritten(nextPage) ? readCode(nextPage, 'page', plan) : undefined;
  const to = pageNamed(String(nextPage).trim(), plan) ?? (code && pagesIn(code, plan));
  return [rule(plan, 'nextPage', 'other', { does: 'lead', to }, [to], nextPage)];
}

/** Pages for the keys and numbers that code gives; nothing for the end. */
function pagesIn(meaning: Meaning, plan: FieldPlan): Meaning {
  if (meaning.is === 'choose') {
    const { yes, otherwise } = meaning;
    return { ...meaning, yes: pagesIn(yes, plan), otherwise: otherwise && pagesIn(otherwise, plan) };
  }
  const isNamed = meaning.is === 'value' && (typeof meaning.value === 'string' || typeof meaning.value === 'number');
  return (isNamed && pageNamed(String(meaning.value).trim(), plan)) || meaning;
}

function pageNamed(name: string, { scope }: FieldPlan): Meaning | undefined {
  const found = /^\d{1,4}$/.test(name)
    ? scope.roots.filter(({ spec }) => spec?.isPage)[Number(name)]
    : scope.roots.find(({ definition }) => definition.key === name);
  if (found) return { is: 'answer', of: found.id };
  return /[=;()\s]/.test(name) ? undefined : { is: 'lost', name };
}

function readRefresh(plan: FieldPlan): readonly ReadRule[] {
  const { refreshOn, clearOnRefresh } = plan.definition;
  const listed = Array.isArray(refreshOn) ? refreshOn.map((entry) => recordOf(entry).value ?? entry) : [refreshOn];
  const named = listed.filter(isWritten);
  if (named.length === 0) return [];
  const meanings = named.filter((name) => name !== 'data').map((name) => readSimple({ when: name }, plan)!.when);
  const targets = meanings.flatMap((one) => (one.is === 'compare' ? one.left : notOf(one)));
  const after = answersIn(targets);
  const does = { does: 'refresh', after, clears: isTrue(clearOnRefresh) } as const;
  return [rule(plan, 'refreshOn', 'other', does, targets)];
}
