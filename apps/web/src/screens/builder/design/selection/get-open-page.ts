import { type ComponentPath, type FormPage, type FormPartMessages, listPages } from '@tideform/components/editing';
import type { FormDefinition } from '@tideform/engine';

/**
 * Returns the wizard page to show: the page at `chosen`, or the nearest page before that path if it no longer exists.
 * Returns `undefined` for a form without pages.
 */
export function getOpenPage(
  form: FormDefinition,
  chosen: ComponentPath | undefined,
  messages?: FormPartMessages,
): FormPage | undefined {
  const pages = listPages(form, messages);
  return pages.findLast(({ path }) => Number(path) <= Number(chosen ?? 0)) ?? pages[0];
}
