import {
  Avatar,
  Badge,
  Button,
  Caption1,
  Field,
  Input,
  makeStyles,
  mergeClasses,
  Text,
  tokens,
} from '@fluentui/react-components';
import { BuildingPeople20Regular, PersonAdd20Regular, SignOut20Regular } from '@fluentui/react-icons';
import { getInitials } from '@tideform/components/kit/people/initials-of.ts';
import { useMessages } from '@tideform/i18n/react';
import { type FormEvent, useState } from 'react';
import type { Account } from '../../../sign-in/auth-client.ts';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { DialogFrame } from '../../../ui/dialogs/DialogFrame.tsx';
import { useAttempt } from '../../../ui/loading/useAttempt.ts';
import { uiMessages } from '../../../ui/ui.messages.ts';
import { authMessages } from '../../auth/auth.messages.ts';
import { accountsMessages } from './accounts.messages.ts';
import { SignOutDialog } from './SignOutDialog.tsx';
import { type KnownAccount, useKnownAccounts } from './useKnownAccounts.ts';

const useStyles = makeStyles({
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'flex', flexDirection: 'column' },
  choices: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  tenant: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: tokens.spacingHorizontalS },
  grow: { flexGrow: 1, minWidth: '200px' },
  link: { fontFamily: tokens.fontFamilyMonospace },
  quiet: { color: tokens.colorNeutralForeground3 },
});

/**
 * Dialog with the signed-in accounts of this device, buttons for adding an account or signing in to a tenant as a
 * guest, and a link that invites others to the user's tenant.
 */
export function AccountsDialog({ account, onClose }: { readonly account: Account; readonly onClose: () => void }) {
  const messages = useMessages(accountsMessages);
  const styles = useStyles();
  const knownAccounts = useKnownAccounts();
  const { isBusy, error, attempt } = useAttempt();
  const [leaving, setLeaving] = useState<KnownAccount>();
  const signOut = (signedOut: Account) => attempt(() => knownAccounts.signOut(signedOut));
  if (leaving) {
    return (
      <SignOutDialog
        unsent={leaving.unsent}
        account={leaving.account.displayName}
        isInactive
        onSignOut={() => {
          setLeaving(undefined);
          void signOut(leaving.account);
        }}
        onClose={() => setLeaving(undefined)}
      />
    );
  }
  return (
    <DialogFrame title={messages.title} contentClass={styles.content} error={error} onClose={onClose}>
      <Text className={styles.quiet}>{messages.intro}</Text>
      <ul className={styles.list} aria-label={messages.title}>
        {knownAccounts.accounts.map((one) => (
          <AccountRow
            key={`${one.account.tenantId} ${one.account.userId}`}
            known={one}
            onSwitch={() => void knownAccounts.switchTo(one.account)}
            onSignOut={() => (one.unsent > 0 ? setLeaving(one) : void signOut(one.account))}
          />
        ))}
      </ul>
      <AddAccount isBusy={isBusy} onSignIn={(tenantId) => void attempt(() => knownAccounts.signIn(tenantId))} />
      <InviteLink
        tenantId={account.tenantId}
        tenantName={knownAccounts.accounts.find(({ isCurrent }) => isCurrent)?.tenantName}
      />
    </DialogFrame>
  );
}

function AddAccount(props: { readonly isBusy: boolean; readonly onSignIn: (tenantId?: string) => void }) {
  const messages = useMessages(accountsMessages);
  const auth = useMessages(authMessages);
  const ui = useMessages(uiMessages);
  const styles = useStyles();
  const [tenantId, setTenantId] = useState<string>();
  const submitTenant = (event: FormEvent) => {
    event.preventDefault();
    props.onSignIn(tenantId?.trim());
  };
  if (tenantId === undefined) {
    return (
      <div className={styles.choices}>
        <Button
          appearance="primary"
          icon={<PersonAdd20Regular />}
          disabledFocusable={props.isBusy}
          onClick={() => props.onSignIn()}
        >
          {messages.add}
        </Button>
        <Button icon={<BuildingPeople20Regular />} onClick={() => setTenantId('')}>
          {messages.addTenant}
        </Button>
      </div>
    );
  }
  return (
    <form onSubmit={submitTenant} className={styles.tenant}>
      <Field label={auth.tenantId} hint={messages.addTenantHelp} required className={styles.grow}>
        <Input value={tenantId} onChange={(_, data) => setTenantId(data.value)} autoFocus />
      </Field>
      <Button onClick={() => setTenantId(undefined)}>{ui.back}</Button>
      <Button type="submit" appearance="primary" disabled={tenantId.trim() === '' || props.isBusy}>
        {auth.login}
      </Button>
    </form>
  );
}

