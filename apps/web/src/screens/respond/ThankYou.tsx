import { Body1, Link } from '@fluentui/react-components';
import { CheckmarkCircleRegular } from '@fluentui/react-icons';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useOnline } from '../../data/useOnline.ts';
import { useRespondStyles } from './respond.styles.ts';
import { words } from './respond.words.ts';

/** After a submit. Takes the focus, so that a screen reader says it. */
export function ThankYou({ teamId, formId }: { readonly teamId: string; readonly formId: string }) {
  const styles = useRespondStyles();
  const isOnline = useOnline();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.scroll}>
      <div className={styles.column}>
        <div className={styles.thanks}>
          <CheckmarkCircleRegular className={styles.thanksIcon} />
          <h2 ref={heading} tabIndex={-1} className={styles.thanksTitle}>
            {words.thanks.title}
          </h2>
          <Body1>{words.thanks.text}</Body1>
          {!isOnline && <Body1>{words.thanks.waiting}</Body1>}
          <Link onClick={() => navigate(`/teams/${teamId}/forms/${formId}/response`)}>{words.thanks.again}</Link>
        </div>
      </div>
    </div>
  );
}
