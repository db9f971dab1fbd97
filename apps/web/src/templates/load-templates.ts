import { NoTemplate, readTemplate, readTemplateList } from './read-templates.ts';
import type { FormTemplate, ListedTemplate } from './template.ts';
import { type Here, isTrusted, templateSources } from './trusted-sources.ts';

const MOST_BYTES = 5_000_000;

/** An address that nobody here has said to trust. */
export class UntrustedSource extends Error {}

export interface Gallery {
  readonly templates: readonly ListedTemplate[];
  /** Hosts of sources that did not answer. */
  readonly missing: readonly string[];
}

/**
 * Loads the lists of all sources, our own first.
 *
 * @throws where our own does not answer
 */
export async function loadGallery(here: Here, signal: AbortSignal): Promise<Gallery> {
  const [own, ...others] = templateSources(here);
  const listAt = async (base: string) =>
    readTemplateList(await load(new URL('templates.json', base).href, signal), base);
  const first = await listAt(own!);
  const more = await Promise.allSettled(others.map(listAt));
  return {
    templates: [...first, ...more.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))],
    missing: others.filter((_, index) => more[index]?.status === 'rejected').map((base) => new URL(base).host),
  };
}

/**
 * Loads one template.
 *
 * @param address as a link brings it
 * @throws UntrustedSource, NoTemplate, or what the network says
 */
export async function loadTemplate(address: string, here: Here, signal: AbortSignal): Promise<FormTemplate> {
  if (!isTrusted(address, here)) throw new UntrustedSource();
  const url = new URL(address, here.origin).href;
  return readTemplate(await load(url, signal), url);
}

/** Nobody is told who asks, and where from. */
async function load(url: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(url, { signal, credentials: 'omit', referrerPolicy: 'no-referrer', redirect: 'error' });
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`.trim());
  const blob = await response.blob();
  if (blob.size > MOST_BYTES) throw new NoTemplate([]);
  try {
    return JSON.parse(await blob.text());
  } catch {
    throw new NoTemplate([]);
  }
}
