import type { FormDefinition } from '@tideform/engine';
import { removeComponent } from '../components/remove-component.ts';
import type { ComponentPath, EditResult } from '../positions/component-path.ts';
import { listReferencesLostByRemoval } from '../references/list-references.ts';
import { listPages } from './list-pages.ts';

/** Removes a page with its components. The only remaining page can't be removed, because components need a page. */
export function removePage(form: FormDefinition, path: ComponentPath): EditResult {
  const pages = listPages(form);
  const at = pages.findIndex((page) => page.path === path);
  if (at < 0 || pages.length === 1) return { form, path };
  const removed = removeComponent(form, path).form;
  const left = listPages(removed);
  const { path: next } = left[Math.min(at, left.length - 1)] ?? {};
  return { form: removed, path: next, lost: listReferencesLostByRemoval(form, removed) };
}
