import type { Group } from '../../directory/directory.ts';

/** Properties of a team in a list, where settings are omitted. */
export const defaultTeamProperties = [
  'id',
  'displayName',
  'description',
  'internalId',
  'isArchived',
  'tenantId',
  'visibility',
  'webUrl',
] as const;

/** Describes a group as Graph's team resource. */
export function describeTeam(group: Group, publicUrl: string): Record<string, unknown> {
  return {
    id: group.id,
    createdDateTime: group.createdAt.toISOString(),
    displayName: group.displayName,
    description: group.description,
    internalId: `19:${group.id.replaceAll('-', '')}@thread.tacv2`,
    classification: null,
    specialization: 'none',
    visibility: group.visibility.toLowerCase(),
    webUrl: `${publicUrl}/teams/${group.id}`,
    isArchived: false,
    tenantId: group.tenantId,
    ...settings,
  };
}

const settings = {
  memberSettings: {
    allowCreateUpdateChannels: true,
    allowCreatePrivateChannels: true,
    allowDeleteChannels: true,
    allowAddRemoveApps: true,
    allowCreateUpdateRemoveTabs: true,
    allowCreateUpdateRemoveConnectors: true,
  },
  guestSettings: { allowCreateUpdateChannels: false, allowDeleteChannels: false },
  messagingSettings: {
    allowUserEditMessages: true,
    allowUserDeleteMessages: true,
    allowOwnerDeleteMessages: true,
    allowTeamMentions: true,
    allowChannelMentions: true,
  },
  funSettings: {
    allowGiphy: true,
    giphyContentRating: 'moderate',
    allowStickersAndMemes: true,
    allowCustomMemes: true,
  },
};
