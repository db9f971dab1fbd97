/** Where this device keeps the addresses of others whose templates it trusts: a list of texts, as JSON. */
const key = 'templatesTrustedSources';

export interface Here {
  readonly origin: string;
  readonly storage: Pick<Storage, 'getItem'>;
}

/** The page's own place and what this device trusts. */
export const browserHere = (): Here => ({ origin: location.origin, storage: localStorage });

/** The base address of the templates that come with the product. */
export const ownTemplates = (origin: string): string => `${origin}/templates/`;

/** Base addresses of templates: our own first, then those that this device trusts. */
export const templateSources = ({ origin, storage }: Here): readonly string[] => [
  ownTemplates(origin),
  ...otherSources(storage),
];

/**
 * Says whether a template may be loaded from an address: our own, one that this device trusts, or what a page of ours has
 * just made.
 */
export function isTrusted(address: string, here: Here): boolean {
  const url = parse(address, here.origin);
  if (!url) return false;
  if (url.protocol === 'blob:') return url.href.startsWith(`blob:${here.origin}/`);
  return templateSources(here).some((source) => url.href.startsWith(source));
}

function otherSources(storage: Here['storage']): readonly string[] {
  const list = readList(storage);
  return list.flatMap((entry) => {
    const url = typeof entry === 'string' ? parse(entry) : undefined;
    const isLocal = url?.protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(url.hostname);
    if (!url || (url.protocol !== 'https:' && !isLocal) || url.search || url.hash) return [];
    // An address trusts what lies in it, not what its name begins: `…/forms` is not `…/forms-of-others`.
    return [url.href.endsWith('/') ? url.href : `${url.href}/`];
  });
}

function readList(storage: Here['storage']): readonly unknown[] {
  try {
    const list: unknown = JSON.parse(storage.getItem(key) ?? '[]');
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

/** Without a user's name in it, which could look like a host that is trusted. */
function parse(address: string, base?: string): URL | undefined {
  const url = URL.canParse(address, base) ? new URL(address, base) : undefined;
  return url?.username || url?.password ? undefined : url;
}
