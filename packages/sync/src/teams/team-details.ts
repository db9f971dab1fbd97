import { type GraphClient, GraphError, GraphOutage, operations } from '@tideform/graph';
import type { TeamRow } from '../database/rows.ts';
import type { Failure } from '../failures/failure.ts';
import { toFailure } from '../failures/to-failure.ts';
import { fetchTeamLists, type TeamLists } from '../library/find-library.ts';
import { type Caller, canBuildForms } from './can-build-forms.ts';
import { findLookupId } from './roles/site-user.ts';

export interface TeamDetails {
  readonly columns: Pick<TeamRow, 'channels'> &
    Partial<Pick<TeamRow, 'groupId' | 'internalId' | 'imageDataUrl' | 'driveId' | 'rolesListId' | 'usersListId'>>;
  readonly canBuildForms: boolean;
  /** Lists of the team's site. */
  readonly lists: TeamLists;
}

/** Loads a team's details from Graph: channels, photo, library, and whether the caller may build forms. */
export async function fetchTeamDetails(graph: GraphClient, team: TeamRow, caller: Caller): Promise<TeamDetails> {
  const teamId = team.id;
  const [{ internalId }, channels, imageDataUrl, lists] = await Promise.all([
    graph.call(operations.getTeam, { teamId }),
    Array.fromAsync(graph.rows(operations.listChannels, { teamId })),
    fetchPhoto(graph, teamId),
    fetchTeamLists(graph, teamId),
  ]);
  const driveId = lists.library?.driveId;
  const { rolesListId, usersListId } = lists;
  return {
    columns: {
      channels: channels.map(({ id, displayName }) => ({ id, displayName: displayName ?? '' })),
      ...(typeof internalId === 'string' && { internalId }),
      ...(imageDataUrl && { imageDataUrl }),
      ...(driveId && { driveId }),
      groupId: teamId,
      ...(rolesListId && { rolesListId }),
      ...(usersListId && { usersListId }),
    },
    canBuildForms: await canBuildForms(
      graph,
      { ...team, driveId: driveId ?? '' },
      caller,
      team.accounts[caller.userId],
    ),
    lists,
  };
}

/**
 * Finds the caller's lookup ID on the team's site; a known ID isn't looked up again. If the site refuses its user list,
 * the error is returned as a failure and not thrown, because nothing else depends on the ID.
 */
export async function resolveLookupId(
  graph: GraphClient,
  team: TeamRow,
  lists: TeamLists,
  { userId, userPrincipalName }: Caller,
): Promise<{ readonly userLookupId?: string | undefined; readonly failure?: Failure }> {
  const known = team.accounts[userId]?.userLookupId;
  if (known) return { userLookupId: known };
  try {
    return { userLookupId: await findLookupId(graph, team.id, lists.usersListId, userPrincipalName) };
  } catch (error) {
    if (error instanceof GraphOutage) throw error;
    return { failure: toFailure(error) };
  }
}

async function fetchPhoto(graph: GraphClient, teamId: string): Promise<string | undefined> {
  try {
    return await toDataUrl(await graph.call(operations.getTeamPhoto, { teamId }));
  } catch (error) {
    if (error instanceof GraphError) return undefined;
    throw error;
  }
}

async function toDataUrl(image: Blob): Promise<string> {
  const bytes = new Uint8Array(await image.arrayBuffer());
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return `data:${image.type || 'image/jpeg'};base64,${btoa(binary)}`;
}
