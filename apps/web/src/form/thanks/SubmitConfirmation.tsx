import { Body1, Link, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { CheckmarkCircleRegular } from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import { useEffect, useRef } from 'react';
import { formMessages } from '../form.messages.ts';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    textAlign: 'center',
    gap: tokens.spacingVerticalM,
    padding: '48px 24px',
  },
  icon: { width: '64px', height: '64px', color: tokens.colorStatusSuccessForeground1 },
  again: { textAlign: 'center' },
  title: { ...typographyStyles.title3, margin: 0, ':focus': { outline: 'none' } },
});

/** Confirmation shown after submitting. It receives focus, so screen readers announce it. */
export function SubmitConfirmation(props: {
  /**
   * Replaces 'Your response has been submitted' if that isn't true (yet): the response waits for a network, or it was a
   * preview.
   */
  readonly text?: string | undefined;
  /** Additional information, such as where the response is now. */
  readonly note?: string | undefined;
  /** Starts another response. Absent: that isn't possible. */
  readonly onStartAgain?: () => void;
}) {
  const styles = useStyles();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const messages = useMessages(formMessages).thanks;
  return (
    <div className={styles.root}>
      <CheckmarkCircleRegular className={styles.icon} />
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {messages.title}
      </h2>
      <Body1 align="center">{props.text ?? messages.text}</Body1>
      {props.note && <Body1 align="center">{props.note}</Body1>}
      {props.onStartAgain && (
        <Link as="button" inline className={styles.again} onClick={props.onStartAgain}>
          {messages.again}
        </Link>
      )}
    </div>
  );
}
