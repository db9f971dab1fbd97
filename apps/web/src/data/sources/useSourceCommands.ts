import { type DataSourceSettings, deleteDataSource, putDataSource } from '@tideform/contract';
import { useData } from '../data-context.ts';
import { createRefusalError } from '../server-refusal.ts';

/**
 * Refusals of a save: another source has the ID, the team has the maximum number of sources, or its plan has no
 * preview environment.
 */
export type SourceRefusal = (typeof refusals)[number];
const refusals = ['data-source-exists', 'too-many-data-sources', 'locked-by-plan'] as const;

export interface SourceCommands {
  /** @param isNew must not overwrite another source @throws Failed, ServerOutage */
  save(id: string, settings: DataSourceSettings, isNew: boolean): Promise<SourceRefusal | undefined>;
  /** @throws Failed, ServerOutage */
  remove(id: string): Promise<void>;
}

/** Saves and deletes a team's data sources, and requests a sync of the change. */
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
