import { lastModifiedName, readLastModified } from './last-modified.ts';
import { fieldText } from './layout.ts';

/** Characters (UTF-16 units) that a column of several lines holds in SharePoint. */
const columnLength = 63_999;
/** Characters that such a column holds in document libraries of some tenants. */
const libraryLength = 255;

/**
 * What our columns of several lines say when they can't hold a whole text; `null` clears them. Readers take the whole text from the
 * file of the row.
 */
const shortForms: Readonly<Record<string, (text: string) => string | null>> = {
  tfSubmissionData: () => null,
  tfSubmissionMetadata: shortMetadata,
  tfSubmissionEmail: () => null,
  tfSubmissionWebhooks: () => null,
  tfVersionComment: fieldText,
};

/** The fields with texts that every tenant's columns can hold: longer ones are left out or cut. */
export function withColumnLengths<Fields extends Readonly<Record<string, unknown>>>(fields: Fields): Fields {
  return shortened(fields, columnLength);
}

/** The fields with texts that any document library can hold; `undefined` when they are as short already. */
export function withLibraryLengths<Fields extends Readonly<Record<string, unknown>>>(
  fields: Fields,
): Fields | undefined {
  return isLong(fields, libraryLength) ? shortened(fields, libraryLength) : undefined;
}

function shortened<Fields extends Readonly<Record<string, unknown>>>(fields: Fields, length: number): Fields {
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

/** The instant of the last edit alone: tables and histories read it. */
function shortMetadata(json: string): string | null {
  const lastModified = readLastModified(json);
  return lastModified === undefined ? null : JSON.stringify({ [lastModifiedName]: lastModified });
}
