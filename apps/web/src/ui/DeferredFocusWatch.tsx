import { type ComponentType, useEffect, useState } from 'react';

/** Mounts `FocusWatch` with the first dialog, which loads its dependencies: for pages that rarely have dialogs. */
export function DeferredFocusWatch() {
  const [LoadedWatch, setWatch] = useState<ComponentType>();
  useEffect(() => {
    if (LoadedWatch) return;
    const handleFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element && target.closest('[aria-modal="true"]'))) return;
      // After a failure the next focus event retries.
      const mount = ({ FocusWatch }: { readonly FocusWatch: ComponentType }) => setWatch(() => FocusWatch);
      import('./FocusWatch.tsx').then(mount, () => undefined);
    };
    document.addEventListener('focusin', handleFocus);
    return () => document.removeEventListener('focusin', handleFocus);
  }, [LoadedWatch]);
  return LoadedWatch && <LoadedWatch />;
}
