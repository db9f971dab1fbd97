/** Options of the app registration in Microsoft Entra. */
export interface RegistrationOptions {
  /** Display name of the app on the consent page. */
  readonly name: string;
  /** Origin of the app: `https://forms.example.com`. */
  readonly origin: string;
  /** Whether only accounts of the registering tenant may sign in. */
  readonly isTenantOnly: boolean;
  /** Whether to request `Sites.Selected` instead of `Sites.Manage.All`. */
  readonly hasSelectedSites: boolean;
  /** Whether the server stores connected accounts, for confidential forms and for email in the name of a person. */
  readonly hasServer: boolean;
  /** Whether to read Excel tables as data sources through workbook sessions. */
  readonly hasWorkbooks: boolean;
}

/** One request to Microsoft Graph; `{objectId}` and `{appId}` are returned by the first request. */
export interface RegistrationRequest {
  /** Purpose of the request, for the output. */
  readonly purpose: string;
  readonly method: 'POST' | 'PATCH';
  /** Path below `https://graph.microsoft.com/v1.0`. */
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** IDs of delegated permissions of Microsoft Graph. @see https://learn.microsoft.com/graph/permissions-reference */
const delegatedPermissionIds = {
  offline_access: '7427e0e9-2fba-42fe-b0c0-848c9e6a8182',
  'User.Read': 'e1fe6dd8-ba31-4d61-89e7-88639da4683d',
  'User.ReadBasic.All': 'b340eb25-3456-403f-be2f-af7a0d370277',
  'Team.ReadBasic.All': '485be79e-c497-4b35-9400-0e3fa7f2a5d4',
  'Channel.ReadBasic.All': '9d8982ae-4365-4f57-95e9-d6032a4c0b87',
  'Sites.Manage.All': '65e50fdc-43b7-4915-933e-e8138f11f40a',
  'Sites.Selected': 'f89c84ef-20d0-4b54-87e9-02e856d66d53',
  'Mail.Send': 'e383f46e-2787-4529-855e-0e479a3ffac0',
  'Mail.Send.Shared': 'a367ab51-6b49-43bf-a716-a1fb06d2a174',
  'Files.ReadWrite': '5c28f0bf-8a70-41f1-8ab2-9032436ddb65',
} as const;

export type DelegatedPermission = keyof typeof delegatedPermissionIds;

/** Application ID of Microsoft Graph in Entra. */
const GRAPH_APP_ID = '00000003-0000-0000-c000-000000000000';

/**
 * ID of the scope that the app exposes for Teams. Arbitrary, but constant, so that repeated runs produce the same
 * registration.
 */
const TEAMS_SCOPE_ID = 'b0a6b2c4-6a0e-4a53-9d8f-3f5a7c2e9d10';

/**
 * Application IDs of Teams on desktop and mobile, and of Teams on the web. @see
 * https://learn.microsoft.com/microsoftteams/platform/tabs/how-to/authentication/tab-sso-register-aad
 */
const TEAMS_APP_IDS = ['1fec8e78-bce4-4aaf-ab1b-5451cc387264', '5e3ce6c0-2b1f-4285-8d4b-75ee78787346'];

/** Returns the permissions of the registration, in the order of docs/guides/run-on-microsoft-365.md. */
export function getPermissions(options: RegistrationOptions): readonly DelegatedPermission[] {
  return [
    'offline_access',
    'User.Read',
    'User.ReadBasic.All',
    'Team.ReadBasic.All',
    'Channel.ReadBasic.All',
    options.hasSelectedSites ? 'Sites.Selected' : 'Sites.Manage.All',
    ...(options.hasServer ? (['Mail.Send', 'Mail.Send.Shared'] as const) : []),
    ...(options.hasWorkbooks ? (['Files.ReadWrite'] as const) : []),
  ];
}

/** Returns the redirect URIs of each platform of the registration. */
export function getRedirects({ origin, hasServer }: Pick<RegistrationOptions, 'origin' | 'hasServer'>) {
  return {
    spa: [`${origin}/`, `${origin}/auth-start.html`, `brk-multihub://${new URL(origin).host}`],
    web: hasServer ? [`${origin}/auth-code-start.html`] : [],
  };
}

/** Returns the requests that register the app, in the order in which they must be sent. */
export function createRequests(options: RegistrationOptions): readonly RegistrationRequest[] {
  const { spa, web } = getRedirects(options);
  return [
    {
      purpose: 'Create the app registration',
      method: 'POST',
      path: '/applications',
      body: {
        displayName: options.name,
        signInAudience: options.isTenantOnly ? 'AzureADMyOrg' : 'AzureADMultipleOrgs',
        spa: { redirectUris: spa },
        web: {
          redirectUris: web,
          implicitGrantSettings: { enableIdTokenIssuance: false, enableAccessTokenIssuance: false },
        },
        requiredResourceAccess: [
          {
            resourceAppId: GRAPH_APP_ID,
            resourceAccess: getPermissions(options).map((name) => ({
              id: delegatedPermissionIds[name],
              type: 'Scope',
            })),
          },
        ],
      },
    },
    {
      purpose: 'Expose the app to Teams',
      method: 'PATCH',
      path: '/applications/{objectId}',
      body: {
        identifierUris: [`api://${new URL(options.origin).host}/{appId}`],
        api: {
          requestedAccessTokenVersion: 2,
          oauth2PermissionScopes: [
            {
              id: TEAMS_SCOPE_ID,
              value: 'access_as_user',
              type: 'User',
              isEnabled: true,
              adminConsentDisplayName: `Open ${options.name} in Teams`,
              adminConsentDescription: `Lets Teams open ${options.name} for the signed-in person.`,
              userConsentDisplayName: `Open ${options.name} in Teams`,
              userConsentDescription: `Lets Teams open ${options.name} for you.`,
            },
          ],
          preAuthorizedApplications: TEAMS_APP_IDS.map((appId) => ({
            appId,
            delegatedPermissionIds: [TEAMS_SCOPE_ID],
          })),
        },
      },
    },
    {
      purpose: 'Add the app to this tenant, so that its administrator can consent and assign people',
      method: 'POST',
      path: '/servicePrincipals',
      body: { appId: '{appId}' },
    },
    ...(options.hasServer
      ? [
          {
            purpose: 'Create the client secret of the server',
            method: 'POST' as const,
            path: '/applications/{objectId}/addPassword',
            body: { passwordCredential: { displayName: 'Tideform server' } },
          },
        ]
      : []),
  ];
}

/**
 * Returns the server's settings as lines of an environment file. The scripts fill in `{appId}`, `{tenantId}` and
 * `{secret}`.
 */
export function getServerSettings(options: RegistrationOptions): readonly string[] {
  return [
    `PUBLIC_URL=${options.origin}`,
    'OIDC_CLIENT_ID={appId}',
    ...(options.isTenantOnly ? ['OIDC_AUTHORITY=https://login.microsoftonline.com/{tenantId}'] : []),
    ...(options.hasServer ? ['OIDC_CLIENT_SECRET={secret}'] : []),
    ...(options.hasSelectedSites ? ['SELECTED_SITES_ONLY=yes'] : []),
  ];
}

/**
 * Returns the URL where an administrator consents for everyone in the tenant. The scripts fill in `{appId}` and
 * `{tenantId}`.
 */
export function getConsentUrl({ origin }: Pick<RegistrationOptions, 'origin'>): string {
  const back = encodeURIComponent(`${origin}/`);
  return `https://login.microsoftonline.com/{tenantId}/adminconsent?client_id={appId}&redirect_uri=${back}`;
}
