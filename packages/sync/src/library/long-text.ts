import { lastModifiedName, readLastModified } from './last-modified.ts';
import { toFieldText } from './layout.ts';

/** Maximum characters (UTF-16 units) of a multiline text column in SharePoint. */
const columnLength = 63_999;
/** Maximum characters of a multiline text column in document libraries of some tenants. */
const libraryLength = 255;

/**
 * Values of our multiline columns when the complete text is too long; `null` clears the column. Readers load the
 * complete text from the row's file.
 */
const shortForms: Readonly<Record<string, (text: string) => string | null>> = {
  tfSubmissionData: () => null,
  tfSubmissionMetadata: shortMetadata,
  tfSubmissionEmail: () => null,
  tfSubmissionWebhooks: () => null,
  tfVersionComment: toFieldText,
};

/** Shortens or clears texts that are too long for columns of any tenant. */
export function withColumnLengths<Fields extends Readonly<Record<string, unknown>>>(fields: Fields): Fields {
  return shorten(fields, columnLength);
}

/** Shortens texts to the length that every document library can store; `undefined` if they are already short enough. */
export function withLibraryLengths<Fields extends Readonly<Record<string, unknown>>>(
  fields: Fields,
): Fields | undefined {
  return isLong(fields, libraryLength) ? shorten(fields, libraryLength) : undefined;
}

function shorten<Fields extends Readonly<Record<string, unknown>>>(fields: Fields, length: number): Fields {
  const entries = Object.entries(fields).map(([name, value]) => [
    name,
    isLongText(name, value, length) ? shortForms[name]?.(value) : value,
  ]);
  return Object.fromEntries(entries) as Fields;
}

function isLong(fields: Readonly<Record<string, unknown>>, length: number): boolean {
  return Object.entries(fields).some(([name, value]) => isLongText(name, value, length));
}

function isLongText(name: string, value: unknown, length: number): value is string {
  return name in shortForms && typeof value === 'string' && value.length > length;
}

/** Returns metadata with only the time of the last edit, which tables and histories read. */
function shortMetadata(json: string): string | null {
  const lastModified = readLastModified(json);
  return lastModified === undefined ? null : JSON.stringify({ [lastModifiedName]: lastModified });
}
