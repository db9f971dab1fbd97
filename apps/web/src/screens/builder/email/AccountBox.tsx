import {
  Avatar,
  Body1,
  Button,
  Caption1,
  Dropdown,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
  Option,
} from '@fluentui/react-components';
import type { FormEmail } from '@tideform/contract';
import { useWords } from '@tideform/words/react';
import { useEmailStyles } from './email.styles.ts';
import { emailWords } from './email.words.ts';

/** Who sends: the server, or a person who has lent their account, as far as it may be used. */
export function AccountBox({
  email,
  sender,
  onSender,
  onLend,
}: {
  readonly email: FormEmail;
  /** As it is edited. */
  readonly sender: FormEmail['sender'];
  readonly onSender: (sender: FormEmail['sender']) => void;
  readonly onLend: () => void;
}) {
  const { account: words } = useWords(emailWords);
  const styles = useEmailStyles();
  const { authorization, account, serverAddress } = email;
  const byServer = words.byServer({ address: serverAddress ?? '' });
  return (
    <>
      {serverAddress !== null && (
        <div className={styles.line}>
          <Body1 className={styles.label} aria-hidden="true">
            {words.sender}
          </Body1>
          <Dropdown
            className={styles.control}
            aria-label={words.sender}
            value={sender === 'server' ? byServer : words.byAccount}
            selectedOptions={[sender]}
            onOptionSelect={(_, { optionValue }) => onSender(optionValue === 'server' ? 'server' : 'account')}
          >
            <Option value="server">{byServer}</Option>
            <Option value="account">{words.byAccount}</Option>
          </Dropdown>
        </div>
      )}
      {sender === 'account' && authorization !== 'valid' && (
        <MessageBar
          intent={authorization === 'expired' ? 'error' : 'warning'}
          layout="multiline"
          className={styles.notice}
        >
          <MessageBarBody>
            <MessageBarTitle>{authorization === 'expired' ? words.expired : words.required}</MessageBarTitle>{' '}
            {authorization === 'expired' ? words.expiredText : words.requiredText}
          </MessageBarBody>
          <MessageBarActions>
            <Button onClick={onLend}>{authorization === 'expired' ? words.authorizeAgain : words.authorize}</Button>
          </MessageBarActions>
        </MessageBar>
      )}
      {sender === 'account' && authorization === 'valid' && account && (
        <div className={styles.account}>
          <Avatar name={account.name} color="brand" size={28} aria-hidden="true" />
          <span className={styles.accountText}>
            <Body1>{words.sentWith({ name: account.name })}</Body1>
            <Caption1 className={styles.soft}>{account.username}</Caption1>
          </span>
          <Button appearance="subtle" onClick={onLend}>
            {words.change}
          </Button>
        </div>
      )}
    </>
  );
}
