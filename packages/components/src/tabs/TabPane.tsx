import { type ReactNode, useEffect, useRef } from 'react';

interface TabPaneProps {
  readonly id: string;
  readonly tabId: string;
  readonly isOpen: boolean;
  /** Called when something inside is revealed: by the browser's find-in-page, or by a link. */
  readonly onReveal: () => void;
  readonly children: ReactNode;
}

/**
 * Pane of a tab. A closed pane stays in the page, so that the browser's find-in-page works (`until-found`), and opens
 * on the event `beforematch`, which the browser or `focusField` dispatches.
 */
export function TabPane({ id, tabId, isOpen, onReveal, children }: TabPaneProps) {
  const pane = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = pane.current;
    /* NOTE: React supports only boolean `hidden`. */
    if (!isOpen) element?.setAttribute('hidden', 'until-found');
    /* Removes the attribute immediately, like the browser, because an element must be visible to be focused. */
    const reveal = () => {
      element?.removeAttribute('hidden');
      onReveal();
    };
    element?.addEventListener('beforematch', reveal);
    return () => element?.removeEventListener('beforematch', reveal);
  }, [isOpen, onReveal]);
  return (
    <div ref={pane} id={id} role="tabpanel" aria-labelledby={tabId} hidden={!isOpen}>
      {children}
    </div>
  );
}
