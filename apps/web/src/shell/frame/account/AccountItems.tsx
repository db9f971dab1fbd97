import {
  Caption1,
  MenuDivider,
  MenuGroup,
  MenuGroupHeader,
  MenuItem,
  MenuItemLink,
  MenuItemRadio,
  makeStyles,
  Subtitle2,
  tokens,
} from '@fluentui/react-components';
import {
  DatabaseWarning20Regular,
  PersonSettings20Regular,
  PersonSwap20Regular,
  QuestionCircle20Regular,
  SignOut20Regular,
  Storage20Regular,
} from '@fluentui/react-icons';
import { getLanguageName, type Language, languages } from '@tideform/i18n';
import { useMessages } from '@tideform/i18n/react';
import { useNavigate } from 'react-router';
import { readStoredConfig } from '../../../config.ts';
import { readTenantName } from '../../../sign-in/account-store.ts';
import type { Account } from '../../../sign-in/auth-client.ts';
import type { MenuAnchor } from '../../../ui/menu/menu-anchor.ts';
import { OpenMenu } from '../../../ui/menu/OpenMenu.tsx';
import { readLanguageChoice, writeLanguageChoice } from '../../locale/locale-choice.ts';
import { useTheme } from '../../theme/ThemeFrame.tsx';
import { type ThemeChoice, themeChoices } from '../../theme/theme-choice.ts';
import { useSavePendingChanges } from '../../update/useSavePendingChanges.ts';
import { frameMessages } from '../frame.messages.ts';
import { localDataMessages } from '../local-data/local-data.messages.ts';

const useStyles = makeStyles({
  who: { display: 'flex', flexDirection: 'column', padding: '8px 8px 4px', maxWidth: '280px' },
  username: { color: tokens.colorNeutralForeground3, overflow: 'hidden', textOverflow: 'ellipsis' },
});

export function AccountItems(props: {
  readonly place: MenuAnchor;
  readonly account: Account;
  readonly onChange: () => void;
  readonly onDelete: () => void;
  readonly onSignOut: () => void;
}) {
  const messages = useMessages(frameMessages);
  const localData = useMessages(localDataMessages);
  const styles = useStyles();
  const { place, account, onChange, onDelete, onSignOut } = props;
  const tenantName = readTenantName(localStorage, account.tenantId);
  const accountPage = readStoredConfig(localStorage)?.accountPage;
  const theme = useTheme();
  const language = useLanguageChoice();
  const navigate = useNavigate();
  const chooseLanguage = (chosen: LanguageChoice) => language.choose(chosen === browserLanguage ? undefined : chosen);
  return (
    <OpenMenu
      place={place}
      checkedValues={{ theme: [theme.choice], language: [language.choice ?? browserLanguage] }}
      onCheckedValueChange={(_, { name, checkedItems: [chosen] }) => {
        if (name === 'theme') theme.choose?.(chosen as ThemeChoice);
        else void chooseLanguage(chosen as LanguageChoice);
      }}
      head={
        <div className={styles.who}>
          <Subtitle2>{account.displayName}</Subtitle2>
          <Caption1 className={styles.username}>{account.username}</Caption1>
          {tenantName && (
            <Caption1 className={styles.username}>
              <bdi>{tenantName}</bdi>
            </Caption1>
          )}
        </div>
      }
    >
      <MenuDivider />
      <AccountPreferenceItems hasThemes={theme.choose !== undefined} />
      <MenuDivider />
      {accountPage && (
        <MenuItemLink icon={<PersonSettings20Regular />} href={accountPage}>
          {messages.accountPage}
        </MenuItemLink>
      )}
      <MenuItem icon={<PersonSwap20Regular />} onClick={onChange}>
        {messages.changeAccount}
      </MenuItem>
      <MenuItem icon={<Storage20Regular />} onClick={() => navigate('/device')}>
        {messages.onThisDevice}
      </MenuItem>
      <MenuItemLink icon={<QuestionCircle20Regular />} href="/help/index.html" target="_blank" rel="noopener">
        {messages.help}
      </MenuItemLink>
      <MenuItem icon={<DatabaseWarning20Regular />} onClick={onDelete}>
        {localData.remove}
      </MenuItem>
      <MenuItem icon={<SignOut20Regular />} onClick={onSignOut}>
        {messages.signOut}
      </MenuItem>
    </OpenMenu>
  );
}

const browserLanguage = 'browser';
type LanguageChoice = Language | typeof browserLanguage;

/**
 * Menu items for choosing the theme and language of the app on this device: radio items `theme` and `language` of the
 * surrounding menu. Themes are missing in Teams, which sets its own.
 */
function AccountPreferenceItems({ hasThemes }: { readonly hasThemes: boolean }) {
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

/**
 * Returns the language that the user chose on this device (`undefined`: the browser's), and a function that changes it
 * and reloads the page.
 */
function useLanguageChoice(): {
  readonly choice: Language | undefined;
  readonly choose: (choice: Language | undefined) => Promise<void>;
} {
  const saveFirst = useSavePendingChanges();
  return {
    choice: readLanguageChoice(localStorage),
    async choose(next) {
      if (next === readLanguageChoice(localStorage) || !(await saveFirst())) return;
      writeLanguageChoice(localStorage, next);
      location.reload();
    },
  };
}
