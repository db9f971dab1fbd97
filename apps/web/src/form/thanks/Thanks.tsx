import { Body1, Link, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { CheckmarkCircleRegular } from '@fluentui/react-icons';
import { useWords } from '@tideform/words/react';
import { useEffect, useRef } from 'react';
import { formWords } from '../form.words.ts';

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
  const words = useWords(formWords).thanks;
  return (
    <div className={styles.root}>
      <CheckmarkCircleRegular className={styles.icon} />
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {words.title}
      </h2>
      <Body1 align="center">{props.text ?? words.text}</Body1>
      {props.note && <Body1 align="center">{props.note}</Body1>}
      {props.onAgain && (
        <Link as="button" inline className={styles.again} onClick={props.onAgain}>
          {words.again}
        </Link>
      )}
    </div>
  );
}
