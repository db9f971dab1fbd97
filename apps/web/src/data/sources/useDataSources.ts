import { useCompare } from '@tideform/i18n/react';
import { type DataSourceRow, type DataSummaryRow, type FormRow, sourcesNamedIn } from '@tideform/sync';
import { useLiveQuery } from 'dexie-react-hooks';
import { useRef } from 'react';
import { useData } from '../data-context.ts';

/** A form that reads a source; a draft alone breaks for its builders only. */
export interface UsingForm {
  readonly id: string;
  readonly title: string;
  readonly isPublished: boolean;
}

/** A team's data source as this device knows it. */
export interface ListedSource extends DataSourceRow {
  readonly sourceId: string;
  /** What has come of its rows; of its preview environment, too, where drafts read that. */
  readonly summary: DataSummaryRow | undefined;
  readonly previewSummary: DataSummaryRow | undefined;
  readonly usedBy: readonly UsingForm[];
}

const READ_AT_ONCE = 50;

/** A team's data sources by title; `undefined` while reading. */
export function useDataSources(teamId: string): readonly ListedSource[] | undefined {
  const { database } = useData();
  const compare = useCompare();
  const uses = useLiveQuery(async () => {
    const keys = await database.forms.where('teamId').equals(teamId).primaryKeys();
    const found = new Map<string, UsingForm[]>();
    // Some at a time: all at once holds every definition of the team.
    for (let first = 0; first < keys.length; first += READ_AT_ONCE) {
      const rows = await database.forms.bulkGet(keys.slice(first, first + READ_AT_ONCE));
      for (const form of rows) if (form && !form.isGone) addUses(form, found);
    }
    return found;
  }, [database, teamId]);
  const told = useRef<readonly KeptSource[]>([]);
  const sources = useLiveQuery(async () => {
    const rows = await database.dataSources.where('teamId').equals(teamId).toArray();
    const summaries = await database.dataSummary.bulkGet(rows.flatMap(({ id }) => [id, `${id}:preview`]));
    const next = rows.map((row, at) => ({ row, summary: summaries[2 * at], previewSummary: summaries[2 * at + 1] }));
    // Rows come by the hundred: a list that says the same is not drawn again for each of them.
    if (shownOf(next) !== shownOf(told.current)) told.current = next;
    return told.current;
  }, [database, teamId]);
  return sources
    ?.map(({ row, ...summaries }) => {
      const sourceId = row.sourceId ?? row.id;
      return { ...row, ...summaries, sourceId, usedBy: uses?.get(sourceId) ?? [] };
    })
    .sort((one, other) => compare(one.title, other.title));
}

interface KeptSource {
  readonly row: DataSourceRow;
  readonly summary: DataSummaryRow | undefined;
  readonly previewSummary: DataSummaryRow | undefined;
}

/** What people can see of sources; how far rows on their way have come is for who brings them. */
const shownOf = (sources: readonly KeptSource[]): string =>
  JSON.stringify(
    sources.map(({ row, ...summaries }) => [row, plain(summaries.summary), plain(summaries.previewSummary)]),
  );

const plain = (summary: DataSummaryRow | undefined) =>
  summary && { ...summary, mark: undefined, token: undefined, next: summary.next !== undefined };

function addUses({ id, title, draft, published }: FormRow, found: Map<string, UsingForm[]>): void {
  const live = new Set(published ? sourcesNamedIn(published.schema) : []);
  for (const sourceId of new Set([...live, ...(draft ? sourcesNamedIn(draft.schema) : [])])) {
    found.set(sourceId, [...(found.get(sourceId) ?? []), { id, title, isPublished: live.has(sourceId) }]);
  }
}
