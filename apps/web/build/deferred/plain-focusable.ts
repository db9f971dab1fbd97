import type * as Tabster from 'tabster';
import { FOCUSABLE_SELECTOR } from 'tabster/dist/esm/Consts.js';

function findTabbable(container: HTMLElement = document.body): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(FOCUSABLE_SELECTOR)].filter(
    (element) => element.tabIndex >= 0 && element.checkVisibility(),
  );
}

const createStep =
  (offset: 1 | -1) =>
  (options: Tabster.Types.FindNextProps): HTMLElement | null => {
    const all = findTabbable(options.container);
    const index = options.currentElement ? all.indexOf(options.currentElement) : -1;
    return (index < 0 ? undefined : all[index + offset]) ?? null;
  };

/** Finds focusable elements until Tabster is loaded, such as the first item of a menu that opens before then. */
export const plainFocusable: Pick<
  Tabster.Types.FocusableAPI,
  'findAll' | 'findFirst' | 'findLast' | 'findNext' | 'findPrev'
> = {
  findAll: ({ container, acceptCondition }) =>
    findTabbable(container).filter((element) => acceptCondition?.(element) ?? true),
  findFirst: ({ container }) => findTabbable(container)[0],
  findLast: ({ container }) => findTabbable(container).at(-1),
  findNext: createStep(1),
  findPrev: createStep(-1),
};
