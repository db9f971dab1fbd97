import { type ComponentType, useEffect, useState } from 'react';

/** `FocusWatch` from the first dialog on, which brings what it is made of: for pages that mostly have none. */
export function LateFocusWatch() {
  const [Watch, setWatch] = useState<ComponentType>();
  useEffect(() => {
    if (Watch) return;
    const look = ({ target }: FocusEvent) => {
      if (!(target instanceof Element && target.closest('[aria-modal="true"]'))) return;
      // What cannot be fetched now is fetched with the next focus: nobody loses a page by it.
      const taken = ({ FocusWatch }: { readonly FocusWatch: ComponentType }) => setWatch(() => FocusWatch);
      import('./FocusWatch.tsx').then(taken, () => undefined);
    };
    document.addEventListener('focusin', look);
    return () => document.removeEventListener('focusin', look);
  }, [Watch]);
  return Watch && <Watch />;
}
