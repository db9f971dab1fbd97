import { Badge, Body1Strong, Caption1, Switch } from '@fluentui/react-components';
import type { FormEmail } from '@tideform/contract';
import { useMessages } from '@tideform/i18n/react';
import { useId } from 'react';
import { emailMessages } from './email.messages.ts';
import { useEmailStyles } from './email.styles.ts';
import type { Doing } from './useDoing.ts';

/** Whether emails are sent: as it is switched, and as it is. */
export function EmailSwitch({
  email,
  doing,
  isOldOneLeft,
  onSwitch,
}: {
  readonly email: FormEmail;
  readonly doing: Doing;
  /** A former program's could not be taken away. */
  readonly isOldOneLeft: boolean;
  readonly onSwitch: (isOn: boolean) => void;
}) {
  const messages = useMessages(emailMessages);
  const styles = useEmailStyles();
  const id = useId();
  const isOn = email.template !== null && !email.disabled;
  const state = !isOn ? 'off' : email.enabled ? 'on' : 'paused';
  const { said } = doing;
  return (
    <div className={styles.bar}>
      <Switch checked={isOn} aria-labelledby={id} onChange={(_, { checked }) => onSwitch(checked)} />
      <Body1Strong id={id} className={styles.grow}>
        {messages.send}
      </Body1Strong>
      {email.template === null && said && (
        <Caption1 role="alert" className={styles.bad}>
          {said.text}
        </Caption1>
      )}
      {isOldOneLeft && (
        <Caption1 role="alert" className={styles.bad}>
          {messages.oldOneLeft}
        </Caption1>
      )}
      <Badge appearance="tint" color={colors[state]}>
        {messages[state]}
      </Badge>
    </div>
  );
}

const colors = { on: 'success', off: 'informative', paused: 'warning' } as const;
