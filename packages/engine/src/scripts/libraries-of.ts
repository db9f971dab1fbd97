import type { LibraryName } from './inside/inside-source.ts';
import type { ScriptSource } from './script-host.ts';

/** Names the libraries that scripts mention. They are large: what nobody mentions is not loaded. */
export function librariesOf(scripts: readonly ScriptSource[]): readonly LibraryName[] {
  const mentions = (pattern: RegExp) => scripts.some(({ code }) => pattern.test(code));
  return [
    ...(mentions(/(^|[^\w$.])_\s*[.([?]|[(,=]\s*_\s*[,;)]/) ? (['lodash'] as const) : []),
    ...(mentions(/\bmoment\b/) ? (['moment'] as const) : []),
  ];
}
