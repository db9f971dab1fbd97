import { useMemo } from 'react';
import { type Loaded, useLoaded } from '../ui/loading/useLoaded.ts';
import { InvalidTemplateError, parseTemplate, parseTemplateList } from './parse-templates.ts';
import type { FormTemplate, ListedTemplate } from './template.ts';
import { getBrowserEnvironment, isTrusted, listTemplateSources, type TemplateEnvironment } from './trusted-sources.ts';

const MAX_BYTES = 5_000_000;

/** Error for a URL that this device doesn't trust. */
export class UntrustedSourceError extends Error {}

export interface Gallery {
  readonly templates: readonly ListedTemplate[];
  /** Hosts of the sources that couldn't be loaded. */
  readonly unavailableHosts: readonly string[];
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
    unavailableHosts: others
      .filter((_, index) => results[index]?.status === 'rejected')
      .map((base) => new URL(base).host),
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
  environment: TemplateEnvironment,
  signal: AbortSignal,
): Promise<FormTemplate> {
  if (!isTrusted(address, environment)) throw new UntrustedSourceError();
  const url = new URL(address, environment.origin).href;
  return parseTemplate(await load(url, signal), url);
}

/** Loads JSON. The request contains neither cookies nor a referrer. */
async function load(url: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(url, { signal, credentials: 'omit', referrerPolicy: 'no-referrer', redirect: 'error' });
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`.trim());
  const blob = await response.blob();
  if (blob.size > MAX_BYTES) throw new InvalidTemplateError([]);
  try {
    return JSON.parse(await blob.text());
  } catch {
    throw new InvalidTemplateError([]);
  }
}

/** Loads the template at a URL, if the URL is trusted. */
export function useTemplate(url: string | undefined): Loaded<FormTemplate> {
  const environment = useMemo(getBrowserEnvironment, []);
  return useLoaded(url, (signal) => loadTemplate(url ?? '', environment, signal));
}

/** Loads the template lists of all trusted sources. */
export function useTemplates(): Loaded<Gallery> {
  const environment = useMemo(getBrowserEnvironment, []);
  return useLoaded('templates', (signal) => loadGallery(environment, signal));
}
