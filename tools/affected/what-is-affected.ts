import { basename, dirname } from 'node:path';
import { type CatalogMessages, isMessage, writtenCatalog } from '@tideform/i18n/written';

/** Every test depends on these: on packages, compiler options, and how tests run. */
const everything = /^(package(-lock)?\.json|tsconfig\.json|vitest\.config\.ts|tools\/test\/prepare-.*|vendor\/.*)$/;

export const affectsEverything = (changed: readonly string[]): boolean => changed.some((path) => everything.test(path));

/** The changed files that a unit test, view or screen can import. */
export const relatedTo = (changed: readonly string[]): readonly string[] =>
  changed.filter((path) => /^(packages|apps|tools|bench)\/.+\.(tsx?|json|css)$/.test(path));

/** Shorter texts, such as 'Save', are on too many screens to say which one a journey is on. */
const shortestText = 10;

/**
 * Returns the journeys that quote an English text of a changed screen or component, and those that have changed themselves. Journeys find everything by
 * the text that people see, so a journey that uses a screen quotes it.
 *
 * @param journeys the sources of all journeys, by path
 * @param catalogs the sources of all message catalogs, by path
 */
export function journeysUsing(
  changed: readonly string[],
  journeys: ReadonlyMap<string, string>,
  catalogs: ReadonlyMap<string, string>,
): readonly string[] {
  const folders = new Set(changed.filter((path) => /^(packages|apps\/web)\/.+\.tsx?$/.test(path)).map(screenOf));
  const texts = [...catalogs]
    .filter(([path]) => folders.has(screenOf(path)))
    .flatMap(([path, code]) => englishTexts(writtenCatalog(code, path)?.messages ?? {}))
    .filter((text) => text.length >= shortestText);
  const uses = ([path, code]: readonly [string, string]) =>
    changed.includes(path) || texts.some((text) => code.includes(`'${text}'`) || code.includes(`'${text}.'`));
  return [...journeys].filter(uses).map(([path]) => basename(path));
}

/** The folder whose texts belong to a file: of the app, a screen's or the second level below `src`; of a package, the one below `src`. */
function screenOf(path: string): string {
  const screen = /^apps\/web\/src\/(screens\/)?[^/]+|^packages\/[^/]+\/src\/[^/]+/.exec(path);
  return screen?.[0] ?? dirname(path);
}

function englishTexts(messages: CatalogMessages): readonly string[] {
  return Object.values(messages).flatMap((one) => {
    if (!isMessage(one)) return englishTexts(one);
    const { en } = one as { readonly en?: unknown };
    return typeof en === 'string' && !en.includes('{') ? [en] : [];
  });
}
