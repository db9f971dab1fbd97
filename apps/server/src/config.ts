import { delimiter, resolve } from 'node:path';
import { type TenantRule, tenantRuleSets, tenantRules } from '@tideform/graph';
import { CannotStart } from './cannot-start.ts';
import { readCaptchaConfig } from './captcha/captcha-config.ts';
import { type ChatConfig, readChatConfig } from './chat/chat-config.ts';
import type { DatabaseOptions } from './database/connect.ts';
import { readAiConfig } from './external-services/ai/ai-config.ts';
import type { AiAccount } from './external-services/ai/ai-service.ts';
import { createNetworks } from './external-services/guarded/networks.ts';
import { type MarketplaceAccount, readMarketplaceConfig } from './external-services/marketplace/marketplace-config.ts';
import type { RecaptchaAccount } from './external-services/recaptcha.ts';
import { readStripeConfig, type StripeAccount } from './external-services/stripe/stripe-config.ts';
import { type FilesConfig, readFilesConfig } from './files/files-config.ts';
import { type MapsConfig, readMapsConfig } from './maps/maps-config.ts';
import { parseSecretsKeys, type SecretsKeys } from './secrets/read-secrets-keys.ts';
import type { Environment } from './settings/settings.ts';

/** Everything that the environment decides. Read once, here; nothing else looks at `process.env`. */
export interface ServerConfig {
  /** Address that the server listens on; `0.0.0.0` for all. */
  readonly host: string;
  readonly port: number;
  /** `true`: the operator named the port, so another one will not do. */
  readonly isPortFixed: boolean;
  /** Origin under which browsers reach us; no trailing slash. `undefined`: `http://localhost:{port}`. */
  readonly publicUrl: string | undefined;
  /** Origin of the pages of share links; no trailing slash. `undefined`: where browsers reach us, but for hosts that begin with `web.`. */
  readonly shareUrl: string | undefined;
  /** Nobody reaches us but browsers on this machine. */
  readonly isOnThisMachine: boolean;
  /** An embedded workspace may have the demonstration: people whose one password everybody can read. */
  readonly hasDemo: boolean;
  /** The demonstration of a new workspace has forms and responses. */
  readonly hasDemoContent: boolean;
  /** Rules of strict tenants that the embedded workspace applies. */
  readonly tenantRules: readonly TenantRule[];
  /** Folder of what the embedded defaults keep. */
  readonly dataDir: string;
  /** Where content of the embedded workspace is kept. */
  readonly files: FilesConfig;
  /** Addresses of proxies that speak for their callers, besides those on this machine: `10.0.0.0/8`. */
  readonly trustedProxies: readonly string[];
  /** Which PostgreSQL is used. Holds passwords: never log it. */
  readonly database: DatabaseOptions;
  readonly logLevel: LogLevel;
  /** Origins that may show the app in a frame besides its own: Teams' hosts. */
  readonly frameAncestors: readonly string[];
  /** Seal what people lend the server; `undefined`: those in the data folder. Never log them. */
  readonly secretsKeys: SecretsKeys | undefined;
  /** Takes mail of the embedded workspace to addresses outside of it, and emails of forms; `undefined`: they stay inside, and accounts send. */
  readonly smtp: SmtpConfig | undefined;
  /** Opens the operator's view and metrics; `undefined`: there are none. Never log it. */
  readonly operatorToken: string | undefined;
  /** Where help is besides the app's own, and who answers questions. */
  readonly help: HelpConfig;
  /** `undefined`: nobody chats. */
  readonly chat: ChatConfig | undefined;
  /** A sign-in elsewhere that people of a private embedded workspace may use; `undefined`: there is none. */
  readonly upstream: UpstreamConfig | undefined;
  /** Origins that lists of choices may be loaded from: authors write addresses, the operator says which count. */
  readonly choiceOrigins: readonly string[];
  /** Origins that templates of forms may be loaded from, for people whose devices trust them. */
  readonly templateOrigins: readonly string[];
  /** The operator's own networks that webhooks may be sent into. */
  readonly webhookNetworks: readonly string[];
  /** `undefined`: there are no maps, and no search for places. */
  readonly maps: MapsConfig | undefined;
  /** `undefined`: strangers prove themselves by work of their browsers, and nobody outside is asked. */
  readonly captcha: RecaptchaAccount | undefined;
  /** `undefined`: nothing is sold by Stripe. */
  readonly stripe: StripeAccount | undefined;
  /** `undefined`: nothing is sold in Microsoft's marketplace. */
  readonly marketplace: MarketplaceAccount | undefined;
  /** Where people ask for terms of their own: `mailto:sales@firm.example`, or a page. `undefined`: they ask whoever runs the server. */
  readonly salesContact: string | undefined;
  /** Writes forms and code from what people say; `undefined`: forms are drafted by rules on people's devices, and nobody is asked. */
  readonly ai: AiAccount | undefined;
  /** `undefined`: the embedded workspace is the Microsoft 365. */
  readonly microsoft: MicrosoftConfig | undefined;
}

