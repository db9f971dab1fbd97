import { Body1, Button, MessageBar, MessageBarBody, Skeleton, SkeletonItem } from '@fluentui/react-components';
import type { MarketplaceSubscription } from '@tideform/contract';
import type { WordsOf } from '@tideform/words';
import { useWords } from '@tideform/words/react';
import { useParams } from 'react-router';
import { type Bought, useMarketplaceSubscription } from '../../data/marketplace/useMarketplaceSubscription.ts';
import { useIdentity } from '../../data/useIdentity.ts';
import { BackButton } from '../../ui/BackButton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { AssignTeam } from './AssignTeam.tsx';
import { BoughtCard } from './BoughtCard.tsx';
import { useMarketplaceStyles } from './marketplace.styles.ts';
import { marketplaceWords } from './marketplace.words.ts';

/** `/marketplace/{tenantId}/subscription/{subscriptionId}`: what an organisation has bought, and which team has it. */
export function MarketplaceScreen() {
  const words = useWords(marketplaceWords);
  const styles = useMarketplaceStyles();
  const { tenantId = '', subscriptionId = '' } = useParams();
  const { subscription, again, assign } = useMarketplaceSubscription(tenantId, subscriptionId);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <BackButton label={words.back} to="/teams" />
        <PageHeader title={words.title} />
      </div>
      {subscription === undefined && (
        <Skeleton aria-label={words.loading}>
          <SkeletonItem style={{ height: 240 }} />
        </Skeleton>
      )}
      {subscription === 'not-found' && <EmptyState title={words.notFound} text={words.notFoundText} />}
      {subscription === 'unreachable' && (
        <EmptyState
          title={words.refusals.unreachable}
          action={
            <Button appearance="primary" onClick={again}>
              {words.again}
            </Button>
          }
        />
      )}
      {typeof subscription === 'object' && <Shown subscription={subscription} assign={assign} />}
    </div>
  );
}

function Shown(props: { readonly subscription: MarketplaceSubscription; readonly assign: Bought['assign'] }) {
  const words = useWords(marketplaceWords);
  const styles = useMarketplaceStyles();
  const { subscription, assign } = props;
  const { userId } = useIdentity();
  const { beneficiary, purchaser, status, teamAssignmentRequired } = subscription;
  const isContact = [beneficiary, purchaser].some(({ objectId }) => objectId === userId.toLowerCase());
  return (
    <>
      {status === 'Suspended' && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{words.suspendedText}</MessageBarBody>
        </MessageBar>
      )}
      <BoughtCard subscription={subscription} />
      {teamAssignmentRequired && status === 'Subscribed' && isContact && (
        <AssignTeam subscription={subscription} assign={assign} />
      )}
      {teamAssignmentRequired && status === 'Subscribed' && !isContact && (
        <Body1 as="p" className={styles.text}>
          {wordContacts(subscription, words)}
        </Body1>
      )}
      <Body1 as="p" className={styles.text}>
        {words.changedThere}
      </Body1>
    </>
  );
}

/** Who may give it to a team, by their addresses. */
function wordContacts(
  { beneficiary, purchaser }: MarketplaceSubscription,
  words: WordsOf<typeof marketplaceWords>,
): string {
  const names = [purchaser, beneficiary].map(({ emailId }) => emailId ?? words.unknownContact);
  const [first = '', second] = [...new Set(names)];
  return second === undefined ? words.onlyOne({ name: first }) : words.onlyTwo({ first, second });
}
