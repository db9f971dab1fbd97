import { useEffect, useState } from 'react';

/** Whatever opened a dialog has the focus back once it is gone. NOTE: Fluent gives it to those alone that say in advance that they will want it. */
export function useFocusBack(): void {
  const [before] = useState(() => stayingOf(document.activeElement));
  useEffect(
    () => () => {
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus();
    },
    [before],
  );
}

/** An entry of a menu goes when it is pressed: what opened the menu stays. */
function stayingOf(element: Element | null): Element | null {
  const menu = element?.closest('[role="menu"]');
  return menu ? stayingOf(document.getElementById(menu.getAttribute('aria-labelledby') ?? '')) : element;
}
