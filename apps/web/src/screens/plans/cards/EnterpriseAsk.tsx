import { Body1, Link } from '@fluentui/react-components';
import { LockClosed20Regular } from '@fluentui/react-icons';
import { useWords } from '@tideform/words/react';
import { usePlansStyles } from '../plans.styles.ts';
import { plansWords } from '../plans.words.ts';

/** Who wants terms of their own asks the operator, where that says how. */
export function EnterpriseAsk({ salesContact }: { readonly salesContact: string | undefined }) {
  const words = useWords(plansWords);
  const styles = usePlansStyles();
  // The server says it; a link may lead to no other kind of address all the same.
  const href = salesContact && /^(mailto|https):/.test(salesContact) ? salesContact : undefined;
  return (
    <div className={styles.ask}>
      <LockClosed20Regular aria-hidden="true" />
      <Body1 as="p" className={styles.heading}>
        {words.enterpriseAsk}{' '}
        {href ? (
          <Link inline href={href} target="_blank" rel="noreferrer">
            {words.contactUs}
          </Link>
        ) : (
          words.askOperator
        )}
      </Body1>
    </div>
  );
}
