/** The places of the office. */
export type OfficeView = 'people' | 'invitations' | 'teams' | 'security' | 'audit' | 'account';

export const officePaths: Readonly<Record<OfficeView, string>> = {
  people: '/workspace/admin',
  invitations: '/workspace/admin/invitations',
  teams: '/workspace/admin/teams',
  security: '/workspace/admin/security',
  audit: '/workspace/admin/audit',
  account: '/workspace/account',
};

/** Page of one person or team. */
export const personPath = (id: string): string => `${officePaths.people}/people/${id}`;
export const teamPath = (id: string): string => `${officePaths.teams}/${id}`;
export const picturePath = (id: string): string => `${officePaths.account}/pictures/${id}`;
export const OFFICE_CSS = '/workspace/account/office.css';
