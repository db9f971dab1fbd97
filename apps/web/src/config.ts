import { Failed } from '@tideform/sync/failures';

/** What the server tells the app about its world. The same build serves every installation. */
export interface Config {
  /** No trailing slash. */
  readonly graphBaseUrl: string;
  readonly signIn: {
    /** Issuer of the OpenID provider. */
    readonly authority: string;
    readonly clientId: string;
    /** Delegated Graph scopes, without the OpenID ones. */
    readonly graphScopes: string[];
  };
  /** Absent: there are no maps, and no search for places. */
  readonly maps?: MapsConfig;
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
  /** Ends a request that takes longer than a person waits when an older answer is at hand. */
  readonly timeout: (ms: number) => AbortSignal;
}

const key = 'config';

/**
 * Asks the server; falls back to its last answer, so that the app opens offline.
 * @throws when the server does not answer and never did
 */
export async function loadConfig(ports: ConfigPorts): Promise<Config> {
  const last = readLast(ports.storage);
  try {
    const response = await ports.fetch('/config.json', last ? { signal: ports.timeout(2000) } : {});
    const config = readConfig(await response.json());
    ports.storage.setItem(key, JSON.stringify(config));
    return config;
  } catch (cause) {
    if (last) return last;
    throw new Failed('no-answer', {}, { cause });
  }
}

function readLast(storage: Pick<Storage, 'getItem'>): Config | undefined {
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
    return { graphBaseUrl, signIn: { authority, clientId, graphScopes }, ...readMaps(told?.maps) };
  throw new TypeError('This is not the configuration of the app');
}

/** The pages' policy keeps to the same addresses, whatever stands here. */
const readMaps = (told: unknown): Pick<Config, 'maps'> => {
  const { provider } = (told ?? {}) as { readonly provider?: unknown };
  return provider === 'google' || provider === 'tiles' ? { maps: told as MapsConfig } : {};
};

const isText = (value: unknown): value is string => typeof value === 'string';
const isUrl = (value: unknown): value is string => isText(value) && URL.canParse(value);
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
