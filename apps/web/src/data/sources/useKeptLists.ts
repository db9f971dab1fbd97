import type { ChoiceLoader } from '@tideform/components/kit/choices/choice-loader.ts';
import { isRowsAddress } from '@tideform/components/kit/data-rows/rows-address.ts';
import { useMemo } from 'react';
import { useData } from '../data-context.ts';

/** Lists of choices as they lie on this device: those that addresses gave last, and rows of a team's data sources. Nobody is asked. */
export function useKeptLists(teamId: string): ChoiceLoader {
  const { database, identity } = useData();
  const { userId } = identity;
  return useMemo(
    () => ({
      isOnline: false,
      async load(wanted, signal) {
        // Few forms have such lists: what reads them comes with those.
        if (!isRowsAddress(wanted.address))
          return (await import('../../choices/browser-choices.ts')).keptChoices.load(wanted, signal);
        const { keptRows } = await import('./kept-rows.ts');
        return keptRows(database, { teamId, userId }).load(wanted, signal);
      },
    }),
    [database, teamId, userId],
  );
}
