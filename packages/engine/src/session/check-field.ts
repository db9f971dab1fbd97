import type { ComponentSpec } from '../component-spec.ts';
import type { FieldInstance } from '../fields/field-instance.ts';
import type { FieldSettings } from '../plan/field-settings.ts';
import { errorKeysOf } from '../validation/error-keys.ts';
import type { BrokenRule } from '../validation/issue.ts';

const sound: readonly BrokenRule[] = [];

/**
 * Validates an answer: `required` if it is empty, otherwise the component's own rules, plus the last results of the author's
 * rules.
 */
export function checkField(
  { plan, props, settings, effects, offer }: FieldInstance,
  value: unknown,
): readonly BrokenRule[] {
  const { spec } = plan;
  if (!spec) return sound;
  const authorRules = [...effects.values()].flatMap(({ brokenRule }) => brokenRule ?? sound);
  const isEmpty = spec.isEmpty(value, props);
  const own = isEmpty
    ? rulesOfEmpty(spec, props, settings)
    : spec.check(value, props, plan.isBrokenInside, offer?.list);
  const broken = [...own, ...authorRules];
  return settings.messages.size === 0 ? broken : broken.map((rule) => inAuthorsWords(rule, settings.messages));
}

function rulesOfEmpty(spec: ComponentSpec, props: unknown, settings: FieldSettings): readonly BrokenRule[] {
  const { asksFor } = spec;
  if (settings.required) return [asksFor ? { rule: 'required', params: { asksFor } } : { rule: 'required' }];
  return settings.permission === 'edit' ? (spec.checkEmpty?.(props) ?? sound) : sound;
}

/** Adds the author's message for a rule (`errors`), or for all rules (`customMessage`). */
function inAuthorsWords(broken: BrokenRule, messages: ReadonlyMap<string, string>): BrokenRule {
  const named = errorKeysOf(broken.rule).find((key) => messages.has(key));
  const message = messages.get(named ?? '');
  return message === undefined ? broken : { ...broken, params: { ...broken.params, message } };
}
