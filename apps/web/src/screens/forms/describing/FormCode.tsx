import { Body1, Caption1Strong, Checkbox, Subtitle2 } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import type { GeneratedFormCode as Code } from '@tideform/import';
import { describeMessages } from './describe.messages.ts';
import { useDescribeStyles } from './useDescribeStyles.ts';

/** Code in a generated form, to be reviewed. It is left out unless the user chooses to keep it. */
export function FormCode(props: {
  readonly code: readonly Code[];
  readonly isKept: boolean;
  readonly onChange: (isKept: boolean) => void;
}) {
  const { code, isKept, onChange } = props;
  const messages = useMessages(describeMessages);
  const styles = useDescribeStyles();
  return (
    <section className={styles.codes} aria-label={messages.code}>
      <Subtitle2 as="h3">{messages.code}</Subtitle2>
      <Body1>{messages.codeText}</Body1>
      {code.map(({ label, property, code: text }) => (
        <div key={`${label} ${property} ${text}`}>
          <Caption1Strong>{messages.codeOf({ label, property })}</Caption1Strong>
          <pre className={styles.code} dir="ltr">
            {text}
          </pre>
        </div>
      ))}
      <Checkbox label={messages.keepCode} checked={isKept} onChange={(_, { checked }) => onChange(checked === true)} />
    </section>
  );
}
