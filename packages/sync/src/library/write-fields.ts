import { type FieldValues, type GraphClient, type GraphError, operations } from '@tideform/graph';
import { isUnsuitable } from './is-unsuitable.ts';
import { withColumnLengths, withLibraryLengths } from './long-text.ts';

/** A row of a library, by the number of its list item. */
export interface RowPlace {
  readonly driveId: string;
  readonly listItemId: string;
}

export interface WriteOptions {
  readonly ifMatch?: string;
  readonly signal?: AbortSignal;
  /** Columns without which the row would be nothing: a library that lacks one of them refuses the write. */
  readonly essential?: readonly string[];
}

/**
 * Writes columns of a row in ONE call. When the library refuses it, the call is repeated with less: texts that may be too long are
 * shortened, then columns that it lacks or that it names are left out. So no column keeps an answer from arriving.
 *
 * @throws GraphError when even that is refused
 */
export async function writeFields(
  graph: GraphClient,
  place: RowPlace,
  fields: FieldValues,
  { ifMatch, signal, essential = [] }: WriteOptions = {},
): Promise<void> {
  let left = withColumnLengths(fields);
  const send = (body: FieldValues) =>
    graph.call(
      operations.updateDriveListItemFields,
      { ...place },
      {
        body,
        ...(ifMatch !== undefined && { ifMatch }),
        ...(signal && { signal }),
      },
    );
  for (;;) {
    try {
      await send(left);
      return;
    } catch (error) {
      const less = isUnsuitable(error) ? await withLess(graph, place, { left, essential }, error) : undefined;
      if (!less) throw error;
      left = less;
    }
  }
}

/** What may be accepted after a refusal; `undefined` when nothing is left to leave out. */
async function withLess(
  graph: GraphClient,
  { driveId }: RowPlace,
  { left, essential }: { readonly left: FieldValues; readonly essential: readonly string[] },
  refusal: GraphError,
): Promise<FieldValues | undefined> {
  const short = withLibraryLengths(left);
  if (short) return short;
  // The service being in trouble says nothing of columns.
  if (refusal.status >= 500) return undefined;
  const present = await columnNames(graph, driveId);
  const others = Object.keys(left).filter((name) => !essential.includes(name));
  const missing = others.filter((name) => !present.has(name));
  const named = others.filter((name) => refusal.message.includes(name));
  const refused = missing.length > 0 ? missing : named;
  if (refused.length === 0) return undefined;
  return Object.fromEntries(Object.entries(left).filter(([name]) => !refused.includes(name)));
}

async function columnNames(graph: GraphClient, driveId: string): Promise<ReadonlySet<string>> {
  const query = { select: ['id', 'name', 'hidden'] };
  const columns = await Array.fromAsync(graph.rows(operations.listDriveListColumns, { driveId }, { query }));
  return new Set(columns.map(({ name }) => name));
}
