/**
 * ID of the data source that contains the team's members, in the format of a SharePoint list of people. Every team has
 * it.
 */
export const TEAM_MEMBERS_SOURCE_ID = 'team-members';
