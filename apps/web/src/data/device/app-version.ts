import { version } from '../../../package.json';

export interface AppVersion {
  readonly version: string;
  /** What the build names its first file by: it tells two builds of one version apart. */
  readonly build: string;
}

/** Which version of the app this page runs; `undefined` in development. */
export function readAppVersion(): AppVersion | undefined {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  const name = script?.src.split('/').at(-1) ?? '';
  const build = /^[^-]*-([\w-]{6,})\.js$/.exec(name)?.[1];
  return build === undefined ? undefined : { version, build };
}

/** The same in a few letters, for those who run the server. */
export function wordAppVersion(): string | undefined {
  const known = readAppVersion();
  return known && `${known.version} ${known.build}`.slice(0, 60);
}