export interface SmtpConfig {
  /** `smtp://user:password@host:587` or `smtps://…`. Holds the password: never log it. */
  readonly url: string;
  /** Address that mail comes from. */
  readonly from: string;
}

export interface HelpConfig {
  /** Of the product, or of who runs it here; `undefined`: nobody is sent anywhere. */
  readonly website: string | undefined;
  /** Instead of the help that comes with the app. */
  readonly documentation: string | undefined;
  /** Support requests go there by mail; `undefined`: nobody answers any. */
  readonly supportMail: string | undefined;
}

/** A sign-in elsewhere, by OpenID Connect. */
export interface UpstreamConfig {
  /** `https://login.firm.example`. */
  readonly issuer: string;
  readonly clientId: string;
  /** Never log it. */
  readonly clientSecret: string;
  /** What people call it. */
  readonly name: string;
  /** Whoever has a verified address of one of these joins by signing in; others must be invited. */
  readonly domains: readonly string[];
}

export interface MicrosoftConfig {
  /** `https://graph.microsoft.com/v1.0`. */
  readonly graphBaseUrl: string;
  /** `https://login.microsoftonline.com/organizations`. */
  readonly authority: string;
  readonly clientId: string;
  /** Of the app's registration for the web; `undefined`: nobody can lend the server their account. Never log it. */
  readonly clientSecret: string | undefined;
  /** The app asks for the sites that somebody has named to it (`Sites.Selected`), instead of all that a person may use. */
  readonly hasSelectedSites: boolean;
  /** Origins that the app talks to besides its own: Graph, the sign-in, SharePoint's files and its notices of changes. */
  readonly connectOrigins: readonly string[];
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
type LogLevel = (typeof logLevels)[number];

/**
 * Reads the configuration.
 * @throws with the variable's name, when a value cannot be used
 */
export function readConfig(environment: Environment = process.env): ServerConfig {
  const port = readPort(environment.PORT);
  const host = environment.HOST || '127.0.0.1';
  const dataDir = resolve(environment.DATA_DIR || '.data');
  const publicUrl = readOrigin('PUBLIC_URL', environment.PUBLIC_URL);
  const isOnThisMachine = isLoopback(host) && (publicUrl === undefined || isLoopback(new URL(publicUrl).hostname));
  const demo = readDemo(environment.DEMO, isOnThisMachine);
  return {
    host,
    port: port ?? 8080,
    isPortFixed: port !== undefined,
    publicUrl,
    shareUrl: readOrigin('SHARE_URL', environment.SHARE_URL),
    isOnThisMachine,
    ...demo,
    tenantRules: readTenantRules(environment.TENANT_RULES, demo.hasDemo),
    dataDir,
    files: readFilesConfig(environment, dataDir),
    trustedProxies: readList(environment.TRUSTED_PROXIES),
    database: readDatabase(environment, dataDir),
    logLevel: readLogLevel(environment.LOG_LEVEL),
    frameAncestors: readList(environment.FRAME_ANCESTORS || (environment.OIDC_CLIENT_ID ? teamsHosts : '')),
    secretsKeys: readKeys(environment.SECRETS_KEY),
    smtp: readSmtp(environment),
    operatorToken: readOperatorToken(environment.OPERATOR_TOKEN),
    help: readHelp(environment),
    chat: readChatConfig(environment.INTERCOM_APP_ID, readOrigin('CHAT_URL', environment.CHAT_URL), publicUrl),
    upstream: readUpstream(environment),
    choiceOrigins: readOrigins('CHOICE_ORIGINS', environment.CHOICE_ORIGINS),
    templateOrigins: readOrigins('TEMPLATE_ORIGINS', environment.TEMPLATE_ORIGINS),
    webhookNetworks: readNetworks('WEBHOOK_NETWORKS', environment.WEBHOOK_NETWORKS),
    maps: readMapsConfig(environment),
    captcha: readCaptchaConfig(environment),
    stripe: readStripeConfig(environment),
    marketplace: readMarketplaceConfig(environment),
    salesContact: readSalesContact(environment.SALES_CONTACT),
    ai: readAiConfig(environment),
    microsoft: readMicrosoft(environment),
  };
}

/**
 * Graph's socket.io addresses lie below it: a host of the region, known only once one is asked for. NOTE: in a policy
 * `https:` does not stand for websockets, and nothing but websockets is used.
 */
const noticeOrigins = 'wss://*.svc.ms';

/**
 * Who shows tabs of Teams in a frame: Teams itself, Outlook and Microsoft 365.
 * @see https://learn.microsoft.com/microsoftteams/platform/tabs/how-to/tab-requirements
 */
const teamsHosts = [
  ...['https://teams.microsoft.com', 'https://*.teams.microsoft.com', 'https://*.cloud.microsoft'],
  ...[
    'https://outlook.office.com',
    'https://outlook.office365.com',
    'https://*.office.com',
    'https://*.microsoft365.com',
  ],
].join(' ');

function readMicrosoft(environment: Environment): MicrosoftConfig | undefined {
  const clientId = environment.OIDC_CLIENT_ID;
  if (!clientId) return undefined;
  const graphBaseUrl = trimSlash(environment.GRAPH_BASE_URL || 'https://graph.microsoft.com/v1.0');
  // Documents give it with the version of the protocol and without: to Microsoft's library it is a base.
  const authority = trimSlash(environment.OIDC_AUTHORITY || 'https://login.microsoftonline.com/organizations').replace(
    /\/v2\.0$/,
    '',
  );
  const origins = [new URL(graphBaseUrl).origin, new URL(authority).origin];
  const sharePoint = readList(environment.SHAREPOINT_ORIGINS || 'https://*.sharepoint.com');
  const notices = readList(environment.NOTICE_ORIGINS || noticeOrigins);
  const connectOrigins = [...new Set([...origins, ...sharePoint, ...notices])];
  return {
    graphBaseUrl,
    authority,
    clientId,
    clientSecret: environment.OIDC_CLIENT_SECRET || undefined,
    hasSelectedSites: readYesOrNo('SELECTED_SITES_ONLY', environment.SELECTED_SITES_ONLY) ?? false,
    connectOrigins,
  };
}

function readDatabase(environment: Environment, dataDir: string): DatabaseOptions {
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl, POSTGRES_BIN: bin } = environment;
  if (directUrl && !url) throw new CannotStart('DATABASE_DIRECT_URL needs DATABASE_URL: the address of the pooler');
  if (bin && url) throw new CannotStart('POSTGRES_BIN and DATABASE_URL both name a PostgreSQL: set one of them');
  const folders =
    bin === 'path' ? (process.env.PATH ?? '').split(delimiter) : bin ? [resolve(bin), resolve(bin, 'bin')] : undefined;
  return {
    dataDir,
    url: url || undefined,
    directUrl: directUrl || undefined,
    postgresFolders: folders?.filter((folder) => folder !== ''),
  };
}

