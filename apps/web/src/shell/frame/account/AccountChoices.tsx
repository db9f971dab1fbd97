import { MenuDivider, MenuGroup, MenuGroupHeader, MenuItemRadio } from '@fluentui/react-components';
import { type Language, languages, nameOfLanguage } from '@tideform/words';
import { useWords } from '@tideform/words/react';
import { themeChoices } from '../../theme/theme-choice.ts';
import { frameWords } from '../frame.words.ts';

export const asBrowser = 'browser';
export type LanguageChoice = Language | typeof asBrowser;

/**
 * How the app looks and speaks on this device: radio items `theme` and `language` of the menu around them. Teams has looks of its own:
 * there is nothing to choose.
 */
export function AccountChoices({ hasThemes }: { readonly hasThemes: boolean }) {
  const words = useWords(frameWords);
  return (
    <>
      {hasThemes && (
        <>
          <MenuGroup>
            <MenuGroupHeader>{words.theme}</MenuGroupHeader>
            {themeChoices.map((theme) => (
              <MenuItemRadio key={theme} name="theme" value={theme}>
                {words.themes[theme]}
              </MenuItemRadio>
            ))}
          </MenuGroup>
          <MenuDivider />
        </>
      )}
      <MenuGroup>
        <MenuGroupHeader>{words.language}</MenuGroupHeader>
        <MenuItemRadio name="language" value={asBrowser}>
          {words.asBrowser}
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
