import type { FormDefinition } from '@tideform/engine';
import { moveComponent } from '../components/move-component.ts';
import type { ComponentPath, EditResult } from '../positions/component-path.ts';
import { listPages } from './list-pages.ts';

/** Moves a page of a wizard. @param index position among the pages after the move */
export function movePage(form: FormDefinition, path: ComponentPath, index: number): EditResult {
  const pages = listPages(form);
  const from = pages.findIndex((page) => page.path === path);
  const target = pages[Math.max(0, Math.min(index, pages.length - 1))];
  if (from < 0 || !target) return { form, path };
  const before = Number(target.path) + (index > from ? 1 : 0);
  return moveComponent(form, path, { parent: undefined, slot: undefined, index: before });
}
