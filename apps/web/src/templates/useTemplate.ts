import { useMemo } from 'react';
import { type Loaded, useLoaded } from '../ui/useLoaded.ts';
import { type Gallery, loadGallery, loadTemplate } from './load-templates.ts';
import type { FormTemplate } from './template.ts';
import { getBrowserEnvironment } from './trusted-sources.ts';

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
