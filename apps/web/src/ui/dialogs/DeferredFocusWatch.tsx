import { type ComponentType, useEffect, useState } from 'react';

/**
 * Mounts `FocusWatch` when the first dialog opens, which needs its dependencies anyway. For pages that rarely have
 * dialogs.
 */
export function DeferredFocusWatch() {
  const [LoadedWatch, setWatch] = useState<ComponentType>();
  useEffect(() => {
    if (LoadedWatch) return;
    const handleFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element && target.closest('[aria-modal="true"]'))) return;
      // If loading fails, the next focus event tries again.
      const mount = ({ FocusWatch }: { readonly FocusWatch: ComponentType }) => setWatch(() => FocusWatch);
      import('./FocusWatch.tsx').then(mount, () => undefined);
    };
    document.addEventListener('focusin', handleFocus);
    return () => document.removeEventListener('focusin', handleFocus);
  }, [LoadedWatch]);
  return LoadedWatch && <LoadedWatch />;
}
