/** Environment variable of the server, as documented in `docs/settings.md`. */
export interface Setting {
  /** Heading in the documentation under which the variable is listed. */
  readonly group: SettingGroup;
  /** Description of the default value, in Markdown. */
  readonly default: string;
  /** Description of the variable's effect, in Markdown. */
  readonly description: string;
  /** Whether the value is secret, so that it must not be logged or shown. */
  readonly isSecret?: boolean;
}

/** Headings of settings, in the order of the documentation. */
export const settingGroups = [
  'Network',
  'Storage',
  'Microsoft 365',
  'Embedded workspace',
  'Email and support',
  'Forms and share links',
  'AI provider',
  'Maps and addresses',
  'Billing',
  'Operations',
] as const;

type SettingGroup = (typeof settingGroups)[number];

/**
 * All environment variables that the server reads. The type `Environment` is derived from them, so reading an
 * undeclared variable is a type error.
 */
const declaredSettings = {
  PORT: {
    group: 'Network',
    default: '8080, or the next free port',
    description: 'Port the server listens on. With a value, the server fails to start if the port is in use.',
  },
  HOST: { group: 'Network', default: '`127.0.0.1`', description: 'Address the server listens on; `0.0.0.0` for all.' },
  PUBLIC_URL: {
    group: 'Network',
    default: '`http://localhost:PORT`',
    description: 'Origin under which browsers reach the server, `https://forms.example.com`.',
  },
  SHARE_URL: {
    group: 'Network',
    default: 'none',
    description:
      'Origin of the pages of share links, `https://share.example.com`. If the host in `PUBLIC_URL` begins with `web.`, its `share.` counterpart is used without this setting.',
  },
  TRUSTED_PROXIES: {
    group: 'Network',
    default: 'this machine',
    description: 'Addresses of proxies whose forwarded headers are trusted, `10.0.0.0/8`.',
  },
  FRAME_ANCESTORS: {
    group: 'Network',
    default: "none; with Microsoft 365, Teams' own hosts",
    description: 'Origins besides our own that may show the app in a frame.',
  },
  WEBHOOK_NETWORKS: {
    group: 'Network',
    default: 'none',
    description:
      'Your own networks that webhooks may be sent to, by http and on any port too: `10.1.0.0/16 192.168.7.5`. All other webhooks go to public addresses by https only.',
  },

  DATA_DIR: {
    group: 'Storage',
    default: '`.data`',
    description: 'Folder of the embedded PostgreSQL and of the files of the embedded workspace.',
  },
  DATABASE_URL: {
    group: 'Storage',
    default: 'the embedded PostgreSQL',
    description: 'A PostgreSQL of your own, for one server process or [several](guides/run-on-many-machines.md).',
    isSecret: true,
  },
  DATABASE_DIRECT_URL: {
    group: 'Storage',
    default: '`DATABASE_URL`',
    description:
      'Address of the same database that keeps sessions. Needed if `DATABASE_URL` leads to a pooler in transaction mode such as PgBouncer ([record](decisions/0279-connect-past-the-pooler-for-sessions.md)).',
    isSecret: true,
  },
  POSTGRES_BIN: {
    group: 'Storage',
    default: 'the PostgreSQL of the npm package',
    description:
      'Folder with the programs of an installed PostgreSQL 15 or newer that keeps the data in `DATA_DIR`, `/usr/lib/postgresql/17/bin`; `path`: those on `PATH`. Not together with `DATABASE_URL`.',
  },
  FILES_DIR: {
    group: 'Storage',
    default: '`DATA_DIR/files`',
    description: 'Folder for the content of files in the embedded workspace. Not together with `S3_BUCKET`.',
  },
  S3_BUCKET: {
    group: 'Storage',
    default: 'none',
    description: 'Bucket for the content of files, instead of a folder.',
  },
  S3_ENDPOINT: { group: 'Storage', default: "Amazon's", description: 'Address of another S3-compatible service.' },
  S3_REGION: { group: 'Storage', default: '`us-east-1`', description: 'Region of the bucket.' },
  S3_ACCESS_KEY_ID: {
    group: 'Storage',
    default: "the machine's own role",
    description: 'Access key; together with `S3_SECRET_ACCESS_KEY`.',
  },
  S3_SECRET_ACCESS_KEY: {
    group: 'Storage',
    default: "the machine's own role",
    description: 'Secret of the access key.',
    isSecret: true,
  },
  S3_PATH_STYLE: {
    group: 'Storage',
    default: '`yes` with `S3_ENDPOINT`, else `no`',
    description: '`yes`: the bucket is part of the path instead of the host name.',
  },
  SECRETS_KEY: {
    group: 'Storage',
    default: 'keys in the data folder',
    description:
      'Encrypts stored credentials: 32 bytes as base64, as `openssl rand -base64 32` writes them. Needed when several processes share a database.',
    isSecret: true,
  },

  OIDC_CLIENT_ID: {
    group: 'Microsoft 365',
    default: 'none: the embedded workspace is used',
    description:
      'Application (client) ID of the [app registration](guides/run-on-microsoft-365.md). It switches the server to Microsoft 365.',
  },
  OIDC_CLIENT_SECRET: {
    group: 'Microsoft 365',
    default: "none: accounts can't be connected",
    description:
      'Client secret of the app registration. Connected accounts need it: they create folders of confidential forms, receive anonymous responses, and send emails while nobody is signed in.',
    isSecret: true,
  },
  OIDC_AUTHORITY: {
    group: 'Microsoft 365',
    default: '`https://login.microsoftonline.com/organizations`',
    description: 'Authority of the sign-in: one tenant, or a national cloud.',
  },
  GRAPH_BASE_URL: {
    group: 'Microsoft 365',
    default: '`https://graph.microsoft.com/v1.0`',
    description: 'Address of Microsoft Graph in a national cloud.',
  },
  SHAREPOINT_ORIGINS: {
    group: 'Microsoft 365',
    default: '`https://*.sharepoint.com`',
    description: 'Origins that SharePoint serves files from.',
  },
  NOTICE_ORIGINS: {
    group: 'Microsoft 365',
    default: '`wss://*.svc.ms`',
    description: 'Origins that SharePoint announces changes from.',
  },
  SELECTED_SITES_ONLY: {
    group: 'Microsoft 365',
    default: '`no`',
    description:
      '`yes`: the app asks for `Sites.Selected`, and administrators [grant it each site](guides/what-the-app-may-do.md).',
  },

  DEMO: {
    group: 'Embedded workspace',
    default: "`yes` on this machine's own addresses, else `no`",
    description:
      '`yes`: a new workspace has the demonstration. `empty`: its people and teams, without forms and responses. `no`: the workspace is [private](guides/run-a-private-workspace.md), and the console shows the address that makes its owner.',
  },
  TENANT_RULES: {
    group: 'Embedded workspace',
    default: '`strict` in the demonstration, else `none`',
    description:
      'Ways in which a Microsoft 365 tenant is stricter than the embedded workspace: `none`, `strict`, `all`, or [names of rules](guides/test-against-a-strict-tenant.md).',
  },
  UPSTREAM_ISSUER: {
    group: 'Embedded workspace',
    default: 'none: people have passwords and passkeys',
    description: 'Issuer of an OpenID Connect sign-in that people of a private workspace can use.',
  },
  UPSTREAM_CLIENT_ID: {
    group: 'Embedded workspace',
    default: 'none',
    description: 'Client ID of this server at the issuer.',
  },
  UPSTREAM_CLIENT_SECRET: {
    group: 'Embedded workspace',
    default: 'none',
    description: 'Client secret of this server at the issuer.',
    isSecret: true,
  },
  UPSTREAM_NAME: {
    group: 'Embedded workspace',
    default: "the issuer's host name",
    description: 'Name on the sign-in button.',
  },
  UPSTREAM_DOMAINS: {
    group: 'Embedded workspace',
    default: 'none: everyone needs an invitation',
    description: 'Email domains of people who can join by signing in.',
  },

  SMTP_URL: {
    group: 'Email and support',
    default: 'none: mail to other addresses stays in the workspace, and forms send with connected accounts',
    description:
      'Mail server, `smtp://user:password@mail.example.com:587`. It delivers mail of the embedded workspace, emails of forms that the server sends, and notifications ([record](decisions/0085-store-email-templates-on-the-server.md)).',
    isSecret: true,
  },
  MAIL_FROM: {
    group: 'Email and support',
    default: 'none; required with `SMTP_URL`',
    description: 'Address that mail comes from.',
  },
  SUPPORT_MAIL: {
    group: 'Email and support',
    default: 'none: support can’t be asked',
    description: 'Address that receives support requests. Needs `SMTP_URL`.',
  },
  INTERCOM_APP_ID: {
    group: 'Email and support',
    default: 'none: there is no chat',
    description: 'Intercom account for chat; together with `CHAT_URL`.',
  },
  CHAT_URL: {
    group: 'Email and support',
    default: 'none',
    description:
      'Another host name of this server, where the code of the chat runs ([record](decisions/0206-run-the-support-chat-on-a-separate-host.md)).',
  },
  WEBSITE_URL: { group: 'Email and support', default: 'none', description: 'Website that the settings link to.' },
  DOCUMENTATION_URL: {
    group: 'Email and support',
    default: 'the built-in help',
    description: 'Documentation that the settings link to.',
  },

  CHOICE_ORIGINS: {
    group: 'Forms and share links',
    default: 'none',
    description:
      'Origins that forms can load lists of choices from, `https://lists.example.com https://api.example.com` ([record](decisions/0063-load-choice-lists-only-from-origins-the-operator-allows.md)).',
  },
  TEMPLATE_ORIGINS: {
    group: 'Forms and share links',
    default: 'none: only the built-in templates',
    description:
      'Origins that form templates can be loaded from ([record](decisions/0181-load-form-templates-only-from-trusted-addresses.md)).',
  },
  RECAPTCHA_SITE_KEY: {
    group: 'Forms and share links',
    default: 'none: browsers solve a proof of work',
    description: 'Site key of reCAPTCHA for pages without a sign-in; together with `RECAPTCHA_SECRET`.',
  },
  RECAPTCHA_SECRET: {
    group: 'Forms and share links',
    default: 'none',
    description: 'Secret key of reCAPTCHA.',
    isSecret: true,
  },
  RECAPTCHA_VERIFY_URL: {
    group: 'Forms and share links',
    default: "Google's",
    description: 'Another address that verifies answers, for tests.',
  },

  AI_PROVIDER: {
    group: 'AI provider',
    default: "none: forms are drafted by rules on people's devices",
    description:
      '`openai` (or any service with the same protocol) or `anthropic`. Drafts forms and code from descriptions.',
  },
  AI_MODEL: { group: 'AI provider', default: 'none; required with `AI_PROVIDER`', description: 'Model to use.' },
  AI_KEY: { group: 'AI provider', default: 'none', description: 'API key of the provider.', isSecret: true },
  AI_URL: {
    group: 'AI provider',
    default: "the provider's own",
    description: 'Address of another service with the same protocol.',
  },

  MAPS_GOOGLE_KEY: {
    group: 'Maps and addresses',
    default: 'none: locations are coordinates',
    description: 'Key of Google Maps ([guide](guides/use-maps.md)). Not together with `MAPS_TILES`.',
  },
  MAPS_TILES: {
    group: 'Maps and addresses',
    default: 'none',
    description: 'Address of map tiles, `https://tile.example.com/{z}/{x}/{y}.png`.',
  },
  MAPS_SEARCH: {
    group: 'Maps and addresses',
    default: "none: places can't be searched",
    description: 'Address of a Nominatim service.',
  },
  MAPS_ATTRIBUTION: {
    group: 'Maps and addresses',
    default: 'none; required with `MAPS_TILES`',
    description: 'Copyright notice on each map.',
  },

  STRIPE_SECRET_KEY: {
    group: 'Billing',
    default: 'none: every team has every feature',
    description:
      'Secret or restricted key of the Stripe account that sells plans ([guide](guides/sell-plans.md)); together with `STRIPE_WEBHOOK_SECRET`.',
    isSecret: true,
  },
  STRIPE_WEBHOOK_SECRET: {
    group: 'Billing',
    default: 'none',
    description: 'Signing secret of the webhook endpoint.',
    isSecret: true,
  },
  STRIPE_TRIAL_DAYS: { group: 'Billing', default: '14', description: 'Days of a trial.' },
  STRIPE_API_URL: { group: 'Billing', default: "Stripe's", description: 'An address on this machine, for tests.' },
  MARKETPLACE_TENANT_ID: {
    group: 'Billing',
    default: 'none',
    description: "Tenant of the app of an offer in Microsoft's marketplace; together with the two below.",
  },
  MARKETPLACE_CLIENT_ID: { group: 'Billing', default: 'none', description: 'Client ID of that app.' },
  MARKETPLACE_CLIENT_SECRET: {
    group: 'Billing',
    default: 'none',
    description: 'Client secret of that app.',
    isSecret: true,
  },
  MARKETPLACE_API_URL: {
    group: 'Billing',
    default: "Microsoft's",
    description: 'Another address of the fulfillment API, for tests.',
  },
  MARKETPLACE_AUTHORITY: {
    group: 'Billing',
    default: '`https://login.microsoftonline.com`',
    description: 'Another authority, for tests.',
  },
  SALES_CONTACT: {
    group: 'Billing',
    default: 'none',
    description: 'Email address or https page where people ask for the Enterprise plan.',
  },

  OPERATOR_TOKEN: {
    group: 'Operations',
    default: 'none: there is no operator view and no metrics',
    description:
      'At least 32 characters, as `openssl rand -hex 32` writes them. Opens `/operator` and, as a bearer token, `/metrics` for Prometheus ([record](decisions/0197-protect-the-operators-view-with-a-token.md)).',
    isSecret: true,
  },
  LOG_LEVEL: {
    group: 'Operations',
    default: '`warn`',
    description: '`fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`.',
  },
} as const satisfies Readonly<Record<string, Setting>>;

export type SettingName = keyof typeof declaredSettings;

export const settings: Readonly<Record<SettingName, Setting>> = declaredSettings;

/** Maps an environment variable to its value. An empty string counts as not set. */
export type Environment = Readonly<Partial<Record<SettingName, string | undefined>>>;
