import { Body1, Link } from '@fluentui/react-components';
import { LockClosed20Regular } from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import { plansMessages } from '../plans.messages.ts';
import { usePlansStyles } from '../plans.styles.ts';

/** Invites users to ask about Enterprise: a link to the sales contact if the operator has configured one. */
export function EnterpriseContactButton({ salesContact }: { readonly salesContact: string | undefined }) {
  const messages = useMessages(plansMessages);
  const styles = usePlansStyles();
  // The URL comes from the server, but other schemes are rejected all the same.
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
