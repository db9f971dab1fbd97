/** Pages of the administration, and the account page of the signed-in person. */
export type AdminView = 'people' | 'invitations' | 'teams' | 'security' | 'audit' | 'account';

export const adminPaths: Readonly<Record<AdminView, string>> = {
  people: '/workspace/admin',
  invitations: '/workspace/admin/invitations',
  teams: '/workspace/admin/teams',
  security: '/workspace/admin/security',
  audit: '/workspace/admin/audit',
  account: '/workspace/account',
};

/** Returns the path of a person's page. */
export const getPersonPath = (id: string): string => `${adminPaths.people}/people/${id}`;
export const getTeamPath = (id: string): string => `${adminPaths.teams}/${id}`;
export const getPicturePath = (id: string): string => `${adminPaths.account}/pictures/${id}`;
export const ADMIN_CSS = '/workspace/account/office.css';
