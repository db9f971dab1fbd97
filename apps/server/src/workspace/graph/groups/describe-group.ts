import type { Group } from '../../directory/directory.ts';

/** Properties of a group without `$select`. */
export const defaultGroupProperties = [
  'id',
  'displayName',
  'description',
  'mail',
  'mailNickname',
  'mailEnabled',
  'securityEnabled',
  'groupTypes',
  'visibility',
  'createdDateTime',
] as const;

/** Describes a group with all of its properties. */
export function describeGroup(group: Group): Record<string, unknown> {
  return {
    id: group.id,
    displayName: group.displayName,
    description: group.description,
    mail: group.isUnified ? group.mail : null,
    mailNickname: group.mailNickname,
    mailEnabled: group.isUnified,
    securityEnabled: !group.isUnified,
    groupTypes: group.isUnified ? ['Unified'] : [],
    visibility: group.isUnified ? group.visibility : null,
    createdDateTime: group.createdAt.toISOString(),
    resourceProvisioningOptions: group.isTeam ? ['Team'] : [],
  };
}
