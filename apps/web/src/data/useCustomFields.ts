import type { CustomField } from '@tideform/sync';
import { useEffect } from 'react';
import { useData } from './data-context.ts';
import { useTeam } from './useTeam.ts';

/**
 * Returns the custom fields of a team: those on this device, then updated from the library; `undefined` while loading.
 */
export function useCustomFields(teamId: string): readonly CustomField[] | undefined {
  const { forms } = useData();
  useEffect(() => void forms.loadCustomFields(teamId).catch(() => undefined), [forms, teamId]);
  const team = useTeam(teamId);
  return team === undefined ? undefined : (team?.customFields ?? []);
}
