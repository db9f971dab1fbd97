import { FailureError } from '@tideform/sync/failures';

/** Configuration that the app loads from the server, so that one build serves every installation. */
export interface Config {
  /** Base URL of Microsoft Graph or the embedded workspace, without a trailing slash. */
  readonly graphBaseUrl: string;
  readonly signIn: {
    /**
     * `microsoft`: Entra ID, with Microsoft's library; `oidc`: any other OpenID provider, including the embedded one.
     */
    readonly kind: 'oidc' | 'microsoft';
    /** Issuer of the OpenID provider. */
    readonly authority: string;
    readonly clientId: string;
    /** Delegated permissions for Graph, without the OpenID scopes. */
    readonly graphScopes: string[];
  };
  /** Origins from which choice lists may be loaded. Absent: no origins. */
  readonly choiceOrigins?: readonly string[];
  /** Path of the server's page on which users manage their account. Absent: the server has no such page. */
  readonly accountPage?: string;
  /** Additional links in the help menu. */
  readonly links?: { readonly website?: string; readonly documentation?: string };
  /** Whether the operator offers support requests. */
  readonly hasSupport?: boolean;
  /** Support chat. Absent: there is no chat. */
  readonly chat?: ChatConfig;
  /** Map provider. Absent: there are no maps and no place search. */
  readonly maps?: MapsConfig;
  /** Whether the server has an AI provider for generating forms and code. */
  readonly hasAi?: true;
}

export interface ChatConfig {
  readonly provider: 'intercom';
  readonly appId: string;
  /** URL of the chat page, on a separate host of the server. No trailing slash. */
  readonly url: string;
}

export type MapsConfig =
  | { readonly provider: 'google'; readonly key: string }
  | {
      readonly provider: 'tiles';
      readonly tiles: string;
      readonly search?: string | undefined;
      readonly attribution: string;
    };

interface ConfigPorts {
  readonly fetch: typeof globalThis.fetch;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** Called if the server's configuration differs from the stored one with which the app started. */
  readonly onChanged: () => void;
}

const configKey = 'config';

/**
 * Returns the stored configuration, so that the app starts immediately and offline, and requests the current
 * configuration in the background. On a first visit, waits for the server.
 *
 * @throws FailureError `no-answer` if the server doesn't respond and no configuration is stored
 */
export async function loadConfig(ports: ConfigPorts): Promise<Config> {
  const last = readStoredConfig(ports.storage);
  const request = requestConfig(ports);
  if (!last) return request;
  request.then(
    (config) => JSON.stringify(config) !== JSON.stringify(last) && ports.onChanged(),
    () => undefined,
  );
  return last;
}

async function requestConfig({ fetch, storage }: ConfigPorts): Promise<Config> {
  try {
    const response = await fetch('/config.json');
    const config = parseConfig(await response.json());
    storage.setItem(configKey, JSON.stringify(config));
    return config;
  } catch (cause) {
    throw new FailureError('no-answer', {}, { cause });
  }
}

/** Reads the configuration that was last loaded from the server; `undefined` if none is stored. */
export function readStoredConfig(storage: Pick<Storage, 'getItem'>): Config | undefined {
  try {
    return parseConfig(JSON.parse(storage.getItem(configKey) ?? ''));
  } catch {
    return undefined;
  }
}

/**
 * Validates a configuration. It doesn't use zod, which would be a tenth of the download for signing in.
 *
 * @throws TypeError for an invalid configuration, such as the response of a captive portal
 */
function parseConfig(json: { readonly [name: string]: unknown } | null): Config {
  const signIn = json?.signIn as { readonly [name: string]: unknown } | null | undefined;
  const [graphBaseUrl, authority, clientId] = [json?.graphBaseUrl, signIn?.authority, signIn?.clientId];
  const graphScopes = signIn?.graphScopes;
  if (isUrl(graphBaseUrl) && isUrl(authority) && isText(clientId) && clientId && isTexts(graphScopes))
    return {
      graphBaseUrl,
      signIn: { kind: signIn?.kind === 'microsoft' ? 'microsoft' : 'oidc', authority, clientId, graphScopes },
      ...parseMaps(json?.maps),
      ...parseOrigins(json?.choiceOrigins),
      ...parseAccountPage(json?.accountPage),
      ...parseLinks(json?.links),
      ...(json?.hasSupport === true && { hasSupport: true }),
      ...(json?.hasAi === true && { hasAi: true }),
      ...parseChat(json?.chat),
    };
  throw new TypeError('Invalid app configuration');
}

/**
 * Parses the map settings. Their URLs aren't validated, because the content security policy restricts which URLs are
 * used.
 */
const parseMaps = (json: unknown): Pick<Config, 'maps'> => {
  const { provider } = (json ?? {}) as { readonly provider?: unknown };
  return provider === 'google' || provider === 'tiles' ? { maps: json as MapsConfig } : {};
};

const parseChat = (json: unknown): Pick<Config, 'chat'> => {
  const { provider, appId, url } = (json ?? {}) as { readonly [name: string]: unknown };
  return provider === 'intercom' && isText(appId) && isPage(url) ? { chat: { provider, appId, url } } : {};
};

const parseOrigins = (json: unknown): Pick<Config, 'choiceOrigins'> => (isTexts(json) ? { choiceOrigins: json } : {});

const parseAccountPage = (json: unknown): Pick<Config, 'accountPage'> =>
  isText(json) && /^\/workspace\/\w+$/.test(json) ? { accountPage: json } : {};

/** Parses the help links. NOTE: only web URLs are accepted, because a URL with another protocol could run a script. */
const parseLinks = (json: unknown): Pick<Config, 'links'> => {
  const { website, documentation } = (json ?? {}) as { readonly [name: string]: unknown };
  const links = {
    ...(isPage(website) && { website }),
    ...(isPage(documentation) && { documentation }),
  };
  return Object.keys(links).length > 0 ? { links } : {};
};

const isPage = (value: unknown): value is string => isUrl(value) && /^https?:/.test(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isUrl = (value: unknown): value is string => isText(value) && URL.canParse(value);
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
