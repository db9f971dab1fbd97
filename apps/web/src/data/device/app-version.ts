import { useState } from 'react';
import { version } from '../../../package.json';

export interface AppVersion {
  readonly version: string;
  /** Hash in the file name of the entry script. It distinguishes builds of the same version. */
  readonly build: string;
}

/** Returns the version of the app that this page runs; `undefined` in development. */
export function readAppVersion(): AppVersion | undefined {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  const name = script?.src.split('/').at(-1) ?? '';
  const build = /^[^-]*-([\w-]{6,})\.js$/.exec(name)?.[1];
  return build === undefined ? undefined : { version, build };
}

/** Formats version and build as a text of at most 60 characters, for server logs. */
export function formatAppVersion(): string | undefined {
  const known = readAppVersion();
  return known && `${known.version} ${known.build}`.slice(0, 60);
}

/** Returns the version of the app; `undefined` in development. */
export function useAppVersion(): AppVersion | undefined {
  const [version] = useState(readAppVersion);
  return version;
}
