import { useState } from 'react';
import { type AppVersion, readAppVersion } from './app-version.ts';

/** Which version of the app this is; `undefined` in development. */
export function useAppVersion(): AppVersion | undefined {
  const [version] = useState(readAppVersion);
  return version;
}
