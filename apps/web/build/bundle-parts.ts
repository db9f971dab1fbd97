import type { Rollup } from 'vite';

type Bundle = Rollup.OutputBundle;

/** @throws when no chunk has this module */
export function fileOf(bundle: Bundle, module: string): string {
  const found = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(module)),
  );
  if (!found) throw new Error(`The build has no ${module}.`);
  return found.fileName;
}

/** A chunk and all that it imports before it runs. */
export function withImports(bundle: Bundle, fileName: string | undefined, found = new Set<string>()): Set<string> {
  const chunk = fileName === undefined ? undefined : bundle[fileName];
  if (chunk?.type !== 'chunk' || found.has(chunk.fileName)) return found;
  found.add(chunk.fileName);
  for (const name of chunk.imports) withImports(bundle, name, found);
  return found;
}

/** As addresses, in one attribute. */
export const names = (files: Iterable<string>): string => [...files].map((file) => `/${file}`).join(' ');

/** What this code loads later. */
export function laterOf(bundle: Bundle, code: Iterable<string>): Set<string> {
  return new Set(
    [...code].flatMap((file) => {
      const chunk = bundle[file];
      return chunk?.type === 'chunk' ? chunk.dynamicImports : [];
    }),
  );
}

/** Those of these files that have words, by language. */
export function messageFilesOf(bundle: Bundle, files: Iterable<string>): Readonly<Record<string, string>> {
  const byLanguage = Map.groupBy(files, (file) => {
    const chunk = bundle[file];
    return chunk?.type === 'chunk' ? /^messages(?:-\w+)*-(\w+)$/.exec(chunk.name)?.[1] : undefined;
  });
  return Object.fromEntries(
    [...byLanguage].flatMap(([language, found]) => (language ? [[language, names(found)]] : [])),
  );
}
