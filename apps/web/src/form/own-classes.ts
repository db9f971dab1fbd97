import type { ComponentDefinition } from '@tideform/engine';

const NAME = /^[\w-]{1,60}$/;

/**
 * The classes that an author gave a component (`customClass` of form.io, `customClassAdvanced`), for the form's own styles. Each begins
 * with `own-`: no author's name can mean a class of the app, which could lay a part of a form over the page.
 *
 * @returns `undefined` where there is none
 */
export function ownClasses({ customClass, customClassAdvanced }: ComponentDefinition): string | undefined {
  if (!customClass && !customClassAdvanced) return undefined;
  const names = [customClass, customClassAdvanced]
    .flatMap((one) => (typeof one === 'string' ? one.split(/[\s.,]+/) : []))
    .filter((name) => NAME.test(name));
  return names.length > 0 ? [...new Set(names)].map((name) => `own-${name}`).join(' ') : undefined;
}
