/** Settings of a live test: the Graph service and the credentials for each role. */
export interface LiveSettings {
  readonly baseUrl: string;
  readonly groupId: string;
  readonly driveId: string;
  readonly tokens: Readonly<Record<LiveRole, TokenSource>>;
}

export const liveRoles = ['OWNER', 'MEMBER', 'OUTSIDER'] as const;
export type LiveRole = (typeof liveRoles)[number];

/** A fixed access token, or the credentials to obtain one when needed. */
export type TokenSource =
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'refresh'; readonly endpoint: string; readonly clientId: string; readonly refreshToken: string };

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the settings from environment variables, or returns the missing variables, each with its purpose. */
export function readLiveSettings(
  environment: Environment,
): { readonly settings: LiveSettings } | { readonly missing: readonly string[] } {
  const missing: string[] = [];
  const need = (name: string, purpose: string): string => {
    const value = environment[name];
    if (!value) missing.push(`${name}: ${purpose}`);
    return value ?? '';
  };
  const needsSignIn = liveRoles.some((role) => !environment[`M365_${role}_TOKEN`]);
  const tenantId = needsSignIn ? need('M365_TENANT_ID', 'the tenant (directory) ID') : '';
  const clientId = needsSignIn ? need('M365_CLIENT_ID', 'the application ID of a public client') : '';
  const authority = environment.M365_AUTHORITY || 'https://login.microsoftonline.com';
  const endpoint = `${authority}/${tenantId}/oauth2/v2.0/token`;
  const sourceOf = (role: LiveRole): TokenSource => {
    const token = environment[`M365_${role}_TOKEN`];
    if (token) return { kind: 'token', token };
    const purpose = `a refresh token of ${parts[role]}, or M365_${role}_TOKEN with an access token`;
    return { kind: 'refresh', endpoint, clientId, refreshToken: need(`M365_${role}_REFRESH_TOKEN`, purpose) };
  };
  const settings: LiveSettings = {
    tokens: { OWNER: sourceOf('OWNER'), MEMBER: sourceOf('MEMBER'), OUTSIDER: sourceOf('OUTSIDER') },
    groupId: need('M365_GROUP_ID', 'the ID of a team'),
    driveId: need('M365_DRIVE_ID', 'the ID of a document library in the site of the team'),
    baseUrl: (environment.M365_GRAPH_BASE_URL || 'https://graph.microsoft.com/v1.0').replace(/\/+$/, ''),
  };
  return missing.length > 0 ? { missing } : { settings };
}

const parts: Readonly<Record<LiveRole, string>> = {
  OWNER: 'the owner of the team, who has a picture',
  MEMBER: 'a member of the team, who owns no items in the library',
  OUTSIDER: 'a user of the tenant who is not in the team and has no picture',
};
