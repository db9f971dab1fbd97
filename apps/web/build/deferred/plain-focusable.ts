import type * as Tabster from 'tabster';
import { FOCUSABLE_SELECTOR } from 'tabster/dist/esm/Consts.js';

function reachableIn(container: HTMLElement = document.body): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(FOCUSABLE_SELECTOR)].filter(
    (element) => element.tabIndex >= 0 && element.checkVisibility(),
  );
}

const step =
  (by: 1 | -1) =>
  (options: Tabster.Types.FindNextProps): HTMLElement | null => {
    const all = reachableIn(options.container);
    const at = options.currentElement ? all.indexOf(options.currentElement) : -1;
    return (at < 0 ? undefined : all[at + by]) ?? null;
  };

/** Finds what can be focused until Tabster has come: the first thing in a menu that is opened before. */
export const plainFocusable: Pick<
  Tabster.Types.FocusableAPI,
  'findAll' | 'findFirst' | 'findLast' | 'findNext' | 'findPrev'
> = {
  findAll: ({ container, acceptCondition }) =>
    reachableIn(container).filter((element) => acceptCondition?.(element) ?? true),
  findFirst: ({ container }) => reachableIn(container)[0],
  findLast: ({ container }) => reachableIn(container).at(-1),
  findNext: step(1),
  findPrev: step(-1),
};
