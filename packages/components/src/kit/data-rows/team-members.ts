/** The people of the team, as a list of people in SharePoint has them. Every team has this data source. */
export const TEAM_MEMBERS = 'team-members';
