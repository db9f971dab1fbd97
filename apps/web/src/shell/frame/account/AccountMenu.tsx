import { makeStyles, tokens } from '@fluentui/react-components';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { getInitials } from '@tideform/components/kit/people/initials-of.ts';
import { useMessages } from '@tideform/i18n/react';
import { useState } from 'react';
import { useLocalData } from '../../../data/storage/useLocalData.ts';
import { useAccount, useAuth } from '../../../sign-in/useAuth.ts';
import { MenuButton } from '../../../ui/menu/MenuButton.tsx';
import { frameMessages } from '../frame.messages.ts';

const AccountItems = onDemand(async () => (await import('./AccountItems.tsx')).AccountItems);
const AccountsDialog = onDemand(async () => (await import('./AccountsDialog.tsx')).AccountsDialog);
const SignOutDialog = onDemand(async () => (await import('./SignOutDialog.tsx')).SignOutDialog);
const DeleteLocalDataDialog = onDemand(
  async () => (await import('../local-data/DeleteLocalDataDialog.tsx')).DeleteLocalDataDialog,
);

const useStyles = makeStyles({
  who: {
    width: '28px',
    height: '28px',
    display: 'grid',
    placeItems: 'center',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorBrandBackgroundStatic,
    color: tokens.colorNeutralForegroundStaticInverted,
    fontSize: tokens.fontSizeBase100,
    fontWeight: tokens.fontWeightSemibold,
    '@media (forced-colors: active)': { border: `${tokens.strokeWidthThin} solid CanvasText`, boxSizing: 'border-box' },
  },
  button: { minWidth: 'auto', flexShrink: 0, padding: '2px', borderRadius: tokens.borderRadiusCircular },
});

/** Account menu: the signed-in user, theme, language, data on this device, other accounts and signing out. */
export function AccountMenu() {
  const messages = useMessages(frameMessages);
  const styles = useStyles();
  const auth = useAuth();
  const account = useAccount();
  const localData = useLocalData();
  const [isChanging, setChanging] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const [unsent, setUnsent] = useState(0);
  if (!account) return null;
  const signOut = async () => {
    // Failing to count unsent work must not prevent signing out, which deletes nothing.
    const unsentItems = await localData.getUnsentWork().catch(() => []);
    if (unsentItems.length === 0) return auth.signOut();
    setUnsent(unsentItems.length);
  };
  return (
    <>
      <MenuButton
        menu={AccountItems}
        menuProps={{
          account,
          onChange: () => setChanging(true),
          onDelete: () => setDeleting(true),
          onSignOut: () => void signOut(),
        }}
        appearance="transparent"
        className={styles.button}
        data-tour="you"
        aria-label={messages.account({ name: account.displayName })}
      >
        <span className={styles.who} aria-hidden="true">
          {getInitials(account.displayName)}
        </span>
      </MenuButton>
      {isChanging && <AccountsDialog account={account} onClose={() => setChanging(false)} />}
      {isDeleting && <DeleteLocalDataDialog account={account.displayName} onClose={() => setDeleting(false)} />}
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
