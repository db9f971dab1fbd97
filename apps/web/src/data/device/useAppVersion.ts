import { useState } from 'react';

/** What the build names its first file by; `undefined` in development. */
export function useAppVersion(): string | undefined {
  const [version] = useState(() => {
    const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
    return /-([\w-]{6,})\.js$/.exec(script?.src ?? '')?.[1];
  });
  return version;
}
