import type { ChoiceLoader } from '@tideform/components/kit/choices/choice-loader.ts';
import { isRowsAddress } from '@tideform/components/kit/data-rows/rows-address.ts';
import { useMemo } from 'react';
import { useData } from '../data-context.ts';

/**
 * Returns a loader of choices that only uses this device: the last responses of URLs, and rows of the team's data
 * sources. It sends no requests.
 */
export function useLocalChoices(teamId: string): ChoiceLoader {
  const { database, identity } = useData();
  const { userId } = identity;
  return useMemo(
    () => ({
      isOnline: false,
      async load(request, signal) {
        // Loaded on demand, because few forms have choices from URLs.
        if (!isRowsAddress(request.address))
          return (await import('../../choices/browser-choices.ts')).cachedChoices.load(request, signal);
        const { createLocalRowsLoader } = await import('./create-local-rows-loader.ts');
        return createLocalRowsLoader(database, { teamId, userId }).load(request, signal);
      },
    }),
    [database, teamId, userId],
  );
}
