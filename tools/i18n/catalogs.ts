import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CatalogAudience, listCatalogEntries } from '@tideform/i18n/written';

/** One message of the product, as translators see it. */
export interface Message {
  /**
   * The catalog's path without `.messages.ts`, then `#` and the message's keys. Unique, and stable unless the catalog
   * or a key is renamed.
   */
  readonly id: string;
  /** Path of the message's catalog from the repository root. */
  readonly file: string;
  /** The message's keys as one XML NMTOKEN, unique in its catalog. */
  readonly key: string;
  readonly audience: CatalogAudience;
  readonly english: string;
  /** Maps a language to the text of the message. */
  readonly texts: Readonly<Record<string, string>>;
  /** Developer comments on the message and on the groups that contain it. */
  readonly notes: readonly string[];
  /** Doc comment of the message's catalog. */
  readonly catalogNote: string | undefined;
}

/** Reads all messages of the repository from the message catalogs in `apps` and `packages`. */
export function readMessages(root: string): readonly Message[] {
  const files = globSync('{apps,packages}/**/*.messages.ts', { cwd: root, exclude: (name) => name === 'node_modules' });
  return files
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .flatMap((file) => parseCatalog(readFileSync(join(root, file), 'utf8'), file));
}

function parseCatalog(code: string, file: string): readonly Message[] {
  const catalog = listCatalogEntries(code, file);
  if (!catalog) return [];
  return catalog.entries.map(({ path, texts, notes }) => {
    const key = createKey(path);
    const id = `${file.replace(/\.messages\.ts$/, '')}#${key}`;
    const { audience, note } = catalog;
    return { id, file, key, audience, english: texts.en!, texts, notes, catalogNote: note };
  });
}

/**
 * Joins the keys of a message to an XML NMTOKEN. Escapes all characters except letters, digits, `.`, `-` and `_`, so that different keys
 * stay different.
 */
export const createKey = (path: readonly string[]): string =>
  path
    .map((key) =>
      key.replace(/_x(?=[\da-f]+_)|[^\w.-]/gu, (one) =>
        one === '_x' ? '_x5f_x' : `_x${one.codePointAt(0)!.toString(16)}_`,
      ),
    )
    .join(':');

/** A translated text to write into a catalog. */
export interface Change {
  readonly message: Message;
  readonly text: string;
}

/**
 * Writes texts of a language into the source files of their catalogs and formats these files.
 *
 * @throws if a formatted file can't be written
 */
export function writeTexts(root: string, language: string, changes: readonly Change[]): void {
  const byFile = Map.groupBy(changes, ({ message }) => message.file);
  for (const [file, inFile] of byFile) {
    const code = readFileSync(join(root, file), 'utf8');
    const texts = new Map(inFile.map(({ message, text }) => [message.key, text]));
    writeFileSync(join(root, file), replaceTexts(code, file, language, texts));
  }
  if (byFile.size > 0) format(root, [...byFile.keys()]);
}

/** Returns the source of a catalog with texts of a language, by the keys of their messages. */
function replaceTexts(code: string, file: string, language: string, texts: ReadonlyMap<string, string>): string {
  const { entries } = listCatalogEntries(code, file)!;
  // Replaces texts from the end of the file, so that the offsets of earlier messages stay valid.
  return entries.toReversed().reduce((changed, { path, ranges, end }) => {
    const text = texts.get(createKey(path));
    if (text === undefined) return changed;
    const { [language]: range = { start: end, end } } = ranges;
    const literal = formatLiteral(text);
    const written = range.start === end ? `, ${language}: ${literal}` : literal;
    return changed.slice(0, range.start) + written + changed.slice(range.end);
  }, code);
}

/**
 * Returns a text as a string literal, in which invisible characters, such as soft hyphens and isolates, are escaped.
 */
const formatLiteral = (text: string): string =>
  JSON.stringify(text).replace(/\p{Cf}/gu, (one) => {
    const units = Array.from({ length: one.length }, (_, at) => one.charCodeAt(at));
    return units.map((unit) => `\\u${unit.toString(16).toUpperCase().padStart(4, '0')}`).join('');
  });

/** Formats files with Biome, a limited number at a time because a command line has a limited length. */
function format(root: string, files: readonly string[]): void {
  const biome = join(import.meta.dirname, '../../node_modules/@biomejs/biome/bin/biome');
  for (let at = 0; at < files.length; at += 100) {
    const args = [biome, 'format', '--write', ...files.slice(at, at + 100)];
    const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
    if (status !== 0) throw new Error(`The catalogs are written but couldn't be formatted: ${stderr}`);
  }
}
