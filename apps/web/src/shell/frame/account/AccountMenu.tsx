import {
  Avatar,
  Button,
  Caption1,
  Menu,
  MenuDivider,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
  Subtitle2,
  tokens,
} from '@fluentui/react-components';
import {
  DatabaseWarning20Regular,
  PersonSwap20Regular,
  SignOut20Regular,
  Storage20Regular,
} from '@fluentui/react-icons';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { useWords } from '@tideform/words/react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useLocalData } from '../../../data/useLocalData.ts';
import { useAccount, useAuth } from '../../../sign-in/useAuth.ts';
import { useTheme } from '../../theme/ThemeProvider.tsx';
import type { ThemeChoice } from '../../theme/theme-choice.ts';
import { frameWords } from '../frame.words.ts';
import { localDataWords } from '../local-data/local-data.words.ts';
import { AccountChoices, asBrowser, type LanguageChoice } from './AccountChoices.tsx';
import { useLanguageChoice } from './useLanguageChoice.ts';

const SignOutDialog = onDemand(async () => (await import('./SignOutDialog.tsx')).SignOutDialog);
const DeleteLocalDataDialog = onDemand(
  async () => (await import('../local-data/DeleteLocalDataDialog.tsx')).DeleteLocalDataDialog,
);

const useStyles = makeStyles({
  button: { minWidth: 'auto', padding: '2px', borderRadius: tokens.borderRadiusCircular },
  who: { display: 'flex', flexDirection: 'column', padding: '8px 8px 4px', maxWidth: '280px' },
  username: { color: tokens.colorNeutralForeground3, overflow: 'hidden', textOverflow: 'ellipsis' },
});

/** Who is signed in, the theme, the language, what is kept here, another account, and the way out. */
export function AccountMenu() {
  const words = useWords(frameWords);
  const localDataMenu = useWords(localDataWords);
  const styles = useStyles();
  const auth = useAuth();
  const account = useAccount();
  const theme = useTheme();
  const language = useLanguageChoice();
  const navigate = useNavigate();
  const localData = useLocalData();
  const [isDeleting, setDeleting] = useState(false);
  const [unsent, setUnsent] = useState(0);
  if (!account) return null;
  const signOut = async () => {
    // What cannot be counted is no reason to keep somebody signed in: nothing is deleted by it.
    const left = await localData.unsentWork().catch(() => []);
    if (left.length === 0) return auth.signOut();
    setUnsent(left.length);
  };
  const chooseLanguage = (chosen: LanguageChoice) => language.choose(chosen === asBrowser ? undefined : chosen);
  const dialog = isDeleting && (
    <DeleteLocalDataDialog account={account.displayName} onClose={() => setDeleting(false)} />
  );
  return (
    <>
      <Menu
        checkedValues={{ theme: [theme.choice], language: [language.choice ?? asBrowser] }}
        onCheckedValueChange={(_, { name, checkedItems: [chosen] }) => {
          if (name === 'theme') theme.choose(chosen as ThemeChoice);
          else void chooseLanguage(chosen as LanguageChoice);
        }}
      >
        <MenuTrigger disableButtonEnhancement>
          <Button
            appearance="transparent"
            className={styles.button}
            aria-label={words.account({ name: account.displayName })}
          >
            <Avatar name={account.displayName} color="brand" size={28} aria-hidden="true" />
          </Button>
        </MenuTrigger>
        <MenuPopover>
          <div className={styles.who}>
            <Subtitle2>{account.displayName}</Subtitle2>
            <Caption1 className={styles.username}>{account.username}</Caption1>
          </div>
          <MenuList>
            <MenuDivider />
            <AccountChoices />
            <MenuDivider />
            <MenuItem
              icon={<PersonSwap20Regular />}
              onClick={() => auth.signIn({ returnTo: '/teams', chooseAccount: true })}
            >
              {words.changeAccount}
            </MenuItem>
            <MenuItem icon={<Storage20Regular />} onClick={() => navigate('/device')}>
              {words.onThisDevice}
            </MenuItem>
            <MenuItem icon={<DatabaseWarning20Regular />} onClick={() => setDeleting(true)}>
              {localDataMenu.remove}
            </MenuItem>
            <MenuItem icon={<SignOut20Regular />} onClick={() => void signOut()}>
              {words.signOut}
            </MenuItem>
          </MenuList>
        </MenuPopover>
      </Menu>
      {dialog}
      {unsent > 0 && (
        <SignOutDialog
          unsent={unsent}
          account={account.displayName}
          onSignOut={() => void auth.signOut()}
          onClose={() => setUnsent(0)}
        />
      )}
    </>
  );
}
