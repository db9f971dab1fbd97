import { Badge, Body1Strong, Caption1, Switch } from '@fluentui/react-components';
import type { FormEmail } from '@tideform/contract';
import { useWords } from '@tideform/words/react';
import { useId } from 'react';
import { useEmailStyles } from './email.styles.ts';
import { emailWords } from './email.words.ts';
import type { Doing } from './useDoing.ts';

/** Whether e-mails are sent: as it is switched, and as it is. */
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
  const words = useWords(emailWords);
  const styles = useEmailStyles();
  const id = useId();
  const isOn = email.template !== null && !email.disabled;
  const state = !isOn ? 'off' : email.enabled ? 'on' : 'paused';
  const { said } = doing;
  return (
    <div className={styles.bar}>
      <Switch checked={isOn} aria-labelledby={id} onChange={(_, { checked }) => onSwitch(checked)} />
      <Body1Strong id={id} className={styles.grow}>
        {words.send}
      </Body1Strong>
      {email.template === null && said && (
        <Caption1 role="alert" className={styles.bad}>
          {said.text}
        </Caption1>
      )}
      {isOldOneLeft && (
        <Caption1 role="alert" className={styles.bad}>
          {words.oldOneLeft}
        </Caption1>
      )}
      <Badge appearance="tint" color={colors[state]}>
        {words[state]}
      </Badge>
    </div>
  );
}

const colors = { on: 'success', off: 'informative', paused: 'warning' } as const;
