import { Button, Field, Input } from '@fluentui/react-components';
import { useLocale, useMessages } from '@tideform/i18n/react';
import { useEffect, useRef, useState } from 'react';
import { formatDateTime } from '../../../ui/formatting/format-date-time.ts';
import { shareMessages } from '../share.messages.ts';
import { useShareStyles } from '../share.styles.ts';
import { SharePage } from './SharePage.tsx';

/** Form for the password of a share link. */
export function PasswordView(props: {
  readonly isWrong: boolean;
  readonly isSending?: boolean;
  /** When this device submitted its response, if the link accepts only one per device. */
  readonly answeredAt?: string | undefined;
  readonly onPassword: (password: string) => void;
}) {
  const messages = useMessages(shareMessages);
  const styles = useShareStyles();
  const { locale } = useLocale();
  const { password: text } = messages;
  const { isWrong, isSending = false, answeredAt, onPassword } = props;
  const [password, setPassword] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const isEmpty = password === '';
  return (
    <SharePage isMiddle>
      <form
        className={styles.stack}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isEmpty) onPassword(password);
        }}
      >
        <h1 className={styles.heading}>{isSending ? text.sendTitle : text.title}</h1>
        {answeredAt !== undefined && (
          <p>
            <strong>{messages.once.title}</strong>
            <br />
            {messages.once.text({ moment: formatDateTime(answeredAt, locale) })}
          </p>
        )}
        <Field
          className={styles.wide}
          label={text.label}
          {...(isWrong && { validationState: 'error' as const, validationMessage: text.wrong })}
        >
          <Input
            ref={input}
            type="password"
            autoComplete="off"
            dir="auto"
            maxLength={200}
            value={password}
            onChange={(_, { value }) => setPassword(value)}
          />
        </Field>
        <Button type="submit" appearance="primary" disabledFocusable={isEmpty}>
          {isSending ? text.send : text.open}
        </Button>
      </form>
    </SharePage>
  );
}
