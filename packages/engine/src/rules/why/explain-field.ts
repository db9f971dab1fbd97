import { isTrue } from '../../definition/read-property.ts';
import type { FieldNode, FieldState } from '../../fields/field-state.ts';
import { sameJson } from '../../json/same-json.ts';
import { permissionOf } from '../../permissions/permission-of.ts';
import type { Viewer } from '../../permissions/viewer.ts';
import type { FieldPlan } from '../../plan/field-plan.ts';
import type { FormRule, RuleAction } from '../form-rule.ts';
import type { Meaning } from '../meaning.ts';
import { nameFromRoot, nameInRow } from '../reading/find-names.ts';
import { evaluateMeaning, holds, untold } from './evaluate-meaning.ts';
import { type DecidingPart, findDeciding, readAnswers } from './find-deciding.ts';
import type { Look } from './look.ts';
import type { Reason, ReasonDoes } from './why.ts';

/** A field, with what is known of it. */
export interface Explained {
  readonly id: string;
  readonly plan: FieldPlan | undefined;
  readonly look: Look;
  readonly rules: readonly FormRule[];
  readonly node: FieldNode;
  readonly state: FieldState;
}

/** Gives the rules that had a say in how a field is: what hides it first. @param around what it lies in, outwards */
export function explainField(
  own: Explained,
  around: readonly Explained[],
  viewer: Viewer | undefined,
): readonly Reason[] {
  const chain = [own, ...around];
  const ofSight = chain.flatMap((one, index) => explainSight(one, chain[index + 1]?.state.visible ?? true, viewer));
  const reasons = [...ofSight, ...own.rules.flatMap((rule) => explainRest(rule, own))];
  const decides = own.state.visible ? 'shows' : 'hides';
  // NOTE: what is hidden from the start and what logic shows all the same are both told.
  return [...reasons].sort((one, other) => Number(other.does === decides) - Number(one.does === decides));
}

/** What shows or hides a field, seen alone. */
function explainSight(field: Explained, isSeenAround: boolean, viewer: Viewer | undefined): readonly Reason[] {
  const { rules, node, state } = field;
  const isRefused = permissionOf(node.definition, viewer) === 'hidden';
  const isHidden = isTrue(state.definition.hidden);
  const counted = rules.filter(({ marks }) => !marks.some((mark) => mark.mark === 'unused'));
  const conditions = counted.filter(({ does: { does } }) => does === 'show' || does === 'hide');
  // The session has decided: with one condition alone, it is known what that came to.
  const isKnown = conditions.length === 1 && (state.visible || (isSeenAround && !isRefused && !isHidden));
  return counted.flatMap((rule): readonly Reason[] => {
    const { does } = rule;
    if (does.does === 'show' || does.does === 'hide') {
      const came = does.when && holds(does.when, field.look);
      const shows = isKnown ? state.visible : came === undefined ? undefined : came === (does.does === 'show');
      const met = shows === undefined ? undefined : shows === (does.does === 'show');
      if (shows === undefined && !state.visible && !isSeenAround) return [];
      return [reason(shows === false ? 'hides' : 'shows', rule, field, does.when, met)];
    }
    if (does.does === 'set' && does.setting === 'hidden') return isHidden ? [reason('hides', rule, field)] : [];
    if (does.does === 'allow' && does.level === 'hidden') return isRefused ? [reason('hides', rule, field)] : [];
    if (does.does !== 'act') return [];
    const switched = switchedBy(does.actions, 'hidden');
    const isOn = does.trigger && holds(does.trigger, field.look);
    const hasActed = isOn ?? (switched !== undefined && isHidden === switched);
    return switched !== undefined && hasActed
      ? [reason(switched ? 'hides' : 'shows', rule, field, does.trigger, isOn)]
      : [];
  });
}

/** What else a rule of the field itself has done. */
function explainRest(rule: FormRule, field: Explained): readonly Reason[] {
  const { does } = rule;
  const { state, look } = field;
  switch (does.does) {
    case 'require':
      return state.required ? [reason('requires', rule, field)] : [];
    case 'calculate': {
      const given = does.value ? evaluateMeaning(does.value, look) : untold;
      const isOverridden = does.sticks && given !== untold && !sameJson(given, state.value);
      const told = computed('computes', rule, field, does.value);
      return [isOverridden ? { ...told, isOverridden } : told];
    }
    case 'default': {
      const given = does.value ? evaluateMeaning(does.value, look) : untold;
      const isIt = given === untold || sameJson(given, state.value);
      return isIt ? [computed('starts', rule, field, does.value)] : [];
    }
    case 'set':
      return does.setting === 'disabled' && state.disabled ? [reason('locks', rule, field)] : [];
    case 'allow':
      return does.level === 'view' && state.disabled ? [reason('locks', rule, field)] : [];
    case 'act': {
      const isOn = does.trigger ? holds(does.trigger, look) : undefined;
      if (isOn === false) return [];
      return does.actions.flatMap((action) => {
        const done = whatItDoes(action, field);
        return done ? [reason(done, rule, field, does.trigger, isOn)] : [];
      });
    }
    default:
      return [];
  }
}

/** What an action has done, as far as the field shows it. */
function whatItDoes(action: RuleAction, { state }: Explained): ReasonDoes | undefined {
  if (action.act === 'value') return 'computes';
  if (action.act !== 'property' || action.property === 'hidden') return undefined;
  const isOn = isTrue(action.state);
  if (action.property === 'validate.required') return isOn !== state.required ? undefined : isOn ? 'requires' : 'frees';
  if (action.property === 'disabled') return isOn && state.disabled ? 'locks' : undefined;
  return 'changes';
}

function switchedBy(actions: readonly RuleAction[], property: string): boolean | undefined {
  const found = actions.findLast((one) => one.act === 'property' && one.property === property);
  return found?.act === 'property' ? isTrue(found.state) : undefined;
}

/** A rule with the answers that decided; of code, those that it names. */
function reason(
  does: ReasonDoes,
  rule: FormRule,
  field: Explained,
  when?: Meaning,
  outcome?: boolean | undefined,
): Reason {
  const parts = when ? eachOnce(findDeciding(when, outcome, field.look)) : partsOfCode(rule, field);
  return { does, rule, field: field.id, holds: outcome, parts };
}

/** One answer that is compared with several things is told once. */
function eachOnce(parts: readonly DecidingPart[]): readonly DecidingPart[] {
  const told = new Map<string, DecidingPart>();
  for (const part of parts) {
    const seen = `${part.holds} ${part.answers.map(({ of }) => of).join(' ')}`;
    if (!told.has(seen)) told.set(seen, part);
  }
  return [...told.values()];
}

function computed(does: ReasonDoes, rule: FormRule, field: Explained, value: Meaning | undefined): Reason {
  const answers = value && readAnswers([value], field.look);
  const parts = answers ? [{ holds: undefined, answers }] : partsOfCode(rule, field);
  return { does, rule, field: field.id, holds: undefined, parts };
}

/** NOTE: what code names is not all that it may look at; it is what its author wrote. */
function partsOfCode({ code }: FormRule, { plan, look }: Explained): readonly DecidingPart[] {
  if (code === undefined || !plan) return [];
  const named = [...code.matchAll(/\b(data|row)((?:\??\.[A-Za-z_$][\w$]*)+)/g)].map(([, root, path]) => {
    const names = path!.split(/\??\./).slice(1);
    return root === 'data' ? nameFromRoot(names, plan) : nameInRow(names, plan);
  });
  const answers = readAnswers(named, look);
  return answers.length > 0 ? [{ holds: undefined, answers }] : [];
}
