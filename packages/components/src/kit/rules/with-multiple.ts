import type { BrokenRule, ComponentSpec } from '@tideform/engine';

/**
 * Wraps a spec so that `multiple: true` allows a list of answers. Each entry is validated, each broken rule is reported
 * once, and a list of empty entries counts as empty.
 * NOTE: a single value counts as a list with one entry, because most views store a single value; a list in a
 * single-answer field breaks the rule `nonarray`.
 */
export function withMultiple<Props extends { readonly multiple: boolean }, Value>(
  one: ComponentSpec<Props, Value>,
): ComponentSpec<Props, Value> {
  const isEmpty = (value: Value | undefined, props: Props) => one.isEmpty(value, props);
  const normalize = (value: unknown, props: Props) => {
    if (!props.multiple || !Array.isArray(value)) return one.normalize(value, props);
    return value.map((entry: unknown) => one.normalize(entry, props) ?? entry) as Value;
  };
  return {
    ...one,
    emptyValue: (props) => normalize(one.emptyValue(props), props),
    isEmpty: (value, props) =>
      Array.isArray(value) ? value.every((entry) => isEmpty(entry, props)) : isEmpty(value, props),
    check(value, props) {
      if (!Array.isArray(value)) return one.check(value, props);
      if (!props.multiple) return [{ rule: 'nonarray' }];
      return removeDuplicateRules(value.flatMap((entry) => (isEmpty(entry, props) ? [] : one.check(entry, props))));
    },
    normalize,
    fromCalculation(value, props) {
      const shape = one.fromCalculation ?? one.normalize;
      if (!props.multiple || !Array.isArray(value)) return shape(value, props);
      return value.map((entry: unknown) => shape(entry, props)).filter((entry) => entry !== undefined) as Value;
    },
    logicValue: (value, props) =>
      Array.isArray(value) ? value.map((entry) => one.logicValue(entry, props)) : one.logicValue(value, props),
  };
}

function removeDuplicateRules(broken: readonly BrokenRule[]): readonly BrokenRule[] {
  return broken.filter((one, index) => broken.findIndex((other) => other.rule === one.rule) === index);
}
