import { useState } from 'react';
import { version } from '../../../package.json';

interface AppVersion {
  readonly version: string;
  /** What the build names its first file by: it tells two builds of one version apart. */
  readonly build: string;
}

/** Which version of the app this is; `undefined` in development. */
export function useAppVersion(): AppVersion | undefined {
  const [build] = useState(() => {
    const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
    const name = script?.src.split('/').at(-1) ?? '';
    return /^[^-]*-([\w-]{6,})\.js$/.exec(name)?.[1];
  });
  return build === undefined ? undefined : { version, build };
}