function InviteLink({ tenantId, tenantName }: { readonly tenantId: string; readonly tenantName: string | undefined }) {
  const messages = useMessages(accountsMessages);
  const styles = useStyles();
  const link = `${location.origin}/tenant/${encodeURIComponent(tenantId)}`;
  return (
    <Field label={messages.invite} hint={messages.inviteHelp({ tenant: tenantName ?? messages.yourOrganisation })}>
      {(field) => (
        <div className={styles.tenant}>
          <Input
            {...field}
            readOnly
            value={link}
            className={mergeClasses(styles.link, styles.grow)}
            onFocus={(event) => event.target.select()}
            dir="ltr"
          />
          <CopyButton text={link}>{messages.copy}</CopyButton>
        </div>
      )}
    </Field>
  );
}

const useAccountRowStyles = makeStyles({
  row: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalXS },
  who: {
    flexGrow: 1,
    minWidth: 0,
    minHeight: '44px',
    justifyContent: 'flex-start',
    textAlign: 'start',
    gap: tokens.spacingHorizontalM,
    padding: '6px 8px',
    fontWeight: tokens.fontWeightRegular,
  },
  /** The active account looks like the buttons of other accounts, but isn't a button. */
  here: {
    display: 'flex',
    alignItems: 'center',
    boxSizing: 'border-box',
    border: `${tokens.strokeWidthThin} solid transparent`,
  },
  face: { flexShrink: 0 },
  words: { display: 'flex', flexDirection: 'column', flexGrow: 1, minWidth: 0 },
  cut: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  quiet: { color: tokens.colorNeutralForeground3 },
  unsent: { color: tokens.colorStatusWarningForeground3 },
});

/** Account that is signed in on this device. A click switches to the account. */
function AccountRow(props: {
  readonly known: KnownAccount;
  readonly onSwitch: () => void;
  readonly onSignOut: () => void;
}) {
  const messages = useMessages(accountsMessages);
  const styles = useAccountRowStyles();
  const { account, isCurrent, tenantName, unsent } = props.known;
  const name = account.displayName;
  const content = (
    <>
      <Avatar
        name={name}
        initials={getInitials(name)}
        color="colorful"
        size={36}
        aria-hidden="true"
        className={styles.face}
      />
      <span className={styles.words}>
        <Text weight="semibold" className={styles.cut}>
          <bdi>{name}</bdi>
        </Text>
        <Caption1 className={mergeClasses(styles.cut, styles.quiet)}>
          <bdi>{account.username}</bdi>
        </Caption1>
        {tenantName && (
          <Caption1 className={mergeClasses(styles.cut, styles.quiet)}>
            <bdi>{tenantName}</bdi>
          </Caption1>
        )}
        {unsent > 0 && <Caption1 className={styles.unsent}>{messages.unsent({ count: unsent })}</Caption1>}
      </span>
    </>
  );
  return (
    <li className={styles.row}>
      {isCurrent ? (
        <div className={mergeClasses(styles.who, styles.here)} aria-current="true">
          {content}
          <Badge appearance="tint" color="brand">
            {messages.current}
          </Badge>
        </div>
      ) : (
        <>
          <Button
            appearance="subtle"
            className={styles.who}
            aria-label={[messages.switchTo({ name }), account.username, tenantName].filter(Boolean).join(', ')}
            onClick={props.onSwitch}
          >
            {content}
          </Button>
          <Button
            appearance="subtle"
            icon={<SignOut20Regular />}
            aria-label={messages.signOutOf({ name })}
            title={messages.signOutOf({ name })}
            onClick={props.onSignOut}
          />
        </>
      )}
    </li>
  );
}
