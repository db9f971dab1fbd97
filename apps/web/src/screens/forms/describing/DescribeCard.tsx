import { Button, Caption1, Subtitle2 } from '@fluentui/react-components';
import { Attach16Regular, Sparkle20Filled } from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import { AskForm, isEnough, type Wish } from './AskForm.tsx';
import { describeMessages } from './describe.messages.ts';
import { useDescribeStyles } from './useDescribeStyles.ts';

/** The first way to begin a form: to say what it should ask. */
export function DescribeCard(props: {
  readonly wish: Wish;
  readonly isBusy: boolean;
  readonly takesFocus: boolean;
  readonly onChange: (wish: Wish) => void;
  /** Goes on to where more can be said. */
  readonly onMore: () => void;
  readonly onGenerate: () => void;
}) {
  const { wish, isBusy, takesFocus, onChange, onMore, onGenerate } = props;
  const messages = useMessages(describeMessages);
  const styles = useDescribeStyles();
  return (
    <section className={styles.card} aria-label={messages.title}>
      <Subtitle2 as="h3" className={styles.cardHead}>
        <Sparkle20Filled aria-hidden="true" />
        {messages.title}
      </Subtitle2>
      <AskForm {...{ wish, isBusy, takesFocus, onChange }} rows={2} isCard />
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
          disabledFocusable={isBusy || !isEnough(wish)}
          onClick={onGenerate}
        >
          {messages.generate}
        </Button>
      </div>
    </section>
  );
}
