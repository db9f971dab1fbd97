import { Failed } from '@tideform/sync/failures';
import { z } from 'zod/mini';

/** What the server tells the app about its world. The same build serves every installation. */
const configSchema = z.object({
  /** No trailing slash. */
  graphBaseUrl: z.url(),
  signIn: z.object({
    /** Issuer of the OpenID provider. */
    authority: z.url(),
    clientId: z.string().check(z.minLength(1)),
    /** Delegated Graph scopes, without the OpenID ones. */
    graphScopes: z.array(z.string()),
  }),
});

export type Config = z.infer<typeof configSchema>;

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
    const config = configSchema.parse(await response.json());
    ports.storage.setItem(key, JSON.stringify(config));
    return config;
  } catch (cause) {
    if (last) return last;
    throw new Failed('no-answer', {}, { cause });
  }
}

function readLast(storage: Pick<Storage, 'getItem'>): Config | undefined {
  try {
    return configSchema.parse(JSON.parse(storage.getItem(key) ?? ''));
  } catch {
    return undefined;
  }
}
