import { Avatar, Badge, Button, Caption1, makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import { SignOut20Regular } from '@fluentui/react-icons';
import { getInitials } from '@tideform/components/kit/people/initials-of.ts';
import { useMessages } from '@tideform/i18n/react';
import { accountsMessages } from './accounts.messages.ts';
import type { KnownAccount } from './useKnownAccounts.ts';

const useStyles = makeStyles({
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
export function AccountRow(props: {
  readonly known: KnownAccount;
  readonly onSwitch: () => void;
  readonly onSignOut: () => void;
}) {
  const messages = useMessages(accountsMessages);
  const styles = useStyles();
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
