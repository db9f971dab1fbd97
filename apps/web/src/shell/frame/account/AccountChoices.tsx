import { MenuDivider, MenuGroup, MenuGroupHeader, MenuItemRadio } from '@fluentui/react-components';
import { type Language, languages, nameOfLanguage } from '@tideform/i18n';
import { useMessages } from '@tideform/i18n/react';
import { themeChoices } from '../../theme/theme-choice.ts';
import { frameMessages } from '../frame.messages.ts';

export const asBrowser = 'browser';
export type LanguageChoice = Language | typeof asBrowser;

/**
 * How the app looks and speaks on this device: radio items `theme` and `language` of the menu around them. Teams has looks of its own:
 * there is nothing to choose.
 */
export function AccountChoices({ hasThemes }: { readonly hasThemes: boolean }) {
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
        <MenuItemRadio name="language" value={asBrowser}>
          {messages.asBrowser}
        </MenuItemRadio>
        {languages.map((language) => (
          <MenuItemRadio key={language} name="language" value={language} lang={language}>
            {nameOfLanguage(language)}
          </MenuItemRadio>
        ))}
      </MenuGroup>
    </>
  );
}
