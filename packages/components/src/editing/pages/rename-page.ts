import type { FormDefinition } from '@tideform/engine';
import type { ComponentPath, Edited } from '../place/component-path.ts';
import { editComponent } from '../place/edit-list.ts';

/** Gives a page its title. Words of nothing but spaces change nothing; the key stays, as conditions may look at it. */
export function renamePage(form: FormDefinition, path: ComponentPath, title: string): Edited {
  const words = title.trim();
  const rename = words === '' ? form : editComponent(form, path, (page) => withTitle(page, words));
  return { form: rename, path };
}

const withTitle = <Page extends { readonly title?: unknown; readonly label?: unknown }>(page: Page, title: string) =>
  page.title === title
    ? page
    : { ...page, title, ...('label' in page && page.label === page.title && { label: title }) };
