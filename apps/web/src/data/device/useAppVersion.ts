import { useState } from 'react';
import { type AppVersion, readAppVersion } from './app-version.ts';

/** Returns the version of the app; `undefined` in development. */
export function useAppVersion(): AppVersion | undefined {
  const [version] = useState(readAppVersion);
  return version;
}
