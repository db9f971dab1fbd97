// `npm run i18n -- export LANG [--format xliff|json] [FILE]` writes every message that a language needs into one file,
// `import LANG FILE` writes the translations of such a file back into the catalogs, and `status [LANG] [--list]` shows
// which translations are missing. See docs/guides/add-a-language.md.
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { languageSettings, type TranslatedLanguage } from '@tideform/i18n/written';
import { type Message, readMessages, writeTexts } from './catalogs.ts';
import { planImport, updateRecords } from './import-translations.ts';
import { readJson, writeJson } from './json.ts';
import { readRecords, writeRecords } from './records.ts';
import { computeStatus, listMessagesToTranslate } from './status.ts';
import { readXliff, writeXliff } from './xliff.ts';

const usage = `Usage: npm run i18n -- export LANG [--format xliff|json] [FILE]
       npm run i18n -- import LANG FILE
       npm run i18n -- status [LANG] [--list]`;
/** Maximum size of an imported file in bytes. All messages with one translation have about 3 MB. */
const maxFileSize = 50_000_000;
const root = join(import.meta.dirname, '../..');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { format: { type: 'string' }, list: { type: 'boolean', default: false } },
});
const [command, tag, file] = positionals;

try {
  if (command === 'export' && tag) exportMessages(parseLanguage(tag), file);
  else if (command === 'import' && tag && file) importMessages(parseLanguage(tag), file);
  else if (command === 'status') showStatus(tag === undefined ? undefined : parseLanguage(tag));
  else throw new Error(usage);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

function parseLanguage(text: string): TranslatedLanguage {
  if (text === 'en') throw new Error('English is the source language. Edit it in the catalogs.');
  if (text in languageSettings) return text as TranslatedLanguage;
  throw new Error(`"${text}" isn't a language of the product yet. Add it to packages/i18n/src/languages.ts first.`);
}

function exportMessages(language: TranslatedLanguage, wanted: string | undefined): void {
  const { format = wanted?.endsWith('.json') ? 'json' : 'xliff' } = values;
  const write = { xliff: writeXliff, json: writeJson }[format];
  if (!write) throw new Error(`The format is xliff or json, not "${format}"`);
  const path = wanted ? resolve(wanted) : join(root, `.cache/i18n/${language}.${format === 'json' ? 'json' : 'xlf'}`);
  const messages = listMessagesToTranslate(readMessages(root), readRecords(root, language), language);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, write(language, messages));
  console.log(`Wrote ${messages.length} messages to ${relative(process.cwd(), path)}`);
}

function importMessages(language: TranslatedLanguage, path: string): void {
  if (statSync(path).size > maxFileSize) throw new Error(`The file has more than ${maxFileSize / 1e6} MB`);
  const text = readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
  const returned = path.endsWith('.json') ? readJson(text) : readXliff(text);
  const messages = readMessages(root);
  const records = readRecords(root, language);
  const plan = planImport(messages, records, language, returned);
  writeTexts(root, language, plan.changes);
  writeRecords(root, language, updateRecords(records, language, plan), messages);
  const { changes, confirmed, unchanged, untranslated, rejected: refusals } = plan;
  for (const { id, reason } of refusals) console.error(`${id}: ${reason}`);
  const refused = new Set(refusals.map(({ id }) => id)).size;
  console.log(
    `${changes.length} imported, ${confirmed.length} confirmed, ${unchanged} unchanged, ${untranslated} not translated, ${refused} refused`,
  );
  if (refused > 0) process.exitCode = 1;
}

/**
 * Prints the translation status. The command fails if an offered language lacks messages. A language named on the command line also fails
 * if it is in preparation and lacks messages, or if it has stale translations.
 */
function showStatus(wanted: TranslatedLanguage | undefined): void {
  const messages = readMessages(root);
  const all = (Object.keys(languageSettings) as TranslatedLanguage[]).filter((one) => one !== 'en');
  for (const language of wanted ? [wanted] : all) {
    const { total, missing, stale } = computeStatus(messages, readRecords(root, language), language);
    const { isOffered } = languageSettings[language];
    const counts = `${total} messages, ${total - missing.length} translated, ${missing.length} missing, ${stale.length} stale`;
    console.log(`${language}: ${counts}${isOffered ? '' : ' (in preparation)'}`);
    if (values.list) list({ missing, stale });
    if (missing.length > 0 && (isOffered || wanted)) process.exitCode = 1;
    if (stale.length > 0 && wanted) process.exitCode = 1;
  }
}

function list(found: Readonly<Record<string, readonly Message[]>>): void {
  for (const [kind, messages] of Object.entries(found)) {
    for (const { id, english } of messages) console.log(`  ${kind} ${id}: ${english}`);
  }
}
