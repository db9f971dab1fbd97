import { settings } from '@tideform/components/settings';
import { type FormDefinition, walkComponents } from '@tideform/engine';
import { expect, it } from 'vitest';
import { createPaneForm } from './pane-form.ts';
import { settingsMessages } from './settings.messages.ts';

const messages = await settingsMessages.read({ language: 'en', locale: 'en' });

const listKeys = (form: FormDefinition) => [...walkComponents(form)].map(({ definition }) => definition.key);

const panel = await settings.panel.read({ language: 'en', locale: 'en' });

it('includes the settings of a page only for pages', () => {
  const ofPages = ['nextPage', 'breadcrumb', 'breadcrumbClickable', 'buttonSettings.cancel', 'scrollToTop'];
  expect(listKeys(createPaneForm(panel, messages, true))).toEqual(expect.arrayContaining(ofPages));
  expect(listKeys(createPaneForm(panel, messages)).filter((key) => ofPages.includes(key ?? ''))).toEqual([]);
});
