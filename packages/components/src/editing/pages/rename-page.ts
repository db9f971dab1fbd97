import type { FormDefinition } from '@tideform/engine';
import type { ComponentPath, EditResult } from '../positions/component-path.ts';
import { editComponent } from '../positions/edit-list.ts';

/**
 * Changes the title of a page, unless the new title is blank. The page keeps its key, because conditions may refer to
 * it.
 */
export function renamePage(form: FormDefinition, path: ComponentPath, title: string): EditResult {
  const words = title.trim();
  const rename = words === '' ? form : editComponent(form, path, (page) => setPageTitle(page, words));
  return { form: rename, path };
}

const setPageTitle = <Page extends { readonly title?: unknown; readonly label?: unknown }>(
  page: Page,
  title: string,
) =>
  page.title === title
    ? page
    : { ...page, title, ...('label' in page && page.label === page.title && { label: title }) };
