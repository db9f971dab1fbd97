/** Storage key of the URLs of template sources that this device trusts, as a JSON array. */
const trustedSourcesKey = 'templatesTrustedSources';

export interface TemplateEnvironment {
  readonly origin: string;
  readonly storage: Pick<Storage, 'getItem'>;
}

/** Returns the origin of the page and the storage of this device. */
export const getBrowserEnvironment = (): TemplateEnvironment => ({ origin: location.origin, storage: localStorage });

/** Returns the base URL of the app's own templates. */
export const getOwnTemplatesUrl = (origin: string): string => `${origin}/templates/`;

/** Returns the base URLs of all template sources: the app's own, and those that this device trusts. */
export const listTemplateSources = ({ origin, storage }: TemplateEnvironment): readonly string[] => [
  getOwnTemplatesUrl(origin),
  ...listTrustedSources(storage),
];

/**
 * Returns whether templates may be loaded from a URL: the app's own, a trusted one, or a blob that a page of the app
 * created.
 */
export function isTrusted(address: string, environment: TemplateEnvironment): boolean {
  const url = parseUrl(address, environment.origin);
  if (!url) return false;
  if (url.protocol === 'blob:') return url.href.startsWith(`blob:${environment.origin}/`);
  return listTemplateSources(environment).some((source) => url.href.startsWith(source));
}

function listTrustedSources(storage: TemplateEnvironment['storage']): readonly string[] {
  const list = readList(storage);
  return list.flatMap((entry) => {
    const url = typeof entry === 'string' ? parseUrl(entry) : undefined;
    const isLocal = url?.protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(url.hostname);
    if (!url || (url.protocol !== 'https:' && !isLocal) || url.search || url.hash) return [];
    // A trusted URL includes URLs below it, but not URLs that merely begin with the same characters: `…/forms` doesn't
    // include `…/forms-of-others`.
    return [url.href.endsWith('/') ? url.href : `${url.href}/`];
  });
}

function readList(storage: TemplateEnvironment['storage']): readonly unknown[] {
  try {
    const list: unknown = JSON.parse(storage.getItem(trustedSourcesKey) ?? '[]');
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

/** Parses a URL. Rejects URLs with a user name, which could look like a trusted host. */
function parseUrl(address: string, base?: string): URL | undefined {
  const url = URL.canParse(address, base) ? new URL(address, base) : undefined;
  return url?.username || url?.password ? undefined : url;
}
