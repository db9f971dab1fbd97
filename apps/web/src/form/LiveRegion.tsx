import { useHiddenClass } from '@tideform/components/kit/classes/useHiddenClass.tsx';
import { useSyncExternalStore } from 'react';
import type { Announcer } from './announcer.ts';

/** Polite live region that announces messages to screen readers. */
export function LiveRegion({ announcer }: { readonly announcer: Announcer }) {
  const message = useSyncExternalStore(announcer.subscribe, announcer.getMessage);
  return (
    <div role="status" aria-live="polite" className={useHiddenClass()}>
      {message}
    </div>
  );
}
