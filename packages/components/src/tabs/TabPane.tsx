import { type ReactNode, useEffect, useRef } from 'react';

interface TabPaneProps {
  readonly id: string;
  readonly tabId: string;
  readonly isOpen: boolean;
  /** Something inside is looked for: the browser's search found it, or a link leads to it. */
  readonly onReveal: () => void;
  readonly children: ReactNode;
}

/**
 * A pane. A closed one stays in the page, where the browser's own search finds what it says (`until-found`), and opens
 * for the event `beforematch`: the browser's, or that of whoever wants to focus what lies in it.
 */
export function TabPane({ id, tabId, isOpen, onReveal, children }: TabPaneProps) {
  const pane = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = pane.current;
    /* NOTE: React knows `hidden` as a switch only. */
    if (!isOpen) element?.setAttribute('hidden', 'until-found');
    /* The attribute goes at once, as the browser itself does it: what is to be focused must be seen by then. */
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
