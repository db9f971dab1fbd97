import { languages } from '@tideform/i18n';
import { expect, it } from 'vitest';
import { isBlankTitle } from '../../data/forms/is-blank-title.ts';
import { formsMessages } from './forms.messages.ts';

it.each(languages)('recognizes the title of a new form in the language %s', async (language) => {
  const { blankTitle } = await formsMessages.read({ language, locale: language });
  expect(isBlankTitle(blankTitle)).toBe(true);
});

it('does not take another title for the title of a new form', () => {
  expect(isBlankTitle('Blank form')).toBe(false);
});
