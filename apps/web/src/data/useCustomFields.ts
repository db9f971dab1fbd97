import type { CustomField } from '@tideform/sync';
import { useEffect } from 'react';
import { useData } from './data-context.ts';
import { useTeam } from './useTeam.ts';

/** The custom fields of a team: those that this device has, and those of the library as soon as it has answered. `undefined` while reading. */
export function useCustomFields(teamId: string): readonly CustomField[] | undefined {
  const { forms } = useData();
  useEffect(() => void forms.customFields(teamId).catch(() => undefined), [forms, teamId]);
  const team = useTeam(teamId);
  return team === undefined ? undefined : (team?.customFields ?? []);
}
