import { GraphError, type GraphPage, type ListItemChange } from '@tideform/graph';
import type { DataSummaryRow } from '../../database/data-source-rows.ts';
import { Failed } from '../../failures/failed.ts';
import {
  type Bringing,
  type BroughtRow,
  beginRound,
  configOf,
  countOf,
  endRound,
  keepRows,
  readSummary,
} from './bringing.ts';
import { type ListSourceType, readListPage } from './read-list.ts';
import { rowReaders } from './row-readers.ts';
import { wholeRows } from './whole-rows.ts';

const pageSize = 1000;
/** How often one bringing may be sent back to the start. */
const maxResyncs = 3;

/** A list that tells no changes is read whole again after so long. */
const wholeAgainMs = 15 * 60_000;

/**
 * Brings what has changed in a list since the last time, page after page, each kept with the token behind it. A list that tells no changes
 * is brought whole, but not with every sync.
 */
export async function bringChanges(bringing: Bringing): Promise<void> {
  let known = await readSummary(bringing);
  if (bringing.retries?.isWaiting(wholeId(known))) return;
  if (!linkOf(bringing, known)) known = await beginRound(bringing, known);
  for (let resyncs = 0; ; ) {
    const link = linkOf(bringing, known);
    const page = await readPage(bringing, link).catch((error: unknown) => {
      if (!(isForgotten(error, link) && resyncs++ < maxResyncs)) throw error;
      return undefined;
    });
    if (!page) {
      bringing.ports.report({
        code: 'data-source-resync',
        detail: 'Data Source List Data Resync',
        ids: { dataSource: known.dataSourceIdentifier },
      });
      known = await beginRound(bringing, known);
      continue;
    }
    known = await keepPage(bringing, known, page);
    if (page.nextLink) continue;
    if (!page.deltaLink) bringing.retries?.failed(wholeId(known), wholeAgainMs);
    return;
  }
}

const wholeId = ({ dataSourceIdentifier }: DataSummaryRow): string => `whole list ${dataSourceIdentifier}`;

async function keepPage(
  bringing: Bringing,
  known: DataSummaryRow,
  page: GraphPage<ListItemChange>,
): Promise<DataSummaryRow> {
  const rows = brought(
    bringing,
    await wholeRows(bringing.ports.graph, bringing.source.type, configOf(bringing), page.rows),
  );
  const token = page.nextLink ?? page.deltaLink;
  const { next, live } = known;
  const { nextLink } = page;
  if (next && nextLink)
    return keepRows(bringing, known, next.rows, rows, () => ({ ...known, next: { ...next, token: nextLink } }));
  const reached = token === undefined ? {} : { token };
  if (next) return keepRows(bringing, known, next.rows, rows, (tables) => endRound(bringing, tables, known, reached));
  if (token === undefined) throw new Failed('no-content', { file: known.dataSourceIdentifier });
  if (rows.length === 0 && token === known.token && !known.error) return known;
  const { error: _mended, ...kept } = known;
  return keepRows(bringing, known, live ?? '', rows, async (tables) => ({
    ...kept,
    token,
    ...(rows.length > 0 && (await countOf(bringing, tables, live ?? ''))),
  }));
}

/** A row may come several times: the last is its state. */
function brought(bringing: Bringing, changes: readonly ListItemChange[]): BroughtRow[] {
  const read = rowReaders[bringing.source.type as ListSourceType].read(configOf(bringing));
  return [...new Map(changes.map((change) => [change.id, change])).values()].map((change) => {
    const value = change.deleted ? undefined : read(change);
    return { id: change.id, at: Number(change.id) || 0, ...(value !== undefined && { value }) };
  });
}

function readPage(bringing: Bringing, link: string | undefined): Promise<GraphPage<ListItemChange>> {
  const { ports, source } = bringing;
  return readListPage(ports.graph, source.type as ListSourceType, configOf(bringing), { link, top: pageSize });
}

/**
 * Where a list goes on from what was brought of it; `undefined` from its beginning.
 *
 * NOTE: an embedded workspace may have moved to another address; what leads elsewhere is not followed.
 */
export function linkOf({ ports }: Bringing, { next, token }: DataSummaryRow): string | undefined {
  const link = next ? next.token : token;
  if (link === undefined || !URL.canParse(link)) return undefined;
  const [base, url] = [new URL(ports.graph.baseUrl), new URL(link)];
  return url.origin === base.origin && url.pathname.startsWith(`${base.pathname}/`) ? link : undefined;
}

/**
 * Graph no longer knows the token, or the address of the next page. NOTE: SharePoint may say so with an error in a reply of status 200, and
 * of the next page with 400 or 404.
 */
function isForgotten(error: unknown, link: string | undefined): boolean {
  if (!(error instanceof GraphError)) return false;
  return error.status === 410 || error.status === 200 || (link !== undefined && [400, 404].includes(error.status));
}
