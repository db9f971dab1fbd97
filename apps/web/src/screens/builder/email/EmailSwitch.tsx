import { Badge, Body1Strong, Caption1, Switch } from '@fluentui/react-components';
import type { FormEmail } from '@tideform/contract';
import { useMessages } from '@tideform/i18n/react';
import { useId } from 'react';
import { emailMessages } from './email.messages.ts';
import { useEmailStyles } from './email.styles.ts';
import type { EmailOperation } from './useEmailOperation.ts';

/** Switch that turns emails on or off, with a badge for the actual state: on, off, or paused. */
export function EmailSwitch({
  email,
  operation,
  hasLegacyTemplate,
  onSwitch,
}: {
  readonly email: FormEmail;
  readonly operation: EmailOperation;
  /** True when the email template of another product could not be removed from the form's files. */
  readonly hasLegacyTemplate: boolean;
  readonly onSwitch: (isOn: boolean) => void;
}) {
  const messages = useMessages(emailMessages);
  const styles = useEmailStyles();
  const id = useId();
  const isOn = email.template !== null && !email.disabled;
  const state = !isOn ? 'off' : email.enabled ? 'on' : 'paused';
  const { result } = operation;
  return (
    <div className={styles.bar}>
      <Switch checked={isOn} aria-labelledby={id} onChange={(_, { checked }) => onSwitch(checked)} />
      <Body1Strong id={id} className={styles.grow}>
        {messages.send}
      </Body1Strong>
      {email.template === null && result && (
        <Caption1 role="alert" className={styles.bad}>
          {result.text}
        </Caption1>
      )}
      {hasLegacyTemplate && (
        <Caption1 role="alert" className={styles.bad}>
          {messages.oldOneLeft}
        </Caption1>
      )}
      <Badge appearance="tint" color={stateColors[state]}>
        {messages[state]}
      </Badge>
    </div>
  );
}

const stateColors = { on: 'success', off: 'informative', paused: 'warning' } as const;
