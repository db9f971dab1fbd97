import { Button, Caption1, Subtitle2 } from '@fluentui/react-components';
import { Attach16Regular, Sparkle20Filled } from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import { describeMessages } from './describe.messages.ts';
import { type FormPrompt, isCompletePrompt, PromptFields } from './PromptFields.tsx';
import { useDescribeStyles } from './useDescribeStyles.ts';

/** Gallery card to describe a form. */
export function DescribeCard(props: {
  readonly formPrompt: FormPrompt;
  readonly isBusy: boolean;
  readonly hasAutoFocus: boolean;
  readonly onChange: (formPrompt: FormPrompt) => void;
  /** Opens the view with all fields. */
  readonly onMore: () => void;
  readonly onGenerate: () => void;
}) {
  const { formPrompt, isBusy, hasAutoFocus, onChange, onMore, onGenerate } = props;
  const messages = useMessages(describeMessages);
  const styles = useDescribeStyles();
  return (
    <section className={styles.card} aria-label={messages.title}>
      <Subtitle2 as="h3" className={styles.cardHead}>
        <Sparkle20Filled aria-hidden="true" />
        {messages.title}
      </Subtitle2>
      <PromptFields {...{ formPrompt, isBusy, hasAutoFocus, onChange }} rows={2} isCard />
      <div className={styles.cardFoot}>
        <Caption1 className={styles.cardHint}>{messages.addPdf}</Caption1>
        <Button
          className={styles.oneLine}
          size="small"
          appearance="subtle"
          icon={<Attach16Regular />}
          disabled={isBusy}
          onClick={onMore}
        >
          {messages.attach}
        </Button>
        <Button
          className={styles.oneLine}
          appearance="primary"
          disabledFocusable={isBusy || !isCompletePrompt(formPrompt)}
          onClick={onGenerate}
        >
          {messages.generate}
        </Button>
      </div>
    </section>
  );
}
