import { type ReactNode, useEffect, useRef } from 'react';

interface TabPaneProps {
  readonly id: string;
  readonly tabId: string;
  readonly isOpen: boolean;
  /** Called when content of a closed pane must be shown: found by the browser's find-in-page, or targeted by a link. */
  readonly onReveal: () => void;
  readonly children: ReactNode;
}

/**
 * Pane of a tab. A closed pane stays in the document with `hidden="until-found"`, so that the browser's find-in-page
 * searches it. The pane opens on the event `beforematch`, which the browser or `focusField` dispatches.
 */
export function TabPane({ id, tabId, isOpen, onReveal, children }: TabPaneProps) {
  const pane = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = pane.current;
    /* NOTE: set as an attribute, because React only supports a boolean `hidden`. */
    if (!isOpen) element?.setAttribute('hidden', 'until-found');
    /* Removes the attribute immediately, as the browser does, because only visible elements can be focused. */
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
