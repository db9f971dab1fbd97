import { useMemo } from 'react';
import { type Loaded, useLoaded } from '../ui/useLoaded.ts';
import { type Gallery, loadGallery, loadTemplate } from './load-templates.ts';
import type { FormTemplate } from './template.ts';
import { browserHere } from './trusted-sources.ts';

/** The template at an address, if it may be loaded from there. */
export function useTemplate(url: string | undefined): Loaded<FormTemplate> {
  const here = useMemo(browserHere, []);
  return useLoaded(url, (signal) => loadTemplate(url ?? '', here, signal));
}

/** The lists of all sources that this device trusts. */
export function useTemplates(): Loaded<Gallery> {
  const here = useMemo(browserHere, []);
  return useLoaded('templates', (signal) => loadGallery(here, signal));
}
