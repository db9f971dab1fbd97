import type { FormDefinition } from '../../definition/form-definition.ts';
import { isFalse, isTrue } from '../../definition/read-property.ts';
import type { FieldPlan } from '../../plan/field-plan.ts';
import type { SessionWarning } from '../../plan/session-warning.ts';
import type { FormRule, RuleMark, Unused } from '../form-rule.ts';
import { type Meaning, namesIn } from '../meaning.ts';
import type { ReadRule } from '../reading/read-rules.ts';
import { findCircles } from './find-circles.ts';
import { judgeMeaning } from './judge-meaning.ts';

type Marks = FormRule['marks'];

/** Says of each rule what is to be said against it, in the same order. */
export function judgeRules(
  rules: readonly ReadRule[],
  plans: readonly FieldPlan[],
  form: FormDefinition,
  warnings: readonly SessionWarning[],
): readonly Marks[] {
  const circles = findCircles(rules, plans);
  const byId = new Map(plans.map((plan) => [plan.id, plan]));
  const broken = new Set(
    warnings
      .filter(({ code }) => code.startsWith('unusable') || code === 'unknown-operator')
      .map(({ nodeId }) => nodeId),
  );
  const events = eventsOf(plans);
  const shown = plansShownByLogic(rules);
  return rules.map((rule) => {
    const why = unusedOf(rule, { isWizard: form.display === 'wizard', events, shown, broken });
    const through = circles.get(rule);
    return [
      ...namesOf(rule),
      ...outcomeOf(rule, byId),
      ...(through ? [{ mark: 'circle', through } as const] : []),
      ...(why ? [{ mark: 'unused', why } as const] : []),
    ];
  });
}

const namesOf = ({ meanings }: ReadRule): Marks =>
  (['lost', 'absent'] as const).flatMap((mark) => {
    const names = namesIn(meanings, mark);
    return names.length > 0 ? [{ mark, names }] : [];
  });

/** Rules that come out the same whatever is answered. */
function outcomeOf({ does, plan, kind }: ReadRule, byId: ReadonlyMap<string, FieldPlan>): readonly RuleMark[] {
  const asked = conditionOf(does, kind);
  if (!asked) return isPossible(plan, kind) ? [] : [{ mark: 'never' }];
  const judged = judgeMeaning(asked, byId);
  return judged === 'perhaps' ? [] : [{ mark: judged }];
}

function conditionOf(does: ReadRule['does'], kind: string): Meaning | undefined {
  if (does.does === 'act') return does.trigger;
  if (does.does === 'check') return does.valid;
  if (does.does !== 'show' && does.does !== 'hide' && does.does !== 'open') return undefined;
  // What a simple condition names in vain is left out of it.
  return kind === 'conditional' ? withoutLost(does.when) : does.when;
}

function withoutLost(meaning: Meaning | undefined): Meaning | undefined {
  if (!meaning || (meaning.is === 'compare' && meaning.left.is === 'lost')) return undefined;
  if (meaning.is !== 'all' && meaning.is !== 'any') return meaning;
  const of = meaning.of.filter((one) => withoutLost(one) !== undefined);
  return of.length > 0 ? { ...meaning, of } : undefined;
}

/** A smallest that is above the largest lets nothing through. */
function isPossible({ definition }: FieldPlan, kind: string): boolean {
  const pair = pairs.find((one) => one.includes(kind));
  if (!pair) return true;
  const validate = (definition.validate ?? {}) as Readonly<Record<string, unknown>>;
  const [least, most] = pair.map((name) => validate[name.slice('validate.'.length)]).map(numberOf);
  return least === undefined || most === undefined || least <= most;
}

const numberOf = (stored: unknown): number | undefined =>
  stored === undefined || stored === null || stored === '' || Number.isNaN(Number(stored)) ? undefined : Number(stored);

const pairs = [
  ['validate.min', 'validate.max'],
  ['validate.minLength', 'validate.maxLength'],
  ['validate.minWords', 'validate.maxWords'],
] as const satisfies readonly (readonly string[])[] as readonly (readonly string[])[];

interface Surroundings {
  readonly isWizard: boolean;
  readonly events: ReadonlySet<string> | undefined;
  readonly shown: ReadonlySet<string>;
  readonly broken: ReadonlySet<string>;
}

function unusedOf(rule: ReadRule, { isWizard, events, shown, broken }: Surroundings): Unused | undefined {
  const { does, plan, topic } = rule;
  if (rule.isOverruled) return 'overruled';
  if (does.does === 'act') {
    if (does.actions.length === 0) return 'noActions';
    if (does.event !== undefined && events && !events.has(does.event)) return 'noEvent';
  }
  if (does.does === 'lead' && (!isWizard || plan.parent)) return 'noWizard';
  const isJson = rule.kind.endsWith('json') && rule.meanings.length === 0;
  if ((isJson || rule.kind === 'validate.pattern') && broken.has(plan.id)) return 'broken';
  const isAsked = topic === 'required' || topic === 'checked';
  return isAsked && isNeverSeen(plan, shown) ? 'unseen' : undefined;
}

/** It or what it lies in is hidden from the start, no logic shows it, and it is not asked all the same. */
function isNeverSeen(plan: FieldPlan, shown: ReadonlySet<string>): boolean {
  if (isTrue(plan.definition.validateWhenHidden)) return false;
  for (let at: FieldPlan | undefined = plan; at; at = at.parent) {
    if (isTrue(at.definition.hidden) && !shown.has(at.id)) return true;
  }
  return false;
}

/** Components whose logic may show what is hidden, or do anything. */
function plansShownByLogic(rules: readonly ReadRule[]): ReadonlySet<string> {
  const shows = ({ does }: ReadRule) =>
    does.does === 'act' &&
    does.actions.some((one) =>
      one.act === 'property'
        ? one.property === 'hidden' && (isFalse(one.state) || !isTrue(one.state))
        : one.act !== 'value',
    );
  return new Set(rules.filter(shows).map(({ of }) => of));
}

/** Events that buttons of the form raise; `undefined` where code may raise any. */
function eventsOf(plans: readonly FieldPlan[]): ReadonlySet<string> | undefined {
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
