import type { ComponentDefinition } from '@tideform/engine';

/**
 * Returns the CSS classes of a component to which the form's CSS can refer: the author's (`customClass` of form.io,
 * `customClassAdvanced`) and, in a form with CSS, form.io's classes for its type and key.
 *
 * @returns `undefined` if there are none
 */
export function getCustomClasses(definition: ComponentDefinition, hasStyles = false): string | undefined {
  const { customClass, customClassAdvanced, type, key } = definition;
  if (!hasStyles && !customClass && !customClassAdvanced) return undefined;
  const authorClasses = [customClass, customClassAdvanced].flatMap((one) =>
    typeof one === 'string' ? one.split(/[\s.,]+/) : [],
  );
  const formio = hasStyles ? ['formio-component', `formio-component-${type}`, `formio-component-${key}`] : [];
  const classes = new Set([...formio, ...authorClasses].flatMap((name) => toCustomClass(name) ?? []));
  return classes.size > 0 ? [...classes].join(' ') : undefined;
}

const NAME = /^[\w-]{1,80}$/;

/**
 * Converts a class name of an author to the class that is used in the page. Its prefix `own-` ensures that it never
 * matches a class of the app, whose styles could move a part of the form above the page.
 *
 * @returns `undefined` for an invalid class name
 */
export function toCustomClass(name: string): string | undefined {
  const plain = name.replaceAll('.', '-');
  return NAME.test(plain) ? `own-${plain}` : undefined;
}
