import { delimiter, resolve } from 'node:path';
import { type TenantRule, tenantRuleSets, tenantRules } from '@tideform/graph';
import { CannotStart } from './cannot-start.ts';
import { readCaptchaConfig } from './captcha/captcha-config.ts';
import { type ChatConfig, readChatConfig } from './chat/chat-config.ts';
import type { DatabaseOptions } from './database/connect.ts';
import { type AiAccount, readAiConfig } from './external-services/ai/ai-config.ts';
import { createNetworks } from './external-services/guarded/networks.ts';
import { type MarketplaceAccount, readMarketplaceConfig } from './external-services/marketplace/marketplace-config.ts';
import type { RecaptchaOptions } from './external-services/recaptcha.ts';
import { readStripeConfig, type StripeAccount } from './external-services/stripe/stripe-config.ts';
import { type FilesConfig, readFilesConfig } from './files/files-config.ts';
import { type MapsConfig, readMapsConfig } from './maps/maps-config.ts';
import { parseSecretsKeys, type SecretsKeys } from './secrets/read-secrets-keys.ts';
import type { Environment } from './settings/settings.ts';

/** Configuration from the environment. Only this file reads `process.env`. */
export interface ServerConfig {
  /** Address that the server listens on; `0.0.0.0` for all. */
  readonly host: string;
  readonly port: number;
  /** Whether the port was configured, so that no other port may be used. */
  readonly isPortFixed: boolean;
  /** Origin of the app for browsers, without trailing slash; default: `http://localhost:{port}`. */
  readonly publicUrl: string | undefined;
  /** Origin for share links, without trailing slash; default: the app's, except for hosts that start with `web.`. */
  readonly shareUrl: string | undefined;
  /** Whether the server is reachable only from this machine. */
  readonly isOnThisMachine: boolean;
  /** Whether an embedded workspace may have the demo, whose users share a public password. */
  readonly hasDemo: boolean;
  /** Whether the demo of a new workspace is filled with forms and responses. */
  readonly hasDemoContent: boolean;
  /** Rules of strict Microsoft 365 tenants that the embedded workspace simulates. */
  readonly tenantRules: readonly TenantRule[];
  /** Folder for the data of the embedded database and services. */
  readonly dataDir: string;
  /** Storage for the files of the embedded workspace. */
  readonly files: FilesConfig;
  /** Trusted proxies in addition to those on this machine: `10.0.0.0/8`. */
  readonly trustedProxies: readonly string[];
  /** PostgreSQL connection. Contains passwords: never log it. */
  readonly database: DatabaseOptions;
  readonly logLevel: LogLevel;
  /** Other origins that may embed the app in a frame, such as Teams. */
  readonly frameAncestors: readonly string[];
  /** Keys that seal secrets; default: those in the data folder. Never log them. */
  readonly secretsKeys: SecretsKeys | undefined;
  /**
   * Mail server for the workspace's external email and the emails of forms. Without a mail server, workspace email
   * stays inside the workspace, and forms send email only through connected accounts.
   */
  readonly smtp: SmtpConfig | undefined;
  /** Token for the operator view and metrics, which are disabled without it. Never log it. */
  readonly operatorToken: string | undefined;
  /** Links to help pages, and the address for support requests. */
  readonly help: HelpConfig;
  /** Support chat, if configured. */
  readonly chat: ChatConfig | undefined;
  /** External OpenID Connect provider for users of a private workspace, if configured. */
  readonly upstream: UpstreamConfig | undefined;
  /**
   * Origins from which forms may load choices. Authors enter the URLs, and the operator decides which origins are
   * allowed.
   */
  readonly choiceOrigins: readonly string[];
  /** Origins from which form templates may be loaded, after the user confirmed the origin on their device. */
  readonly templateOrigins: readonly string[];
  /** Private networks of the operator that webhooks may reach. */
  readonly webhookNetworks: readonly string[];
  /** Map provider; without one, maps and place search are disabled. */
  readonly maps: MapsConfig | undefined;
  /** reCAPTCHA account; without one, browsers compute a proof of work. */
  readonly captcha: RecaptchaOptions | undefined;
  /** Stripe account, if configured. */
  readonly stripe: StripeAccount | undefined;
  /** Publisher account in Microsoft Marketplace, if configured. */
  readonly marketplace: MarketplaceAccount | undefined;
  /** Contact for custom pricing: an email link (`mailto:sales@firm.example`) or the URL of a page. */
  readonly salesContact: string | undefined;
  /** AI provider; without one, forms are drafted by rules on users' devices. */
  readonly ai: AiAccount | undefined;
  /** Microsoft 365 account; `undefined` with the embedded workspace. */
  readonly microsoft: MicrosoftConfig | undefined;
}

