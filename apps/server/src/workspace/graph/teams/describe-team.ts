import type { Group } from '../../directory/directory.ts';

/** What comes of a team without a selection. */
export const usualTeamProperties = [
  'id',
  'displayName',
  'description',
  'internalId',
  'isArchived',
  'tenantId',
  'visibility',
  'webUrl',
] as const;

/** A group as the team that it is. */
export function describeTeam(group: Group, publicUrl: string): Record<string, unknown> {
  return {
    id: group.id,
    displayName: group.displayName,
    description: group.description,
    internalId: `19:${group.id.replaceAll('-', '')}@thread.tacv2`,
    isArchived: false,
    tenantId: group.tenantId,
    visibility: group.visibility.toLowerCase(),
    webUrl: `${publicUrl}/teams/${group.id}`,
    createdDateTime: group.createdAt.toISOString(),
  };
}
