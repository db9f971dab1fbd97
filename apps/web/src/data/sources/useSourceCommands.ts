import { type DataSourceSettings, deleteDataSource, putDataSource } from '@tideform/contract';
import { useData } from '../data-context.ts';
import { refused } from '../server-refusal.ts';

/** What came of it: another source has the id, the team has as many as it may have, or its plan has no preview environment. */
export type SourceRefusal = (typeof refusals)[number];
const refusals = ['data-source-exists', 'too-many-data-sources', 'locked-by-plan'] as const;

export interface SourceCommands {
  /** @param isNew it must go over no other @throws what the server says */
  save(id: string, settings: DataSourceSettings, isNew: boolean): Promise<SourceRefusal | undefined>;
  /** @throws what the server says */
  remove(id: string): Promise<void>;
}

/** What a builder does with a team's data sources; this device has heard of it when it resolves. */
export function useSourceCommands(teamId: string): SourceCommands {
  const { api, sync } = useData();
  const bring = () => sync.requestSync({ requestType: 'data-source', teamId });
  return {
    async save(id, settings, isNew) {
      const body = { settings, ...(isNew && { isNew }) };
      const answer = await api.call(putDataSource, { params: { teamId, id }, body });
      if (!answer.ok) {
        const known = refusals.find((refusal) => refusal === answer.refusal);
        if (known) return known;
        throw refused(answer);
      }
      bring();
      return undefined;
    },
    async remove(id) {
      const answer = await api.call(deleteDataSource, { params: { teamId, id } });
      if (!answer.ok) throw refused(answer);
      bring();
    },
  };
}
