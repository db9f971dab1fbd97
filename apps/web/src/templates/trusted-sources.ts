/** Storage key of the URLs whose templates this device trusts: a JSON array of texts. */
const key = 'templatesTrustedSources';

export interface TemplateEnvironment {
  readonly origin: string;
  readonly storage: Pick<Storage, 'getItem'>;
}

/** Origin of the page and storage of this device. */
export const getBrowserEnvironment = (): TemplateEnvironment => ({ origin: location.origin, storage: localStorage });

/** Base URL of the templates that come with the product. */
export const getOwnTemplatesUrl = (origin: string): string => `${origin}/templates/`;

/** Base URLs of templates: our own first, then those that this device trusts. */
export const listTemplateSources = ({ origin, storage }: TemplateEnvironment): readonly string[] => [
  getOwnTemplatesUrl(origin),
  ...listTrustedSources(storage),
];

/** Whether a template may be loaded from a URL: our own, a trusted one, or a blob that one of our pages has created. */
export function isTrusted(address: string, here: TemplateEnvironment): boolean {
  const url = parse(address, here.origin);
  if (!url) return false;
  if (url.protocol === 'blob:') return url.href.startsWith(`blob:${here.origin}/`);
  return listTemplateSources(here).some((source) => url.href.startsWith(source));
}

function listTrustedSources(storage: TemplateEnvironment['storage']): readonly string[] {
  const list = readList(storage);
  return list.flatMap((entry) => {
    const url = typeof entry === 'string' ? parse(entry) : undefined;
    const isLocal = url?.protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(url.hostname);
    if (!url || (url.protocol !== 'https:' && !isLocal) || url.search || url.hash) return [];
    // A trusted URL covers what is below it, not URLs that merely share its prefix: `…/forms` isn't
    // `…/forms-of-others`.
    return [url.href.endsWith('/') ? url.href : `${url.href}/`];
  });
}

function readList(storage: TemplateEnvironment['storage']): readonly unknown[] {
  try {
    const list: unknown = JSON.parse(storage.getItem(key) ?? '[]');
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

/** Rejects URLs with a user name, which could look like a trusted host. */
function parse(address: string, base?: string): URL | undefined {
  const url = URL.canParse(address, base) ? new URL(address, base) : undefined;
  return url?.username || url?.password ? undefined : url;
}
