import { basename, dirname } from 'node:path';
import { type CatalogMessages, isMessage, parseSourceCatalog } from '@tideform/i18n/written';

/** Files that every test depends on: package manifests, compiler options, and the test setup. */
const testEnvironmentFiles =
  /^(package(-lock)?\.json|tsconfig\.json|vitest\.config\.ts|tools\/test\/prepare-.*|vendor\/.*)$/;

export const affectsEverything = (changed: readonly string[]): boolean =>
  changed.some((path) => testEnvironmentFiles.test(path));

/** Returns the changed files that a unit, view or screen test can import. */
export const filterRelatedSources = (changed: readonly string[]): readonly string[] =>
  changed.filter((path) => /^(packages|apps|tools|bench)\/.+\.(tsx?|json|css)$/.test(path));

/**
 * Minimum length of a quoted text, in characters: shorter texts, such as 'Save', are on too many screens to identify
 * one.
 */
const minTextLength = 10;

/**
 * Returns the names of journeys that quote an English text of a changed screen or component, and of journeys that
 * changed themselves. Journeys find elements by their visible text, so a journey that uses a screen quotes one of its
 * texts.
 *
 * @param journeys source code of all journeys, by path
 * @param catalogs source code of all message catalogs, by path
 */
export function findAffectedJourneys(
  changed: readonly string[],
  journeys: ReadonlyMap<string, string>,
  catalogs: ReadonlyMap<string, string>,
): readonly string[] {
  const folders = new Set(
    changed.filter((path) => /^(packages|apps\/web)\/.+\.tsx?$/.test(path)).map(getMessageFolder),
  );
  const texts = [...catalogs]
    .filter(([path]) => folders.has(getMessageFolder(path)))
    .flatMap(([path, code]) => listEnglishTexts(parseSourceCatalog(code, path)?.messages ?? {}))
    .filter((text) => text.length >= minTextLength);
  const uses = ([path, code]: readonly [string, string]) =>
    changed.includes(path) || texts.some((text) => code.includes(`'${text}'`) || code.includes(`'${text}.'`));
  return [...journeys].filter(uses).map(([path]) => basename(path));
}

/**
 * Returns the folder whose messages a file uses: in the app, the folder of the screen or the first folder below `src`;
 * in a package, the first folder below `src`.
 */
function getMessageFolder(path: string): string {
  const screen = /^apps\/web\/src\/(screens\/)?[^/]+|^packages\/[^/]+\/src\/[^/]+/.exec(path);
  return screen?.[0] ?? dirname(path);
}

function listEnglishTexts(messages: CatalogMessages): readonly string[] {
  return Object.values(messages).flatMap((one) => {
    if (!isMessage(one)) return listEnglishTexts(one);
    const { en } = one as { readonly en?: unknown };
    return typeof en === 'string' && !en.includes('{') ? [en] : [];
  });
}
