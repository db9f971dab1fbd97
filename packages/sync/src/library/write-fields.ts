import { type FieldValues, type GraphClient, type GraphError, operations } from '@tideform/graph';
import { isContentRefused } from './is-content-refused.ts';
import { truncateToColumns, truncateToShortColumns } from './truncate-fields.ts';

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
