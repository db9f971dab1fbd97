import { type ComponentPath, type FormPartMessages, type Page, pagesOf } from '@tideform/components/editing';
import type { FormDefinition } from '@tideform/engine';

/** The page of a wizard to show: the chosen one, the one before it when that is gone; `undefined` for one page. */
export function openPageOf(
  form: FormDefinition,
  chosen: ComponentPath | undefined,
  messages?: FormPartMessages,
): Page | undefined {
  const pages = pagesOf(form, messages);
  return pages.findLast(({ path }) => Number(path) <= Number(chosen ?? 0)) ?? pages[0];
}
