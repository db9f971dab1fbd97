import type { ComponentDefinition, FormDefinition } from '@tideform/engine';
import { newPage, newSubmitButton } from '../../form-parts.ts';
import { isPage, isSubmitButton } from '../../specs.ts';
import type { FormPartMessages } from '../form-parts.messages.ts';
import { giveKeys } from '../keys/give-keys.ts';
import { lacksSubmitButton } from '../lacks-submit-button.ts';
import type { Edited } from '../place/component-path.ts';

export type Display = 'form' | 'wizard';

/**
 * Shows a form as one page or as a wizard.
 * - To a wizard: panels at the top become pages. What lies before the first of them gets a page of its own; what lies
 *   behind one joins it. The order of the questions stays.
 * - To one page: pages become panels, but a single page without a name of its own is unwrapped. A submit button is
 *   taken to the form's end, or added, because one page cannot be published without.
 */
export function setDisplay(form: FormDefinition, display: Display, messages: FormPartMessages): Edited {
  if ((form.display === 'wizard') === (display === 'wizard')) return { form, path: undefined };
  const components = display === 'wizard' ? intoPages(form, messages) : outOfPages(form, messages);
  return { form: { ...form, display, components }, path: undefined };
}

function intoPages(form: FormDefinition, { page: pageTitle }: FormPartMessages): readonly ComponentDefinition[] {
  const first = form.components.findIndex(isPage);
  const loose = first < 0 ? form.components : form.components.slice(0, first);
  const pages: ComponentDefinition[] = [];
  if (loose.length > 0 || first < 0) {
    const [page] = giveKeys([newPage(pageTitle({ number: 1 }))], form);
    pages.push({ ...page!, components: loose });
  }
  for (const one of form.components.slice(loose.length)) {
    const last = pages.at(-1);
    if (isPage(one) || !last) pages.push(one);
    else pages[pages.length - 1] = { ...last, components: [...childrenOf(last), one] };
  }
  return pages;
}

function outOfPages(form: FormDefinition, messages: FormPartMessages): readonly ComponentDefinition[] {
  const [only, ...others] = form.components;
  const isUnnamed = only && others.length === 0 && isPage(only) && only.title === messages.page({ number: 1 });
  const components = isUnnamed ? childrenOf(only) : withSubmitLast(form.components);
  const asForm = { ...form, display: 'form', components };
  return lacksSubmitButton(asForm)
    ? [...components, ...giveKeys([newSubmitButton(messages.submit)], asForm)]
    : components;
}

/** The submit button that ends the last page ends the form. */
function withSubmitLast(components: readonly ComponentDefinition[]): readonly ComponentDefinition[] {
  const last = components.at(-1);
  const children = last ? childrenOf(last) : [];
  const button = children.at(-1);
  if (!last || !button || !isSubmitButton(button)) return components;
  return [...components.slice(0, -1), { ...last, components: children.slice(0, -1) }, button];
}

const childrenOf = ({ components }: ComponentDefinition): readonly ComponentDefinition[] =>
  Array.isArray(components) ? components : [];
