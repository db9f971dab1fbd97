import { Failed } from '@tideform/sync/failures';

/** What the server tells the app about its world. The same build serves every installation. */
export interface Config {
  /** No trailing slash. */
  readonly graphBaseUrl: string;
  readonly signIn: {
    /** `microsoft`: Entra, which has a library of its own; `oidc`: every other provider, the embedded one. */
    readonly kind: 'oidc' | 'microsoft';
    /** Issuer of the OpenID provider. */
    readonly authority: string;
    readonly clientId: string;
    /** Delegated Graph scopes, without the OpenID ones. */
    readonly graphScopes: string[];
  };
  /** Origins that lists of choices may be loaded from; absent: none. */
  readonly choiceOrigins?: readonly string[];
  /** A path of the server's own pages, where people look after their account; absent: there is none. */
  readonly accountPage?: string;
  /** Where help is besides what comes with the app. */
  readonly links?: { readonly website?: string; readonly documentation?: string };
  /** Somebody answers support requests. */
  readonly hasSupport?: boolean;
  /** Absent: nobody chats. */
  readonly chat?: ChatConfig;
  /** Absent: there are no maps, and no search for places. */
  readonly maps?: MapsConfig;
  /** The server has somebody who writes forms and code from what people say. */
  readonly hasAi?: true;
}

export interface ChatConfig {
  readonly provider: 'intercom';
  readonly appId: string;
  /** Of another host of the server, where its page is. No trailing slash. */
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
  /** The app runs with an older answer than the server's. */
  readonly onOther: () => void;
}

const key = 'config';

/**
 * The server's last answer, so that the app opens at once and offline; the server is asked all the same. On a first visit its
 * answer is waited for.
 * @throws when the server does not answer and never did
 */
export async function loadConfig(ports: ConfigPorts): Promise<Config> {
  const last = readLast(ports.storage);
  const told = ask(ports);
  if (!last) return told;
  told.then(
    (config) => JSON.stringify(config) !== JSON.stringify(last) && ports.onOther(),
    () => undefined,
  );
  return last;
}

async function ask({ fetch, storage }: ConfigPorts): Promise<Config> {
  try {
    const response = await fetch('/config.json');
    const config = readConfig(await response.json());
    storage.setItem(key, JSON.stringify(config));
    return config;
  } catch (cause) {
    throw new Failed('no-answer', {}, { cause });
  }
}

/** What the server told last. */
export function readLast(storage: Pick<Storage, 'getItem'>): Config | undefined {
  try {
    return readConfig(JSON.parse(storage.getItem(key) ?? ''));
  } catch {
    return undefined;
  }
}

/**
 * By hand: this and who was here last is all that a person downloads to sign in, and zod would be a tenth of it.
 * @throws when the server, or whoever answers in its place, tells something else
 */
function readConfig(told: { readonly [name: string]: unknown } | null): Config {
  const signIn = told?.signIn as { readonly [name: string]: unknown } | null | undefined;
  const [graphBaseUrl, authority, clientId] = [told?.graphBaseUrl, signIn?.authority, signIn?.clientId];
  const graphScopes = signIn?.graphScopes;
  if (isUrl(graphBaseUrl) && isUrl(authority) && isText(clientId) && clientId && isTexts(graphScopes))
    return {
      graphBaseUrl,
      signIn: { kind: signIn?.kind === 'microsoft' ? 'microsoft' : 'oidc', authority, clientId, graphScopes },
      ...readMaps(told?.maps),
      ...readOrigins(told?.choiceOrigins),
      ...readAccountPage(told?.accountPage),
      ...readLinks(told?.links),
      ...(told?.hasSupport === true && { hasSupport: true }),
      ...(told?.hasAi === true && { hasAi: true }),
      ...readChat(told?.chat),
    };
  throw new TypeError('This is not the configuration of the app');
}

/** The pages' policy keeps to the same addresses, whatever stands here. */
const readMaps = (told: unknown): Pick<Config, 'maps'> => {
  const { provider } = (told ?? {}) as { readonly provider?: unknown };
  return provider === 'google' || provider === 'tiles' ? { maps: told as MapsConfig } : {};
};

const readChat = (told: unknown): Pick<Config, 'chat'> => {
  const { provider, appId, url } = (told ?? {}) as { readonly [name: string]: unknown };
  return provider === 'intercom' && isText(appId) && isPage(url) ? { chat: { provider, appId, url } } : {};
};

const readOrigins = (told: unknown): Pick<Config, 'choiceOrigins'> => (isTexts(told) ? { choiceOrigins: told } : {});

const readAccountPage = (told: unknown): Pick<Config, 'accountPage'> =>
  isText(told) && /^\/workspace\/\w+$/.test(told) ? { accountPage: told } : {};

/** NOTE: an address with another protocol could be a script. */
const readLinks = (told: unknown): Pick<Config, 'links'> => {
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
