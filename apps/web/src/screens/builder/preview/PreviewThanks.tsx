import { Body1, Link } from '@fluentui/react-components';
import { CheckmarkCircleRegular } from '@fluentui/react-icons';
import { useEffect, useRef } from 'react';
import { usePreviewStyles } from './preview.styles.ts';
import { words } from './preview.words.ts';

/** What people see after a submit. Takes the focus, so that a screen reader says it. */
export function PreviewThanks({ onAgain }: { readonly onAgain: () => void }) {
  const styles = usePreviewStyles();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.thanks}>
      <CheckmarkCircleRegular className={styles.thanksIcon} />
      <h2 ref={heading} tabIndex={-1} className={styles.thanksTitle}>
        {words.thanks.title}
      </h2>
      <Body1>{words.thanks.text}</Body1>
      <Body1>{words.thanks.notSent}</Body1>
      <Link as="button" onClick={onAgain}>
        {words.thanks.again}
      </Link>
    </div>
  );
}