export interface SmtpConfig {
  /** `smtp://user:password@host:587` or `smtps://…`. Contains the password: never log it. */
  readonly url: string;
  /** Sender address. */
  readonly from: string;
}

export interface HelpConfig {
  /** Website of the product or operator. */
  readonly website: string | undefined;
  /** URL of the documentation, shown instead of the app's own help. */
  readonly documentation: string | undefined;
  /** Email address for support requests, which are disabled without it. */
  readonly supportMail: string | undefined;
}

/** External OpenID Connect provider. */
export interface UpstreamConfig {
  /** Issuer URL: `https://login.firm.example`. */
  readonly issuer: string;
  readonly clientId: string;
  /** Client secret. Never log it. */
  readonly clientSecret: string;
  /** Name of the provider on the sign-in page. */
  readonly name: string;
  /** Email domains whose users join by signing in with a verified address. Users of other domains must be invited. */
  readonly domains: readonly string[];
}

export interface MicrosoftConfig {
  /** Base URL of Graph: `https://graph.microsoft.com/v1.0`. */
  readonly graphBaseUrl: string;
  /** Authority URL of the sign-in: `https://login.microsoftonline.com/organizations`. */
  readonly authority: string;
  readonly clientId: string;
  /** Client secret of the app registration. Without it, accounts can't be connected. Never log it. */
  readonly clientSecret: string | undefined;
  /** Whether the app requests access to selected sites (`Sites.Selected`) instead of all sites of the user. */
  readonly hasSelectedSites: boolean;
  /** Other origins that the app connects to: Graph, sign-in, SharePoint files and change notifications. */
  readonly connectOrigins: readonly string[];
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
type LogLevel = (typeof logLevels)[number];

/**
 * Reads the configuration.
 * @throws CannotStart with the variable's name for an invalid value
 */
export function readConfig(environment: Environment = process.env): ServerConfig {
  const port = parsePort(environment.PORT);
  const host = environment.HOST || '127.0.0.1';
  const dataDir = resolve(environment.DATA_DIR || '.data');
  const publicUrl = parseOrigin('PUBLIC_URL', environment.PUBLIC_URL);
  const isOnThisMachine = isLoopback(host) && (publicUrl === undefined || isLoopback(new URL(publicUrl).hostname));
  const demo = parseDemoMode(environment.DEMO, isOnThisMachine);
  return {
    host,
    port: port ?? 8080,
    isPortFixed: port !== undefined,
    publicUrl,
    shareUrl: parseOrigin('SHARE_URL', environment.SHARE_URL),
    isOnThisMachine,
    ...demo,
    tenantRules: parseTenantRules(environment.TENANT_RULES, demo.hasDemo),
    dataDir,
    files: readFilesConfig(environment, dataDir),
    trustedProxies: parseList(environment.TRUSTED_PROXIES),
    database: readDatabaseOptions(environment, dataDir),
    logLevel: parseLogLevel(environment.LOG_LEVEL),
    frameAncestors: parseList(environment.FRAME_ANCESTORS || (environment.OIDC_CLIENT_ID ? teamsHosts : '')),
    secretsKeys: parseSecretsKeysSetting(environment.SECRETS_KEY),
    smtp: readSmtpConfig(environment),
    operatorToken: parseOperatorToken(environment.OPERATOR_TOKEN),
    help: readHelpConfig(environment),
    chat: readChatConfig(environment.INTERCOM_APP_ID, parseOrigin('CHAT_URL', environment.CHAT_URL), publicUrl),
    upstream: readUpstreamConfig(environment),
    choiceOrigins: parseOrigins('CHOICE_ORIGINS', environment.CHOICE_ORIGINS),
    templateOrigins: parseOrigins('TEMPLATE_ORIGINS', environment.TEMPLATE_ORIGINS),
    webhookNetworks: parseNetworks('WEBHOOK_NETWORKS', environment.WEBHOOK_NETWORKS),
    maps: readMapsConfig(environment),
    captcha: readCaptchaConfig(environment),
    stripe: readStripeConfig(environment),
    marketplace: readMarketplaceConfig(environment),
    salesContact: parseSalesContact(environment.SALES_CONTACT),
    ai: readAiConfig(environment),
    microsoft: readMicrosoftConfig(environment),
  };
}

/**
 * Origin of Graph's socket.io notifications. The host depends on the region and is only known once a subscription URL
 * is requested. NOTE: only WebSockets are used, and `https:` in a content security policy doesn't include them.
 */
const graphNotificationOrigins = 'wss://*.svc.ms';

/**
 * Origins that embed Teams tabs: Teams, Outlook and Microsoft 365.
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

function readMicrosoftConfig(environment: Environment): MicrosoftConfig | undefined {
  const clientId = environment.OIDC_CLIENT_ID;
  if (!clientId) return undefined;
  const graphBaseUrl = removeTrailingSlash(environment.GRAPH_BASE_URL || 'https://graph.microsoft.com/v1.0');
  // Documentation shows the URL with and without the protocol version; Microsoft's sign-in library needs it without.
  const authority = removeTrailingSlash(
    environment.OIDC_AUTHORITY || 'https://login.microsoftonline.com/organizations',
  ).replace(/\/v2\.0$/, '');
  const origins = [new URL(graphBaseUrl).origin, new URL(authority).origin];
  const sharePoint = parseList(environment.SHAREPOINT_ORIGINS || 'https://*.sharepoint.com');
  const notices = parseList(environment.NOTICE_ORIGINS || graphNotificationOrigins);
  const connectOrigins = [...new Set([...origins, ...sharePoint, ...notices])];
  return {
    graphBaseUrl,
    authority,
    clientId,
    clientSecret: environment.OIDC_CLIENT_SECRET || undefined,
    hasSelectedSites: parseYesOrNo('SELECTED_SITES_ONLY', environment.SELECTED_SITES_ONLY) ?? false,
    connectOrigins,
  };
}

function readDatabaseOptions(environment: Environment, dataDir: string): DatabaseOptions {
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

function parseSecretsKeysSetting(value: string | undefined): SecretsKeys | undefined {
  if (!value) return undefined;
  const keys = parseSecretsKeys(value);
  if (!keys) throw new CannotStart('SECRETS_KEY must be 32 bytes as base64, as "openssl rand -base64 32" writes them');
  return keys;
}

function readSmtpConfig(environment: Environment): SmtpConfig | undefined {
  const { SMTP_URL: url, MAIL_FROM: from } = environment;
  if (!url) return undefined;
  const isSmtp = URL.canParse(url) && /^smtps?:$/.test(new URL(url).protocol);
  if (!isSmtp) throw new CannotStart('SMTP_URL must be an address like smtp://user:password@mail.example.com:587');
  if (!from || !/^[^\s@<>]+@[^\s@<>]+$/.test(from)) {
    throw new CannotStart(`MAIL_FROM must be a sender address like forms@example.com, not "${from ?? ''}"`);
  }
  return { url, from };
}

function parseOperatorToken(value: string | undefined): string | undefined {
  if (!value) return undefined;
  if (!/^[\x21-\x7e]{32,200}$/.test(value)) {
    throw new CannotStart('OPERATOR_TOKEN must be 32 to 200 letters and digits, as "openssl rand -hex 32" writes them');
  }
  return value;
}

function readHelpConfig(environment: Environment): HelpConfig {
  const { SUPPORT_MAIL: supportMail, SMTP_URL } = environment;
  if (supportMail && !/^[^\s@<>]+@[^\s@<>]+$/.test(supportMail)) {
    throw new CannotStart(`SUPPORT_MAIL must be an address like help@example.com, not "${supportMail}"`);
  }
  if (supportMail && !SMTP_URL)
    throw new CannotStart('SUPPORT_MAIL needs SMTP_URL: the mail server that delivers support requests');
  return {
    website: parsePageUrl('WEBSITE_URL', environment.WEBSITE_URL),
    documentation: parsePageUrl('DOCUMENTATION_URL', environment.DOCUMENTATION_URL),
    supportMail: supportMail || undefined,
  };
}

/** Parses the URL of a web page. */
function parsePageUrl(name: string, value: string | undefined): string | undefined {
  if (!value) return undefined;
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
    throw new CannotStart(`${name} must be an address like https://www.example.com/forms, not "${value}"`);
  }
  return value;
}

