import type { DataRows } from '@tideform/components/kit/data-rows/DataRows.tsx';
import { TEAM_MEMBERS } from '@tideform/components/kit/data-rows/team-members.ts';
import { useSpeech } from '@tideform/i18n/react';
import type { RowsAsked } from '@tideform/sync';
import { useMemo, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useReport } from '../../failures/report-context.ts';
import { useKiosk } from '../../kiosk/kiosk-context.ts';
import { fromOrigin } from '../../ui/from-origin.ts';
import { useOnline } from '../../ui/useOnline.ts';
import { useData } from '../data-context.ts';
import { finderOf } from '../people/finder-of.ts';

/** The rows of a team's data sources as they lie on this device; `preview`: as drafts read them. */
export function useTeamRows(teamId: string | undefined, environment: NonNullable<RowsAsked['environment']>): DataRows {
  const data = useData();
  const { locale } = useSpeech();
  const isOnline = useOnline();
  const report = useReport();
  const navigate = useNavigate();
  const go = useRef(navigate);
  go.current = navigate;
  // What others have answered is not for whoever stands before a kiosk.
  const isKiosk = useKiosk() !== undefined;
  return useMemo<DataRows>(
    () => ({
      isOnline,
      async read({ dataSourceId, isAnew }, signal) {
        if (teamId === undefined) return undefined;
        try {
          const { readSource } = await import('./read-source.ts');
          const kept = await readSource(data, { teamId, sourceId: dataSourceId, environment }, signal);
          if (kept || dataSourceId !== TEAM_MEMBERS) return kept;
          const [finder, { rowsOfPeople }] = await Promise.all([
            finderOf(data, locale),
            import('../people/rows-of-people.ts'),
          ]);
          return rowsOfPeople(await finder.members(teamId, isAnew));
        } catch (cause) {
          if (!signal.aborted) report('rows', cause);
          throw cause;
        }
      },
      ...(teamId !== undefined && {
        async kept(sourceId) {
          const { keptRows } = await import('./read-source.ts');
          return keptRows(data, { teamId, sourceId, environment });
        },
        ...(!isKiosk && {
          responses: {
            async addressOf(sourceId: string, row: unknown) {
              const { addressOfRow } = await import('../references/address-of-row.ts');
              return addressOfRow(data, { teamId, sourceId, environment }, row);
            },
            open: (address: string) => void go.current(address, { state: fromOrigin }),
          },
        }),
        sources: {
          address: `/teams/${teamId}/dataSources`,
          async list() {
            const sources = await data.database.dataSources.where('teamId').equals(teamId).toArray();
            return sources.map(({ id, sourceId = id, title }) => ({ id: sourceId, title }));
          },
        },
      }),
    }),
    [data, locale, teamId, environment, isOnline, report, isKiosk],
  );
}
