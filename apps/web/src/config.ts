import { Failed } from '@tideform/sync/failures';

/** Configuration from the server. The same build serves every installation. */
export interface Config {
  /** No trailing slash. */
  readonly graphBaseUrl: string;
  readonly signIn: {
    /** `microsoft`: Entra, with its own library; `oidc`: every other provider, including the embedded one. */
    readonly kind: 'oidc' | 'microsoft';
    /** Issuer of the OpenID provider. */
    readonly authority: string;
    readonly clientId: string;
    /** Delegated Graph scopes, without the OpenID ones. */
    readonly graphScopes: string[];
  };
  /** Origins from which choice lists may be loaded; absent: none. */
  readonly choiceOrigins?: readonly string[];
  /** Path of the server's page for managing the user's account; absent if there is none. */
  readonly accountPage?: string;
  /** Additional links for help. */
  readonly links?: { readonly website?: string; readonly documentation?: string };
  /** The operator offers support requests. */
  readonly hasSupport?: boolean;
  /** Absent if there is no support chat. */
  readonly chat?: ChatConfig;
  /** Absent if there are no maps and no place search. */
  readonly maps?: MapsConfig;
  /** The server has an AI provider for generating forms and code. */
  readonly hasAi?: true;
}

export interface ChatConfig {
  readonly provider: 'intercom';
  readonly appId: string;
  /** URL of the chat page, on another host of the server. No trailing slash. */
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
  /** Called when the app has started with an older configuration than the server's. */
  readonly onChanged: () => void;
}

const key = 'config';

/**
 * Returns the stored configuration, so that the app opens at once and offline, and requests the current one in the
 * background. On a first visit, waits for the server.
 *
 * @throws Failed `no-answer` if the server doesn't respond and there is no stored configuration
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
    storage.setItem(key, JSON.stringify(config));
    return config;
  } catch (cause) {
    throw new Failed('no-answer', {}, { cause });
  }
}

/** Stored configuration of the server. */
export function readStoredConfig(storage: Pick<Storage, 'getItem'>): Config | undefined {
  try {
    return parseConfig(JSON.parse(storage.getItem(key) ?? ''));
  } catch {
    return undefined;
  }
}

/**
 * Validated without zod, which would be a tenth of the download for signing in.
 *
 * @throws TypeError for an invalid configuration, such as the response of a captive portal
 */
function parseConfig(told: { readonly [name: string]: unknown } | null): Config {
  const signIn = told?.signIn as { readonly [name: string]: unknown } | null | undefined;
  const [graphBaseUrl, authority, clientId] = [told?.graphBaseUrl, signIn?.authority, signIn?.clientId];
  const graphScopes = signIn?.graphScopes;
  if (isUrl(graphBaseUrl) && isUrl(authority) && isText(clientId) && clientId && isTexts(graphScopes))
    return {
      graphBaseUrl,
      signIn: { kind: signIn?.kind === 'microsoft' ? 'microsoft' : 'oidc', authority, clientId, graphScopes },
      ...parseMaps(told?.maps),
      ...parseOrigins(told?.choiceOrigins),
      ...parseAccountPage(told?.accountPage),
      ...parseLinks(told?.links),
      ...(told?.hasSupport === true && { hasSupport: true }),
      ...(told?.hasAi === true && { hasAi: true }),
      ...parseChat(told?.chat),
    };
  throw new TypeError('This is not the configuration of the app');
}

/** Not validated further: the content security policy restricts the URLs. */
const parseMaps = (told: unknown): Pick<Config, 'maps'> => {
  const { provider } = (told ?? {}) as { readonly provider?: unknown };
  return provider === 'google' || provider === 'tiles' ? { maps: told as MapsConfig } : {};
};

const parseChat = (told: unknown): Pick<Config, 'chat'> => {
  const { provider, appId, url } = (told ?? {}) as { readonly [name: string]: unknown };
  return provider === 'intercom' && isText(appId) && isPage(url) ? { chat: { provider, appId, url } } : {};
};

const parseOrigins = (told: unknown): Pick<Config, 'choiceOrigins'> => (isTexts(told) ? { choiceOrigins: told } : {});

const parseAccountPage = (told: unknown): Pick<Config, 'accountPage'> =>
  isText(told) && /^\/workspace\/\w+$/.test(told) ? { accountPage: told } : {};

/** NOTE: a URL with another protocol could be a script. */
const parseLinks = (told: unknown): Pick<Config, 'links'> => {
  const { website, documentation } = (told ?? {}) as { readonly [name: string]: unknown };
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
