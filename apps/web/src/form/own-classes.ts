import type { ComponentDefinition } from '@tideform/engine';
import { ownClass } from './custom-css/own-class.ts';

/**
 * The classes of a component that the form's own styles may name: those that an author gave it (`customClass` of form.io,
 * `customClassAdvanced`) and, in a form that has styles, form.io's for its type and key.
 *
 * @returns `undefined` where there is none
 */
export function ownClasses(definition: ComponentDefinition, hasStyles = false): string | undefined {
  const { customClass, customClassAdvanced, type, key } = definition;
  if (!hasStyles && !customClass && !customClassAdvanced) return undefined;
  const given = [customClass, customClassAdvanced].flatMap((one) =>
    typeof one === 'string' ? one.split(/[\s.,]+/) : [],
  );
  const formio = hasStyles ? ['formio-component', `formio-component-${type}`, `formio-component-${key}`] : [];
  const classes = new Set([...formio, ...given].flatMap((name) => ownClass(name) ?? []));
  return classes.size > 0 ? [...classes].join(' ') : undefined;
}
