import { GraphError, type GraphPage, type ListItemChange } from '@tideform/graph';
import type { DataSummaryRow } from '../../database/data-source-rows.ts';
import { FailureError } from '../../failures/failure-error.ts';
import { fetchListPage, type ListSourceType, rowConverters, withCompleteRows } from './list-source-rows.ts';
import {
  beginRound,
  computeStatistics,
  endRound,
  getConfig,
  loadSummary,
  type PulledRow,
  type SourcePull,
  saveRows,
} from './source-pull.ts';

const pageSize = 1000;
/** Maximum number of times that Graph may reset one pull to the beginning. */
const maxResyncs = 3;

/** Interval of complete reads for a list that doesn't report changes. */
const fullReadIntervalMs = 15 * 60_000;

/**
 * Pulls the changes of a list since the last pull. Each page is stored together with its token. A list that doesn't
 * report changes is read completely, but not with every sync.
 */
export async function pullChanges(pull: SourcePull): Promise<void> {
  let known = await loadSummary(pull);
  if (pull.retries?.isWaiting(getFullReadRetryId(known))) return;
  if (!getResumeLink(pull, known)) known = await beginRound(pull, known);
  for (let resyncs = 0; ; ) {
    const link = getResumeLink(pull, known);
    const page = await fetchChangesPage(pull, link).catch((error: unknown) => {
      if (!(isTokenExpired(error, link) && resyncs++ < maxResyncs)) throw error;
      return undefined;
    });
    if (!page) {
      pull.ports.report({
        code: 'data-source-resync',
        detail: 'Data Source List Data Resync',
        ids: { dataSource: known.dataSourceIdentifier },
      });
      known = await beginRound(pull, known);
      continue;
    }
    known = await savePage(pull, known, page);
    if (page.nextLink) continue;
    if (!page.deltaLink) pull.retries?.scheduleRetry(getFullReadRetryId(known), fullReadIntervalMs);
    return;
  }
}

const getFullReadRetryId = ({ dataSourceIdentifier }: DataSummaryRow): string => `whole list ${dataSourceIdentifier}`;

async function savePage(
  pull: SourcePull,
  known: DataSummaryRow,
  page: GraphPage<ListItemChange>,
): Promise<DataSummaryRow> {
  const rows = toPulledRows(
    pull,
    await withCompleteRows(pull.ports.graph, pull.source.type, getConfig(pull), page.rows),
  );
  const token = page.nextLink ?? page.deltaLink;
  const { next, live } = known;
  const { nextLink } = page;
  if (next && nextLink)
    return saveRows(pull, known, next.rows, rows, () => ({ ...known, next: { ...next, token: nextLink } }));
  const reached = token === undefined ? {} : { token };
  if (next) return saveRows(pull, known, next.rows, rows, (tables) => endRound(pull, tables, known, reached));
  if (token === undefined) throw new FailureError('no-content', { file: known.dataSourceIdentifier });
  if (rows.length === 0 && token === known.token && !known.error) return known;
  const { error: _mended, ...rest } = known;
  return saveRows(pull, known, live ?? '', rows, async (tables) => ({
    ...rest,
    token,
    ...(rows.length > 0 && (await computeStatistics(pull, tables, live ?? ''))),
  }));
}

/** Converts changes of a list to rows. If a row occurs several times, its last change counts. */
function toPulledRows(pull: SourcePull, changes: readonly ListItemChange[]): PulledRow[] {
  const read = rowConverters[pull.source.type as ListSourceType].createConverter(getConfig(pull));
  return [...new Map(changes.map((change) => [change.id, change])).values()].map((change) => {
    const value = change.deleted ? undefined : read(change);
    return { id: change.id, at: Number(change.id) || 0, ...(value !== undefined && { value }) };
  });
}

function fetchChangesPage(pull: SourcePull, link: string | undefined): Promise<GraphPage<ListItemChange>> {
  const { ports, source } = pull;
  return fetchListPage(ports.graph, source.type as ListSourceType, getConfig(pull), { link, top: pageSize });
}

/**
 * Returns the link where the pull of a list continues; `undefined` to start from the beginning.
 * NOTE: an embedded workspace may have moved to another address; links to other addresses aren't followed.
 */
export function getResumeLink({ ports }: SourcePull, { next, token }: DataSummaryRow): string | undefined {
  const link = next ? next.token : token;
  if (link === undefined || !URL.canParse(link)) return undefined;
  const [base, url] = [new URL(ports.graph.baseUrl), new URL(link)];
  return url.origin === base.origin && url.pathname.startsWith(`${base.pathname}/`) ? link : undefined;
}

/**
 * Returns whether Graph no longer knows the token or the next-page link.
 * NOTE: SharePoint may report this as an error in a response with status 200, and for next pages with 400 or 404.
 */
function isTokenExpired(error: unknown, link: string | undefined): boolean {
  if (!(error instanceof GraphError)) return false;
  return error.status === 410 || error.status === 200 || (link !== undefined && [400, 404].includes(error.status));
}
