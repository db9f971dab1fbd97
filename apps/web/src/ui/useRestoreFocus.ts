import { useEffect, useState } from 'react';

/**
 * Returns the focus to the element that opened a dialog when it closes. NOTE: Fluent only does so for elements that
 * have registered for it.
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

/** A menu item disappears when clicked, so the focus goes to the menu's button. */
function findPersistentElement(element: Element | null): Element | null {
  const menu = element?.closest('[role="menu"]');
  return menu ? findPersistentElement(document.getElementById(menu.getAttribute('aria-labelledby') ?? '')) : element;
}
