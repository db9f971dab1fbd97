import { InvalidTemplate, parseTemplate, parseTemplateList } from './parse-templates.ts';
import type { FormTemplate, ListedTemplate } from './template.ts';
import { isTrusted, listTemplateSources, type TemplateEnvironment } from './trusted-sources.ts';

const MAX_BYTES = 5_000_000;

/** Error for a URL that this device doesn't trust. */
export class UntrustedSource extends Error {}

export interface Gallery {
  readonly templates: readonly ListedTemplate[];
  /** Hosts of the sources that couldn't be loaded. */
  readonly missing: readonly string[];
}

/**
 * Loads the template lists of all sources, with the app's own list first.
 *
 * @throws if the app's own list can't be loaded
 */
export async function loadGallery(environment: TemplateEnvironment, signal: AbortSignal): Promise<Gallery> {
  const [ownSource, ...others] = listTemplateSources(environment);
  const loadList = async (base: string) =>
    parseTemplateList(await load(new URL('templates.json', base).href, signal), base);
  const first = await loadList(ownSource!);
  const results = await Promise.allSettled(others.map(loadList));
  return {
    templates: [...first, ...results.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))],
    missing: others.filter((_, index) => results[index]?.status === 'rejected').map((base) => new URL(base).host),
  };
}

/**
 * Loads one template.
 *
 * @param address URL of the template, from a link
 * @throws UntrustedSource, InvalidTemplate, or a network error
 */
export async function loadTemplate(
  address: string,
  here: TemplateEnvironment,
  signal: AbortSignal,
): Promise<FormTemplate> {
  if (!isTrusted(address, here)) throw new UntrustedSource();
  const url = new URL(address, here.origin).href;
  return parseTemplate(await load(url, signal), url);
}

/** Loads JSON. The request contains neither cookies nor a referrer. */
async function load(url: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(url, { signal, credentials: 'omit', referrerPolicy: 'no-referrer', redirect: 'error' });
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`.trim());
  const blob = await response.blob();
  if (blob.size > MAX_BYTES) throw new InvalidTemplate([]);
  try {
    return JSON.parse(await blob.text());
  } catch {
    throw new InvalidTemplate([]);
  }
}
