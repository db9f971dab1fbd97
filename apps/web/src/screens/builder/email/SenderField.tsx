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
import { useMessages } from '@tideform/i18n/react';
import { emailMessages } from './email.messages.ts';
import { useEmailStyles } from './email.styles.ts';

/**
 * Sender of the form's email: the server or a connected account, with a message when the account must be connected or
 * has expired.
 */
export function SenderField({
  email,
  sender,
  onSender,
  onConnect,
}: {
  readonly email: FormEmail;
  /** Sender as edited; the change is not applied yet. */
  readonly sender: FormEmail['sender'];
  readonly onSender: (sender: FormEmail['sender']) => void;
  readonly onConnect: () => void;
}) {
  const { account: messages } = useMessages(emailMessages);
  const styles = useEmailStyles();
  const { authorization, account, serverAddress } = email;
  const byServer = messages.byServer({ address: serverAddress ?? '' });
  return (
    <>
      {serverAddress !== null && (
        <div className={styles.line}>
          <Body1 className={styles.label} aria-hidden="true">
            {messages.sender}
          </Body1>
          <Dropdown
            className={styles.control}
            aria-label={messages.sender}
            value={sender === 'server' ? byServer : messages.byAccount}
            selectedOptions={[sender]}
            onOptionSelect={(_, { optionValue }) => onSender(optionValue === 'server' ? 'server' : 'account')}
          >
            <Option value="server">{byServer}</Option>
            <Option value="account">{messages.byAccount}</Option>
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
            <MessageBarTitle>{authorization === 'expired' ? messages.expired : messages.required}</MessageBarTitle>{' '}
            {authorization === 'expired' ? messages.expiredText : messages.requiredText}
          </MessageBarBody>
          <MessageBarActions>
            <Button onClick={onConnect}>
              {authorization === 'expired' ? messages.authorizeAgain : messages.authorize}
            </Button>
          </MessageBarActions>
        </MessageBar>
      )}
      {sender === 'account' && authorization === 'valid' && account && (
        <div className={styles.account}>
          <Avatar name={account.name} color="brand" size={28} aria-hidden="true" />
          <span className={styles.accountText}>
            <Body1>{messages.sentWith({ name: account.name })}</Body1>
            <Caption1 className={styles.soft}>{account.username}</Caption1>
          </span>
          <Button appearance="subtle" onClick={onConnect}>
            {messages.change}
          </Button>
        </div>
      )}
    </>
  );
}
