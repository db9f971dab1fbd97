import type { DataRows } from '@tideform/components/kit/data-rows/DataRows.tsx';
import { TEAM_MEMBERS_SOURCE_ID } from '@tideform/components/kit/data-rows/team-members.ts';
import type { LoadRow } from '@tideform/engine';
import { useLocale } from '@tideform/i18n/react';
import type { SourceRowsQuery } from '@tideform/sync';
import { use, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useReportFailure } from '../../failures/report-failure-context.ts';
import { useKiosk } from '../../kiosk/kiosk-mode.ts';
import { useOnline } from '../../ui/browser/useOnline.ts';
import { inAppLinkState } from '../../ui/routing/location-state.ts';
import { type Data, DataContext, useData } from '../data-context.ts';
import { getPeopleFinder } from '../people/get-people-finder.ts';
import type { SourceReference } from './load-source-rows.ts';

/**
 * Provides the local rows of a team's data sources. With `preview`, provides the rows of the preview environment, for
 * drafts.
 */
export function useTeamRows(
  teamId: string | undefined,
  environment: NonNullable<SourceRowsQuery['environment']>,
): DataRows {
  const data = useData();
  const { locale } = useLocale();
  const isOnline = useOnline();
  const report = useReportFailure();
  const navigate = useNavigate();
  const navigateRef = useRef(navigate);
  navigateRef.current = navigate;
  // Kiosk users must not see other people's answers.
  const isKiosk = useKiosk() !== undefined;
  return useMemo<DataRows>(
    () => ({
      isOnline,
      async read({ dataSourceId, isAnew }, signal) {
        if (teamId === undefined) return undefined;
        try {
          const { readSource } = await import('./load-source-rows.ts');
          const rows = await readSource(data, { teamId, sourceId: dataSourceId, environment }, signal);
          if (rows || dataSourceId !== TEAM_MEMBERS_SOURCE_ID) return rows;
          const [finder, { toUserListRows: rowsOfPeople }] = await Promise.all([
            getPeopleFinder(data, locale),
            import('../people/to-user-list-rows.ts'),
          ]);
          return rowsOfPeople(await finder.loadMembers(teamId, isAnew));
        } catch (cause) {
          if (!signal.aborted) report('rows', cause);
          throw cause;
        }
      },
      ...(teamId !== undefined && {
        async readCached(sourceId) {
          const { loadLocalSourceRows: readLocalRows } = await import('./load-source-rows.ts');
          return readLocalRows(data, { teamId, sourceId, environment });
        },
        ...(!isKiosk && {
          responses: {
            async findAddress(sourceId: string, row: unknown) {
              const { findRowPath } = await import('../references/find-row-path.ts');
              return findRowPath(data, { teamId, sourceId, environment }, row);
            },
            open: (address: string) => void navigateRef.current(address, { state: inAppLinkState }),
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

/**
 * Returns a function that finds local rows of the team's data sources, for lookups in a form's logic; `undefined`
 * without a team.
 */
export function useLoadSourceRow(
  teamId: string | undefined,
  environment: SourceReference['environment'] = 'production',
): LoadRow | undefined {
  const data = use(DataContext);
  return useMemo(
    () => (data && teamId !== undefined ? createRowLoader(data, teamId, environment) : undefined),
    [data, teamId, environment],
  );
}

const createRowLoader =
  (data: Data, teamId: string, environment: SourceReference['environment']): LoadRow =>
  async (sourceId, id) => {
    const { readSourceRow } = await import('./load-source-rows.ts');
    return readSourceRow(data, { teamId, sourceId, environment }, id, new AbortController().signal);
  };
