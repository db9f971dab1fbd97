import { MenuDivider, MenuGroup, MenuGroupHeader, MenuItemRadio } from '@fluentui/react-components';
import { getLanguageName, type Language, languages } from '@tideform/i18n';
import { useMessages } from '@tideform/i18n/react';
import { themeChoices } from '../../theme/theme-choice.ts';
import { frameMessages } from '../frame.messages.ts';

export const browserLanguage = 'browser';
export type LanguageChoice = Language | typeof browserLanguage;

/**
 * Menu items for choosing the theme and language of the app on this device: radio items `theme` and `language` of the
 * surrounding menu. Themes are missing in Teams, which sets its own.
 */
export function AccountPreferenceItems({ hasThemes }: { readonly hasThemes: boolean }) {
  const messages = useMessages(frameMessages);
  return (
    <>
      {hasThemes && (
        <>
          <MenuGroup>
            <MenuGroupHeader>{messages.theme}</MenuGroupHeader>
            {themeChoices.map((theme) => (
              <MenuItemRadio key={theme} name="theme" value={theme}>
                {messages.themes[theme]}
              </MenuItemRadio>
            ))}
          </MenuGroup>
          <MenuDivider />
        </>
      )}
      <MenuGroup>
        <MenuGroupHeader>{messages.language}</MenuGroupHeader>
        <MenuItemRadio name="language" value={browserLanguage}>
          {messages.asBrowser}
        </MenuItemRadio>
        {languages.map((language) => (
          <MenuItemRadio key={language} name="language" value={language} lang={language}>
            {getLanguageName(language)}
          </MenuItemRadio>
        ))}
      </MenuGroup>
    </>
  );
}
