import { settings } from '@tideform/components/settings';
import { type FormDefinition, walkComponents } from '@tideform/engine';
import { expect, it } from 'vitest';
import { paneForm } from './pane-form.ts';

const keysOf = (form: FormDefinition) => [...walkComponents(form)].map(({ definition }) => definition.key);

it('has the settings of a page for pages only', () => {
  const ofPages = ['nextPage', 'breadcrumb', 'breadcrumbClickable', 'buttonSettings.cancel', 'scrollToTop'];
  expect(keysOf(paneForm(settings.panel, true))).toEqual(expect.arrayContaining(ofPages));
  expect(keysOf(paneForm(settings.panel)).filter((key) => ofPages.includes(key ?? ''))).toEqual([]);
});