function readKeys(value: string | undefined): SecretsKeys | undefined {
  if (!value) return undefined;
  const keys = parseSecretsKeys(value);
  if (!keys) throw new CannotStart('SECRETS_KEY must be 32 bytes as base64, as "openssl rand -base64 32" writes them');
  return keys;
}

function readSmtp(environment: Environment): SmtpConfig | undefined {
  const { SMTP_URL: url, MAIL_FROM: from } = environment;
  if (!url) return undefined;
  const isSmtp = URL.canParse(url) && /^smtps?:$/.test(new URL(url).protocol);
  if (!isSmtp) throw new CannotStart('SMTP_URL must be an address like smtp://user:password@mail.example.com:587');
  if (!from || !/^[^\s@<>]+@[^\s@<>]+$/.test(from)) {
    throw new CannotStart(
      `MAIL_FROM must be the address that mail comes from, like forms@example.com, not "${from ?? ''}"`,
    );
  }
  return { url, from };
}

function readOperatorToken(value: string | undefined): string | undefined {
  if (!value) return undefined;
  if (!/^[\x21-\x7e]{32,200}$/.test(value)) {
    throw new CannotStart('OPERATOR_TOKEN must be 32 to 200 letters and digits, as "openssl rand -hex 32" writes them');
  }
  return value;
}

function readHelp(environment: Environment): HelpConfig {
  const { SUPPORT_MAIL: supportMail, SMTP_URL } = environment;
  if (supportMail && !/^[^\s@<>]+@[^\s@<>]+$/.test(supportMail)) {
    throw new CannotStart(`SUPPORT_MAIL must be an address like help@example.com, not "${supportMail}"`);
  }
  if (supportMail && !SMTP_URL)
    throw new CannotStart('SUPPORT_MAIL needs SMTP_URL: the mail server that takes requests to it');
  return {
    website: readPage('WEBSITE_URL', environment.WEBSITE_URL),
    documentation: readPage('DOCUMENTATION_URL', environment.DOCUMENTATION_URL),
    supportMail: supportMail || undefined,
  };
}

