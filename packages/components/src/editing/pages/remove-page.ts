import type { FormDefinition } from '@tideform/engine';
import { removeComponent } from '../components/remove-component.ts';
import type { ComponentPath, Edited } from '../place/component-path.ts';
import { lostByRemoval } from '../references/list-references.ts';
import { pagesOf } from './pages-of.ts';

/** Removes a page and all that lies on it. The last page of a wizard stays: there is nowhere to build without one. */
export function removePage(form: FormDefinition, path: ComponentPath): Edited {
  const pages = pagesOf(form);
  const at = pages.findIndex((page) => page.path === path);
  if (at < 0 || pages.length === 1) return { form, path };
  const removed = removeComponent(form, path).form;
  const left = pagesOf(removed);
  const { path: next } = left[Math.min(at, left.length - 1)] ?? {};
  return { form: removed, path: next, lost: lostByRemoval(form, removed) };
}