function readUpstreamConfig(environment: Environment): UpstreamConfig | undefined {
  const { UPSTREAM_ISSUER: issuer, UPSTREAM_CLIENT_ID: clientId, UPSTREAM_CLIENT_SECRET: clientSecret } = environment;
  if (!issuer) return undefined;
  const url = URL.canParse(issuer) ? new URL(issuer) : undefined;
  if (url?.protocol !== 'https:' && !(url?.protocol === 'http:' && isLoopback(url.hostname))) {
    throw new CannotStart(`UPSTREAM_ISSUER must be an address like https://login.example.com, not "${issuer}"`);
  }
  if (!clientId || !clientSecret) {
    throw new CannotStart(
      'UPSTREAM_ISSUER requires UPSTREAM_CLIENT_ID and UPSTREAM_CLIENT_SECRET, which identify this server',
    );
  }
  const domains = parseList(environment.UPSTREAM_DOMAINS?.toLowerCase());
  return { issuer, clientId, clientSecret, name: environment.UPSTREAM_NAME || url.hostname, domains };
}

function parsePort(value: string | undefined): number | undefined {
  if (!value) return undefined;
  const port = Number(value);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new CannotStart(`PORT must be 1 to 65535, not "${value}"`);
  return port;
}

function parseOrigin(name: string, value: string | undefined): string | undefined {
  if (!value) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash;
  if (!isOrigin) throw new CannotStart(`${name} must be an origin like https://forms.example.com, not "${value}"`);
  return url.origin;
}

