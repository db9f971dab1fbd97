import type { Rollup } from 'vite';

type Bundle = Rollup.OutputBundle;

/**
 * Returns the file name of the chunk that contains a module.
 * @throws Error if no chunk contains the module
 */
export function findFile(bundle: Bundle, module: string): string {
  const found = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(module)),
  );
  if (!found) throw new Error(`The build doesn’t contain ${module}.`);
  return found.fileName;
}

/** Returns the file names of a chunk and all chunks that it imports statically, directly or indirectly. */
export function collectImports(bundle: Bundle, fileName: string | undefined, found = new Set<string>()): Set<string> {
  const chunk = fileName === undefined ? undefined : bundle[fileName];
  if (chunk?.type !== 'chunk' || found.has(chunk.fileName)) return found;
  found.add(chunk.fileName);
  for (const name of chunk.imports) collectImports(bundle, name, found);
  return found;
}

/** Formats file names as URLs, separated by spaces, for one HTML attribute. */
export const formatUrls = (files: Iterable<string>): string => [...files].map((file) => `/${file}`).join(' ');

/** Returns the file names that chunks import dynamically. */
export function findDynamicImports(bundle: Bundle, code: Iterable<string>): Set<string> {
  return new Set(
    [...code].flatMap((file) => {
      const chunk = bundle[file];
      return chunk?.type === 'chunk' ? chunk.dynamicImports : [];
    }),
  );
}

/** Maps each language to the URLs of its message files among `files`. */
export function findMessageFiles(bundle: Bundle, files: Iterable<string>): Readonly<Record<string, string>> {
  const byLanguage = Map.groupBy(files, (file) => {
    const chunk = bundle[file];
    return chunk?.type === 'chunk' ? /^messages(?:-\w+)*-(\w+)$/.exec(chunk.name)?.[1] : undefined;
  });
  return Object.fromEntries(
    [...byLanguage].flatMap(([language, found]) => (language ? [[language, formatUrls(found)]] : [])),
  );
}
