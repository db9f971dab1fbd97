import { Body1, Link } from '@fluentui/react-components';
import { LockClosed20Regular } from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import { plansMessages } from '../plans.messages.ts';
import { usePlansStyles } from '../plans.styles.ts';

/** Who wants terms of their own asks the operator, where that says how. */
export function EnterpriseAsk({ salesContact }: { readonly salesContact: string | undefined }) {
  const messages = useMessages(plansMessages);
  const styles = usePlansStyles();
  // The server says it; a link may lead to no other kind of address all the same.
  const href = salesContact && /^(mailto|https):/.test(salesContact) ? salesContact : undefined;
  return (
    <div className={styles.ask}>
      <LockClosed20Regular aria-hidden="true" />
      <Body1 as="p" className={styles.heading}>
        {messages.enterpriseAsk}{' '}
        {href ? (
          <Link inline href={href} target="_blank" rel="noreferrer">
            {messages.contactUs}
          </Link>
        ) : (
          messages.askOperator
        )}
      </Body1>
    </div>
  );
}
