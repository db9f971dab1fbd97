import { type DataSourceSettings, deleteDataSource, putDataSource } from '@tideform/contract';
import { createRefusalError } from '../create-refusal-error.ts';
import { useData } from '../data-context.ts';

/**
 * Reasons why the server refuses to save a data source: another source has the ID, the team has the maximum number of
 * sources, or the team's plan has no preview environment.
 */
export type SourceRefusal = (typeof refusals)[number];
const refusals = ['data-source-exists', 'too-many-data-sources', 'locked-by-plan'] as const;

export interface SourceCommands {
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