function parseOrigins(name: string, value: string | undefined): readonly string[] {
  return parseList(value).map((origin) => parseOrigin(name, origin) ?? origin);
}

/** Returns true for loopback hosts (RFC 6761 §6.3, RFC 5735 §3, RFC 4291 §2.5.3). */
function isLoopback(host: string): boolean {
  return /^((.+\.)?localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);
}

function parseDemoMode(value: string | undefined, isOnThisMachine: boolean) {
  const demoMode = value || (isOnThisMachine ? 'yes' : 'no');
  if (!['yes', 'no', 'empty'].includes(demoMode))
    throw new CannotStart(`DEMO must be yes, no or empty, not "${value}"`);
  return { hasDemo: demoMode !== 'no', hasDemoContent: demoMode === 'yes' };
}

/** Parses an email address or the URL of a web page. */
function parseSalesContact(value: string | undefined): string | undefined {
  if (!value) return undefined;
  if (/^[^\s@<>:/]+@[^\s@<>:/]+$/.test(value)) return `mailto:${value}`;
  if (URL.canParse(value) && new URL(value).protocol === 'https:') return value;
  throw new CannotStart(
    `SALES_CONTACT must be an address like sales@example.com or https://example.com/contact, not "${value}"`,
  );
}

function parseTenantRules(value: string | undefined, hasDemo: boolean): readonly TenantRule[] {
  const names = parseList(value || (hasDemo ? 'strict' : 'none'));
  return [...new Set(names.flatMap(parseTenantRule))];
}

function parseTenantRule(name: string): readonly TenantRule[] {
  if (Object.hasOwn(tenantRuleSets, name)) return tenantRuleSets[name as keyof typeof tenantRuleSets];
  const rule = tenantRules.find((one) => one === name);
  if (rule) return [rule];
  const known = [...Object.keys(tenantRuleSets), ...tenantRules].join(', ');
  throw new CannotStart(`TENANT_RULES must be a list of ${known}, not "${name}"`);
}

function parseYesOrNo(name: string, value: string | undefined): boolean | undefined {
  if (!value) return undefined;
  if (value !== 'yes' && value !== 'no') throw new CannotStart(`${name} must be yes or no, not "${value}"`);
  return value === 'yes';
}

function parseLogLevel(value: string | undefined): LogLevel {
  const level = logLevels.find((one) => one === (value || 'warn'));
  if (!level) throw new CannotStart(`LOG_LEVEL must be one of ${logLevels.join(', ')}, not "${value}"`);
  return level;
}

function parseList(value: string | undefined): string[] {
  return (value ?? '').split(/[\s,]+/).filter(Boolean);
}

function parseNetworks(name: string, value: string | undefined): string[] {
  const ruleNames = parseList(value);
  try {
    createNetworks(ruleNames);
    return ruleNames;
  } catch (error) {
    throw new CannotStart(`${name} must be networks such as 10.1.0.0/16: ${(error as RangeError).message}`);
  }
}

function removeTrailingSlash(url: string): string {
  return url.replace(/(?<!\/)\/+$/, '');
}
