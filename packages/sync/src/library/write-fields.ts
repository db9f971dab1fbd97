import { type FieldValues, type GraphClient, type GraphError, operations } from '@tideform/graph';
import { isContentRefused } from './columns.ts';
import { toFieldText } from './layout.ts';
import { lastModifiedProperty, parseLastModified } from './stored-response.ts';

/** Row of a library, identified by its list item ID. */
export interface RowLocation {
  readonly driveId: string;
  readonly listItemId: string;
}

export interface WriteOptions {
  readonly ifMatch?: string;
  readonly signal?: AbortSignal;
  /** Columns that the row needs: the write fails if the library lacks one of them. */
  readonly essential?: readonly string[];
}

/**
 * Writes columns of a row in a single call. If the library refuses the call, it is repeated with shorter texts, then
 * without columns that the library lacks or names in its refusal, so that a single column never blocks a response.
 *
 * @throws GraphError when the reduced call is refused too
 */
export async function writeFields(
  graph: GraphClient,
  rowLocation: RowLocation,
  fields: FieldValues,
  { ifMatch, signal, essential = [] }: WriteOptions = {},
): Promise<void> {
  let remaining = truncateToColumns(fields);
  const send = (body: FieldValues) =>
    graph.call(
      operations.updateDriveListItemFields,
      { ...rowLocation },
      {
        body,
        ...(ifMatch !== undefined && { ifMatch }),
        ...(signal && { signal }),
      },
    );
  for (;;) {
    try {
      await send(remaining);
      return;
    } catch (error) {
      const reduced = isContentRefused(error)
        ? await reduceFields(graph, rowLocation, { left: remaining, essential }, error)
        : undefined;
      if (!reduced) throw error;
      remaining = reduced;
    }
  }
}

/** Returns reduced fields to try after a refusal; `undefined` when nothing can be omitted. */
async function reduceFields(
  graph: GraphClient,
  { driveId }: RowLocation,
  { left, essential }: { readonly left: FieldValues; readonly essential: readonly string[] },
  refusal: GraphError,
): Promise<FieldValues | undefined> {
  const short = truncateToShortColumns(left);
  if (short) return short;
  // A server error isn't caused by certain columns.
  if (refusal.status >= 500) return undefined;
  const present = await fetchColumnNames(graph, driveId);
  const others = Object.keys(left).filter((name) => !essential.includes(name));
  const missing = others.filter((name) => !present.has(name));
  const named = others.filter((name) => refusal.message.includes(name));
  const refused = missing.length > 0 ? missing : named;
  if (refused.length === 0) return undefined;
  return Object.fromEntries(Object.entries(left).filter(([name]) => !refused.includes(name)));
}

async function fetchColumnNames(graph: GraphClient, driveId: string): Promise<ReadonlySet<string>> {
  const query = { select: ['id', 'name', 'hidden'] };
  const columns = await Array.fromAsync(graph.rows(operations.listDriveListColumns, { driveId }, { query }));
  return new Set(columns.map(({ name }) => name));
}

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
function truncateToColumns<Fields extends Readonly<Record<string, unknown>>>(fields: Fields): Fields {
  return shortenFields(fields, maxColumnLength);
}

/** Shortens texts to the length that every document library can store; `undefined` if they are already short enough. */
function truncateToShortColumns<Fields extends Readonly<Record<string, unknown>>>(fields: Fields): Fields | undefined {
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

/** Values of our columns by name; `null` clears a column. */
export type ItemFields = Readonly<Record<string, string | number | null | undefined>>;

/** Writes columns of a file or folder, as `writeFields` does. `undefined` leaves a column unchanged. */
export async function setItemFields(
  graph: GraphClient,
  driveId: string,
  itemId: string,
  fields: ItemFields,
  essential: readonly string[] = [],
): Promise<void> {
  const query = { select: ['id'] };
  const listItem = await graph.call(operations.getItemListItem, { driveId, itemId }, { query, isTargetNew: true });
  await writeFields(graph, { driveId, listItemId: listItem.id }, { ...fields }, { essential });
}

/** Reads columns of a file or folder; empty columns are absent. */
export async function getItemFields(
  graph: GraphClient,
  driveId: string,
  itemId: string,
  columns: readonly string[],
): Promise<Readonly<Record<string, unknown>>> {
  const query = { expand: `fields($select=${columns.join(',')})` };
  const listItem = await graph.call(operations.getItemListItem, { driveId, itemId }, { query });
  return listItem.fields ?? {};
}
