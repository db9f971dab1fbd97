import { useEffect, useState } from 'react';

/**
 * When a dialog closes, returns the focus to the element that opened it. NOTE: needed because Fluent only does this for
 * elements that have registered for it.
 */
export function useRestoreFocus(): void {
  const [previousFocus] = useState(() => findPersistentElement(document.activeElement));
  useEffect(
    () => () => {
      if (document.activeElement === document.body && previousFocus instanceof HTMLElement) previousFocus.focus();
    },
    [previousFocus],
  );
}

/**
 * Returns the element that gets the focus. A clicked menu item disappears, so the menu's button is returned instead.
 */
function findPersistentElement(element: Element | null): Element | null {
  const menu = element?.closest('[role="menu"]');
  return menu ? findPersistentElement(document.getElementById(menu.getAttribute('aria-labelledby') ?? '')) : element;
}
