import { toFieldText } from './layout.ts';
import { lastModifiedProperty, parseLastModified } from './parse-last-modified.ts';

/** Maximum characters (UTF-16 units) of a multiline text column in SharePoint. */
const maxColumnLength = 63_999;
/** Maximum characters of a multiline text column in document libraries of some tenants. */
const maxShortColumnLength = 255;

/**
 * Values of our multiline columns when the complete text is too long; `null` clears the column. Readers load the
 * complete text from the row's file.
 */
const shortenersByColumn: Readonly<Record<string, (text: string) => string | null>> = {
  tfSubmissionData: () => null,
  tfSubmissionMetadata: shortenMetadata,
  tfSubmissionEmail: () => null,
  tfSubmissionWebhooks: () => null,
  tfVersionComment: toFieldText,
};

/** Shortens or clears texts that are too long for columns of any tenant. */
export function truncateToColumns<Fields extends Readonly<Record<string, unknown>>>(fields: Fields): Fields {
  return shortenFields(fields, maxColumnLength);
}

/** Shortens texts to the length that every document library can store; `undefined` if they are already short enough. */
export function truncateToShortColumns<Fields extends Readonly<Record<string, unknown>>>(
  fields: Fields,
): Fields | undefined {
  return hasLongText(fields, maxShortColumnLength) ? shortenFields(fields, maxShortColumnLength) : undefined;
}

function shortenFields<Fields extends Readonly<Record<string, unknown>>>(fields: Fields, length: number): Fields {
  const entries = Object.entries(fields).map(([name, value]) => [
    name,
    isLongText(name, value, length) ? shortenersByColumn[name]?.(value) : value,
  ]);
  return Object.fromEntries(entries) as Fields;
}

function hasLongText(fields: Readonly<Record<string, unknown>>, length: number): boolean {
  return Object.entries(fields).some(([name, value]) => isLongText(name, value, length));
}

function isLongText(name: string, value: unknown, length: number): value is string {
  return name in shortenersByColumn && typeof value === 'string' && value.length > length;
}

/** Returns metadata with only the time of the last edit, which tables and histories read. */
function shortenMetadata(json: string): string | null {
  const lastModified = parseLastModified(json);
  return lastModified === undefined ? null : JSON.stringify({ [lastModifiedProperty]: lastModified });
}
