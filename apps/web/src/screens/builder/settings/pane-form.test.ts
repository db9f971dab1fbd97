import { settings } from '@tideform/components/settings';
import { type FormDefinition, walkComponents } from '@tideform/engine';
import { expect, it } from 'vitest';
import { paneForm } from './pane-form.ts';
import { settingsWords } from './settings.words.ts';

const words = await settingsWords.read({ language: 'en', locale: 'en' });

const keysOf = (form: FormDefinition) => [...walkComponents(form)].map(({ definition }) => definition.key);

const panel = await settings.panel.read({ language: 'en', locale: 'en' });

it('has the settings of a page for pages only', () => {
  const ofPages = ['nextPage', 'breadcrumb', 'breadcrumbClickable', 'buttonSettings.cancel', 'scrollToTop'];
  expect(keysOf(paneForm(panel, words, true))).toEqual(expect.arrayContaining(ofPages));
  expect(keysOf(paneForm(panel, words)).filter((key) => ofPages.includes(key ?? ''))).toEqual([]);
});
