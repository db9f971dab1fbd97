import type { BrokenRule, ComponentSpec } from '@tideform/engine';

/**
 * Lets a component whose answer is one thing have a list of them: `multiple: true`. Each entry is checked, a rule is
 * named once, and a list of nothing is no answer. NOTE: one thing is taken for a list of one, because that is what
 * most views give; a list where one thing is wanted breaks the rule `nonarray`.
 */
export function withSeveral<Props extends { readonly multiple: boolean }, Value>(
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
      return onceEach(value.flatMap((entry) => (isEmpty(entry, props) ? [] : one.check(entry, props))));
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

function onceEach(broken: readonly BrokenRule[]): readonly BrokenRule[] {
  return broken.filter((one, index) => broken.findIndex((other) => other.rule === one.rule) === index);
}
