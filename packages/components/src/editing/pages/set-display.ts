import type { ComponentDefinition, FormDefinition } from '@tideform/engine';
import { createPage, createSubmitButton } from '../../form-parts.ts';
import { isPage, isSubmitButton } from '../../specs.ts';
import type { FormPartMessages } from '../form-parts.messages.ts';
import { assignKeys } from '../keys/assign-keys.ts';
import { lacksSubmitButton } from '../lacks-submit-button.ts';
import type { EditResult } from '../positions/component-path.ts';

export type FormDisplay = 'form' | 'wizard';

/**
 * Changes the display of a form to a single page or a wizard.
 * - To a wizard: top-level panels become pages. Components before the first panel get their own page; components after
 *   a panel join that panel's page. The order of the fields doesn't change.
 * - To a single page: pages become panels, but a single untitled page is unwrapped. The submit button is moved to the
 *   end of the form, or added, because a single page can't be published without one.
 */
export function setDisplay(form: FormDefinition, display: FormDisplay, messages: FormPartMessages): EditResult {
  if ((form.display === 'wizard') === (display === 'wizard')) return { form, path: undefined };
  const components = display === 'wizard' ? splitIntoPages(form, messages) : mergePages(form, messages);
  return { form: { ...form, display, components }, path: undefined };
}

function splitIntoPages(form: FormDefinition, { page: pageTitle }: FormPartMessages): readonly ComponentDefinition[] {
  const first = form.components.findIndex(isPage);
  const loose = first < 0 ? form.components : form.components.slice(0, first);
  const pages: ComponentDefinition[] = [];
  if (loose.length > 0 || first < 0) {
    const [page] = assignKeys([createPage(pageTitle({ number: 1 }))], form);
    pages.push({ ...page!, components: loose });
  }
  for (const one of form.components.slice(loose.length)) {
    const last = pages.at(-1);
    if (isPage(one) || !last) pages.push(one);
    else pages[pages.length - 1] = { ...last, components: [...getChildren(last), one] };
  }
  return pages;
}

function mergePages(form: FormDefinition, messages: FormPartMessages): readonly ComponentDefinition[] {
  const [only, ...others] = form.components;
  const isUnnamed = only && others.length === 0 && isPage(only) && only.title === messages.page({ number: 1 });
  const components = isUnnamed ? getChildren(only) : moveSubmitToEnd(form.components);
  const asForm = { ...form, display: 'form', components };
  return lacksSubmitButton(asForm)
    ? [...components, ...assignKeys([createSubmitButton(messages.submit)], asForm)]
    : components;
}

/** Moves a submit button from the end of the last page to the end of the form. */
function moveSubmitToEnd(components: readonly ComponentDefinition[]): readonly ComponentDefinition[] {
  const last = components.at(-1);
  const children = last ? getChildren(last) : [];
  const button = children.at(-1);
  if (!last || !button || !isSubmitButton(button)) return components;
  return [...components.slice(0, -1), { ...last, components: children.slice(0, -1) }, button];
}

const getChildren = ({ components }: ComponentDefinition): readonly ComponentDefinition[] =>
  Array.isArray(components) ? components : [];
