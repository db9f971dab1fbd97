import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Message } from './catalogs.ts';

/**
 * Records of the imported translations of a language. Maps a message ID to the hashes of the English text and of its
 * translation. A translation is stale if the English text has changed since the import and the translation hasn't.
 */
export type Records = Map<string, string>;

const fileOf = (root: string, language: string): string => join(root, 'packages/i18n/imported', `${language}.json`);

/** Reads the translation records of a language; empty if no translations were imported yet. */
export function readRecords(root: string, language: string): Records {
  const file = fileOf(root, language);
  return new Map(existsSync(file) ? Object.entries(JSON.parse(readFileSync(file, 'utf8')) as object) : []);
}

/** Writes the translation records of messages that still exist, in the order of the messages. */
export function writeRecords(root: string, language: string, records: Records, messages: readonly Message[]): void {
  const existing = messages.flatMap(({ id }) => (records.has(id) ? [[id, records.get(id)]] : []));
  if (existing.length === 0) return;
  const file = fileOf(root, language);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(existing), null, 2)}\n`);
}

export const createRecord = (english: string, translation: string): string => `${hash(english)} ${hash(translation)}`;

export function isStale(records: Records, language: string, { id, english, texts }: Message): boolean {
  const record = records.get(id);
  const translation = texts[language];
  if (record === undefined || translation === undefined) return false;
  const [source, target] = record.split(' ');
  return source !== hash(english) && target === hash(translation);
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);
