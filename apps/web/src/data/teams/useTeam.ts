import { findForm } from '@tideform/contract';
import type { CustomField, Identity, TeamRow } from '@tideform/sync';
import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect } from 'react';
import { type Loaded, useLoaded } from '../../ui/loading/useLoaded.ts';
import { createRefusalError } from '../create-refusal-error.ts';
import { useData } from '../data-context.ts';
import { useIdentity } from '../useIdentity.ts';

/**
 * Returns one team; `undefined` while loading and without an ID, `null` if the team isn't on this device or only other
 * accounts may see it.
 */
export function useTeam(teamId: string | undefined): TeamRow | null | undefined {
  const { database, identity } = useData();
  const result = useLiveQuery(async () => {
    const team = teamId === undefined ? undefined : await database.teams.get(teamId);
    return teamId !== undefined && { teamId, team: team && isVisibleTo(team, identity) ? team : null };
  }, [database, identity, teamId]);
  // A live query returns the previous team until the next one is loaded.
  return result && result.teamId === teamId ? result.team : undefined;
}

/** Returns whether the signed-in user owns a team. */
export function useIsTeamOwner(team: TeamRow | null | undefined): boolean {
  const identity = useIdentity();
  return team?.accounts[identity.userId]?.isTeamOwner === true;
}

/** Returns whether the user may build forms in a team; `undefined` before the first sync. */
export function useCanBuild(team: TeamRow | null | undefined): boolean | undefined {
  const identity = useIdentity();
  return team?.accounts[identity.userId]?.canBuildForms;
}

/**
 * Returns whether an account may see a team's data on this device. Accounts that share a device see only their own
 * teams. A team that no account belongs to any more stays visible because of the unsent work in it.
 */
export function isVisibleTo({ tenantId, accounts }: TeamRow, person: Pick<Identity, 'tenantId' | 'userId'>): boolean {
  return tenantId === person.tenantId && (person.userId in accounts || Object.keys(accounts).length === 0);
}

/**
 * Returns the custom fields of a team: those on this device, then updated from the library; `undefined` while loading.
 */
export function useCustomFields(teamId: string): readonly CustomField[] | undefined {
  const { forms } = useData();
  useEffect(() => void forms.loadCustomFields(teamId).catch(() => undefined), [forms, teamId]);
  const team = useTeam(teamId);
  return team === undefined ? undefined : (team?.customFields ?? []);
}

/**
 * Loads the ID of a published form's team from the server; `null` if the form is unknown. Loads nothing without a form
 * ID.
 */
export function useTeamOfForm(formId: string | undefined): Loaded<string | null> {
  const { api } = useData();
  return useLoaded(formId, async () => {
    const result = await api.call(findForm, { params: { formId: formId! } });
    if (result.ok) return result.value.teamId;
    if (result.refusal === 'not-found') return null;
    throw createRefusalError(result);
  });
}
