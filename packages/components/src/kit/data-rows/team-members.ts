/** ID of the data source with the team's members, shaped like a SharePoint list of people. Every team has it. */
export const TEAM_MEMBERS = 'team-members';
