import type { LibraryName } from './inside/inside-source.ts';
import type { ScriptSource } from './script-host.ts';

/** Returns the libraries that scripts mention. Others are not loaded, because the libraries are large. */
export function findLibraries(scripts: readonly ScriptSource[]): readonly LibraryName[] {
  const mentions = (pattern: RegExp) => scripts.some(({ code }) => pattern.test(code));
  return [
    ...(mentions(/(^|[^\w$.])_\s*[.([?]|[(,=]\s*_\s*[,;)]/) ? (['lodash'] as const) : []),
    ...(mentions(/\bmoment\b/) ? (['moment'] as const) : []),
  ];
}
