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

/** After a submit. Takes the focus, so that a screen reader says it. */
export function Thanks(props: {
  /** In place of 'Your response has been submitted', where that is not so (yet): it waits for a network, it was a preview. */
  readonly text?: string | undefined;
  /** What else is to be known: where it is now. */
  readonly note?: string | undefined;
  /** To another response; without it there is none to give. */
  readonly onAgain?: () => void;
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
      {props.onAgain && (
        <Link as="button" inline className={styles.again} onClick={props.onAgain}>
          {messages.again}
        </Link>
      )}
    </div>
  );
}
