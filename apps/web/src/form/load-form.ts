import { loadViews } from '@tideform/components/load-views';
import type { FormDefinition } from '@tideform/engine';
import { loadWizard } from './wizard/wizard-parts.ts';

/** Fetches what draws a form. `undefined` when everything is here. */
export function loadForm(form: FormDefinition): Promise<unknown> | undefined {
  const wanted = [loadViews(form), form.display === 'wizard' ? loadWizard() : undefined].filter(Boolean);
  return wanted.length > 0 ? Promise.all(wanted) : undefined;
}
