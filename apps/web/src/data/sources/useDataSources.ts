import { type DataSourceSettings, dataSourceSettings, deleteDataSource, putDataSource } from '@tideform/contract';
import { useCompare } from '@tideform/i18n/react';
import { type DataSourceRow, type DataSummaryRow, type FormRow, findReferencedSources } from '@tideform/sync';
import { useLiveQuery } from 'dexie-react-hooks';
import { useRef } from 'react';
import { createRefusalError } from '../create-refusal-error.ts';
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

/**
 * Reasons why the server refuses to save a data source: another source has the ID, the team has the maximum number of
 * sources, or the team's plan has no preview environment.
 */
export type SourceRefusal = (typeof refusals)[number];
const refusals = ['data-source-exists', 'too-many-data-sources', 'locked-by-plan'] as const;

interface SourceCommands {
  /**
   * Saves a data source.
   * @param isNew whether the save must not overwrite another source
   * @throws FailureError, ServerOutage
   */
  save(id: string, settings: DataSourceSettings, isNew: boolean): Promise<SourceRefusal | undefined>;
  /**
   * Deletes a data source.
   * @throws FailureError, ServerOutage
   */
  remove(id: string): Promise<void>;
}

/** Returns functions that save and delete a team's data sources, and then request a sync. */
export function useSourceCommands(teamId: string): SourceCommands {
  const { api, sync } = useData();
  const requestSync = () => sync.requestSync({ requestType: 'data-source', teamId });
  return {
    async save(id, settings, isNew) {
      const body = { settings, ...(isNew && { isNew }) };
      const result = await api.call(putDataSource, { params: { teamId, id }, body });
      if (!result.ok) {
        const known = refusals.find((refusal) => refusal === result.refusal);
        if (known) return known;
        throw createRefusalError(result);
      }
      requestSync();
      return undefined;
    },
    async remove(id) {
      const result = await api.call(deleteDataSource, { params: { teamId, id } });
      if (!result.ok) throw createRefusalError(result);
      requestSync();
    },
  };
}

/** Parses the settings of a data source; `undefined` if a setting is missing or invalid. */
export function parseSourceSettings(settings: {
  readonly type: DataSourceSettings['type'];
  readonly title: string;
  readonly config: Readonly<Record<string, string>>;
  readonly previewConfig?: Readonly<Record<string, string>>;
}): DataSourceSettings | undefined {
  const result = dataSourceSettings.safeParse(settings);
  return result.success ? result.data : undefined;
}