/** An address that people are led to. */
function readPage(name: string, value: string | undefined): string | undefined {
  if (!value) return undefined;
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
    throw new CannotStart(`${name} must be an address like https://www.example.com/forms, not "${value}"`);
  }
  return value;
}

function readUpstream(environment: Environment): UpstreamConfig | undefined {
  const { UPSTREAM_ISSUER: issuer, UPSTREAM_CLIENT_ID: clientId, UPSTREAM_CLIENT_SECRET: clientSecret } = environment;
  if (!issuer) return undefined;
  const url = URL.canParse(issuer) ? new URL(issuer) : undefined;
  if (url?.protocol !== 'https:' && !(url?.protocol === 'http:' && isLoopback(url.hostname))) {
    throw new CannotStart(`UPSTREAM_ISSUER must be an address like https://login.example.com, not "${issuer}"`);
  }
  if (!clientId || !clientSecret) {
    throw new CannotStart(
      'UPSTREAM_ISSUER needs UPSTREAM_CLIENT_ID and UPSTREAM_CLIENT_SECRET: how it knows this server',
    );
  }
  const domains = readList(environment.UPSTREAM_DOMAINS?.toLowerCase());
  return { issuer, clientId, clientSecret, name: environment.UPSTREAM_NAME || url.hostname, domains };
}

function readPort(value: string | undefined): number | undefined {
  if (!value) return undefined;
  const port = Number(value);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new CannotStart(`PORT must be 1 to 65535, not "${value}"`);
  return port;
}

function readOrigin(name: string, value: string | undefined): string | undefined {
  if (!value) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash;
  if (!isOrigin) throw new CannotStart(`${name} must be an origin like https://forms.example.com, not "${value}"`);
  return url.origin;
}

function readOrigins(name: string, value: string | undefined): readonly string[] {
  return readList(value).map((origin) => readOrigin(name, origin) ?? origin);
}

/** RFC 6761 §6.3, RFC 5735 §3 and RFC 4291 §2.5.3. */
function isLoopback(host: string): boolean {
  return /^((.+\.)?localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);
}

function readDemo(value: string | undefined, isOnThisMachine: boolean) {
  const wanted = value || (isOnThisMachine ? 'yes' : 'no');
  if (!['yes', 'no', 'empty'].includes(wanted)) throw new CannotStart(`DEMO must be yes, no or empty, not "${value}"`);
  return { hasDemo: wanted !== 'no', hasDemoContent: wanted === 'yes' };
}

/** An address of mail, or of a page. */
function readSalesContact(value: string | undefined): string | undefined {
  if (!value) return undefined;
  if (/^[^\s@<>:/]+@[^\s@<>:/]+$/.test(value)) return `mailto:${value}`;
  if (URL.canParse(value) && new URL(value).protocol === 'https:') return value;
  throw new CannotStart(
    `SALES_CONTACT must be an address like sales@example.com or https://example.com/contact, not "${value}"`,
  );
}

function readTenantRules(value: string | undefined, hasDemo: boolean): readonly TenantRule[] {
  const names = readList(value || (hasDemo ? 'strict' : 'none'));
  return [...new Set(names.flatMap(readTenantRule))];
}

function readTenantRule(name: string): readonly TenantRule[] {
  if (Object.hasOwn(tenantRuleSets, name)) return tenantRuleSets[name as keyof typeof tenantRuleSets];
  const rule = tenantRules.find((one) => one === name);
  if (rule) return [rule];
  const known = [...Object.keys(tenantRuleSets), ...tenantRules].join(', ');
  throw new CannotStart(`TENANT_RULES must be a list of ${known}, not "${name}"`);
}

function readYesOrNo(name: string, value: string | undefined): boolean | undefined {
  if (!value) return undefined;
  if (value !== 'yes' && value !== 'no') throw new CannotStart(`${name} must be yes or no, not "${value}"`);
  return value === 'yes';
}

function readLogLevel(value: string | undefined): LogLevel {
  const level = logLevels.find((one) => one === (value || 'warn'));
  if (!level) throw new CannotStart(`LOG_LEVEL must be one of ${logLevels.join(', ')}, not "${value}"`);
  return level;
}

function readList(value: string | undefined): string[] {
  return (value ?? '').split(/[\s,]+/).filter(Boolean);
}

function readNetworks(name: string, value: string | undefined): string[] {
  const named = readList(value);
  try {
    createNetworks(named);
    return named;
  } catch (error) {
    throw new CannotStart(`${name} must be networks like 10.1.0.0/16: ${(error as RangeError).message}`);
  }
}

function trimSlash(url: string): string {
  return url.replace(/(?<!\/)\/+$/, '');
}
