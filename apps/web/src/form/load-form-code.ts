import { loadViews } from '@tideform/components/load-views';
import type { FormDefinition } from '@tideform/engine';
import { loadWizard } from './wizard/wizard-components.ts';

/** Loads all code that renders a form. Returns `undefined` if everything is loaded already. */
export function loadFormCode(form: FormDefinition): Promise<unknown> | undefined {
  const loading = [loadViews(form), form.display === 'wizard' ? loadWizard() : undefined].filter(Boolean);
  return loading.length > 0 ? Promise.all(loading) : undefined;
}
