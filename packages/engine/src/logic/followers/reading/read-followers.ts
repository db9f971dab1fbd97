import { isTrue, isWritten, recordOf } from '../../../definition/read-property.ts';
import type { Asking, FollowerPlan, PlacePlan } from '../../../plan/place-plan.ts';
import type { ScriptKind, ScriptResultName } from '../../../scripts/script-host.ts';
import { hasSimpleCondition } from './has-simple-condition.ts';
import { address, type FollowerReading, fill, json, script, watch } from './read-asking.ts';
import { readLogicEntry } from './read-logic-entry.ts';

type Written = Pick<FollowerPlan, 'role' | 'kind'> & { readonly isOnce?: true };

/** Reads everything of a component that follows from answers, but for its simple condition: in the order in which it is asked. */
export function readFollowers(plan: PlacePlan, reading: FollowerReading): readonly FollowerPlan[] {
  const { definition, role } = plan;
  const entries = Array.isArray(definition.logic) ? definition.logic : [];
  return [
    ...readVisibility(plan, reading),
    ...(role === 'layout' ? [] : readAnswering(plan, reading)),
    ...readRequests(plan, reading),
    ...readOffers(plan, reading),
    ...(plan.spec?.htmlTemplates ?? []).flatMap((property) =>
      follower(plan, { role: 'text', kind: property }, fill(plan, property, reading)),
    ),
    ...entries.flatMap((stored, entry) => readLogicEntry(plan, recordOf(stored), entry, reading)),
  ];
}

function follower(plan: PlacePlan, written: Written, asks: Asking | undefined): readonly FollowerPlan[] {
  return asks ? [{ isOnce: false, acts: [], ...written, plan, asks }] : [];
}

function readVisibility(plan: PlacePlan, reading: FollowerReading): readonly FollowerPlan[] {
  const { definition } = plan;
  if (isWritten(definition.customConditional)) {
    const kind = 'customConditional';
    return follower(
      plan,
      { role: 'visibility', kind },
      script(plan, kind, 'show', definition.customConditional, reading),
    );
  }
  if (hasSimpleCondition(definition)) return [];
  const kind = 'conditional.json';
  return follower(plan, { role: 'visibility', kind }, json(plan, kind, recordOf(definition.conditional).json, reading));
}

/** What is, judges or follows its answer. */
function readAnswering(plan: PlacePlan, reading: FollowerReading): readonly FollowerPlan[] {
  const { definition } = plan;
  const validate = recordOf(definition.validate);
  const code = (kind: ScriptKind, gives: ScriptResultName, source: unknown) =>
    script(plan, kind, gives, source, reading);
  const value = (kind: 'calculateValue' | 'customDefaultValue') =>
    code(kind, 'value', definition[kind]) ?? json(plan, kind, definition[kind], reading);
  return [
    ...follower(plan, { role: 'calculation', kind: 'calculateValue' }, value('calculateValue')),
    ...follower(plan, { role: 'default', kind: 'customDefaultValue', isOnce: true }, value('customDefaultValue')),
    ...follower(plan, { role: 'validity', kind: 'validate.custom' }, code('validate.custom', 'valid', validate.custom)),
    ...follower(plan, { role: 'validity', kind: 'validate.json' }, json(plan, 'validate.json', validate.json, reading)),
    ...follower(
      plan,
      { role: 'change', kind: 'onChange', isOnce: true },
      code('onChange', 'nothing', definition.onChange),
    ),
    ...follower(
      plan,
      { role: 'refresh', kind: 'refreshOn' },
      isTrue(definition.clearOnRefresh) ? watch(plan) : undefined,
    ),
    ...(plan.role === 'rows' ? readAdding(plan, reading) : []),
  ];
}

/** When a person may add rows, of a grid. */
function readAdding(plan: PlacePlan, reading: FollowerReading): readonly FollowerPlan[] {
  const kind = 'conditionalAddButton';
  const stored = plan.definition[kind];
  return follower(
    plan,
    { role: 'adding', kind },
    script(plan, kind, 'show', stored, reading) ?? json(plan, kind, stored, reading),
  );
}

/** Code that runs when somebody asks for it. */
function readRequests(plan: PlacePlan, reading: FollowerReading): readonly FollowerPlan[] {
  const { custom, nextPage } = plan.definition;
  const page = looksLikeCode(nextPage) ? script(plan, 'nextPage', 'page', nextPage, reading) : undefined;
  return [
    ...follower(
      plan,
      { role: 'request', kind: 'custom', isOnce: true },
      script(plan, 'custom', 'nothing', custom, reading),
    ),
    ...follower(plan, { role: 'request', kind: 'nextPage', isOnce: true }, page),
  ];
}

/** What there is to choose from that the form does not hold. */
function readOffers(plan: PlacePlan, reading: FollowerReading): readonly FollowerPlan[] {
  const from = plan.spec?.choicesFrom?.(plan.props);
  if (!from) return [];
  const isCode = 'code' in from;
  const kind = isCode ? 'data.custom' : 'data.url';
  const asks = isCode
    ? script(plan, kind as 'data.custom', 'values', from.code, reading)
    : address(plan, from.address, reading);
  return [
    ...follower(plan, { role: 'offer', kind }, asks),
    ...follower(plan, { role: 'offer', kind: 'refreshOn' }, isCode ? undefined : watch(plan)),
  ];
}

/** A page is named by its key, or found by code. */
function looksLikeCode(source: unknown): boolean {
  return typeof source === 'string' && /[=;()\s]/.test(source.trim());
}
