import type { ComponentSpec } from '../component-spec.ts';
import type { FieldInstance } from '../fields/field-instance.ts';
import type { FieldSettings } from '../plan/field-settings.ts';
import { getErrorKeys } from '../validation/error-keys.ts';
import type { BrokenRule } from '../validation/validation-error.ts';

const noBrokenRules: readonly BrokenRule[] = [];

/**
 * Validates an answer: `required` if it is empty, otherwise the component's own rules, plus the last results of the
 * author's rules.
 */
export function validateField(
  { plan, props, settings, effects, offer }: FieldInstance,
  value: unknown,
): readonly BrokenRule[] {
  const { spec } = plan;
  if (!spec) return noBrokenRules;
  const authorRules = [...effects.values()].flatMap(({ brokenRule }) => brokenRule ?? noBrokenRules);
  const isEmpty = spec.isEmpty(value, props);
  const own = isEmpty
    ? validateEmpty(spec, props, settings)
    : spec.check(value, props, plan.isBrokenInside, offer?.list);
  const brokenRules = [...own, ...authorRules];
  return settings.messages.size === 0
    ? brokenRules
    : brokenRules.map((rule) => addCustomMessage(rule, settings.messages));
}

function validateEmpty(spec: ComponentSpec, props: unknown, settings: FieldSettings): readonly BrokenRule[] {
  const { asksFor } = spec;
  if (settings.required) return [asksFor ? { rule: 'required', params: { asksFor } } : { rule: 'required' }];
  return settings.permission === 'edit' ? (spec.checkEmpty?.(props) ?? noBrokenRules) : noBrokenRules;
}

/** Adds the author's message for a rule (`errors`), or for all rules (`customMessage`). */
function addCustomMessage(broken: BrokenRule, messages: ReadonlyMap<string, string>): BrokenRule {
  const errorKey = getErrorKeys(broken.rule).find((key) => messages.has(key));
  const message = messages.get(errorKey ?? '');
  return message === undefined ? broken : { ...broken, params: { ...broken.params, message } };
}
