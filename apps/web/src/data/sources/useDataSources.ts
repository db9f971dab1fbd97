import { useCompare } from '@tideform/i18n/react';
import { type DataSourceRow, type DataSummaryRow, type FormRow, findReferencedSources } from '@tideform/sync';
import { useLiveQuery } from 'dexie-react-hooks';
import { useRef } from 'react';
import { useData } from '../data-context.ts';

/** Form that uses a data source. If only its draft uses the source, deleting the source affects only builders. */
export interface UsingForm {
  readonly id: string;
  readonly title: string;
  readonly isPublished: boolean;
}

/** Data source of a team, with the state of its copy on this device. */
export interface ListedSource extends DataSourceRow {
  readonly sourceId: string;
  /** State of the downloaded rows; `previewSummary` is for the preview environment. */
  readonly summary: DataSummaryRow | undefined;
  readonly previewSummary: DataSummaryRow | undefined;
  readonly usedBy: readonly UsingForm[];
}

const BATCH_SIZE = 50;

/** Returns the data sources of a team, sorted by title; `undefined` while loading. */
export function useDataSources(teamId: string): readonly ListedSource[] | undefined {
  const { database } = useData();
  const compare = useCompare();
  const uses = useLiveQuery(async () => {
    const keys = await database.forms.where('teamId').equals(teamId).primaryKeys();
    const found = new Map<string, UsingForm[]>();
    // Loads forms in batches, to avoid keeping every definition of the team in memory at once.
    for (let first = 0; first < keys.length; first += BATCH_SIZE) {
      const rows = await database.forms.bulkGet(keys.slice(first, first + BATCH_SIZE));
      for (const form of rows) if (form && !form.isGone) addReferences(form, found);
    }
    return found;
  }, [database, teamId]);
  const latest = useRef<readonly LocalSource[]>([]);
  const sources = useLiveQuery(async () => {
    const rows = await database.dataSources.where('teamId').equals(teamId).toArray();
    const summaries = await database.dataSummary.bulkGet(rows.flatMap(({ id }) => [id, `${id}:preview`]));
    const next = rows.map((row, index) => ({
      row,
      summary: summaries[2 * index],
      previewSummary: summaries[2 * index + 1],
    }));
    // Rows arrive in batches of a hundred. The same list object is returned if nothing visible changed, so that it
    // isn't rendered again.
    if (serializeVisible(next) !== serializeVisible(latest.current)) latest.current = next;
    return latest.current;
  }, [database, teamId]);
  return sources
    ?.map(({ row, ...summaries }) => {
      const sourceId = row.sourceId ?? row.id;
      return { ...row, ...summaries, sourceId, usedBy: uses?.get(sourceId) ?? [] };
    })
    .sort((one, other) => compare(one.title, other.title));
}

interface LocalSource {
  readonly row: DataSourceRow;
  readonly summary: DataSummaryRow | undefined;
  readonly previewSummary: DataSummaryRow | undefined;
}

/** Serializes the visible part of the sources, without the download progress, to compare lists. */
const serializeVisible = (sources: readonly LocalSource[]): string =>
  JSON.stringify(
    sources.map(({ row, ...summaries }) => [
      row,
      withoutProgress(summaries.summary),
      withoutProgress(summaries.previewSummary),
    ]),
  );

const withoutProgress = (summary: DataSummaryRow | undefined) =>
  summary && { ...summary, mark: undefined, token: undefined, next: summary.next !== undefined };

function addReferences({ id, title, draft, published }: FormRow, found: Map<string, UsingForm[]>): void {
  const live = new Set(published ? findReferencedSources(published.schema) : []);
  for (const sourceId of new Set([...live, ...(draft ? findReferencedSources(draft.schema) : [])])) {
    found.set(sourceId, [...(found.get(sourceId) ?? []), { id, title, isPublished: live.has(sourceId) }]);
  }
}
