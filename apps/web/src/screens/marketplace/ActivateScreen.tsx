import { Button, Spinner } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useActivation } from '../../data/features/useMarketplaceSubscription.ts';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { useSearchParams } from '../../ui/routing/useSearchParams.ts';
import { formatRefusal } from './format-refusal.ts';
import { marketplaceMessages } from './marketplace.messages.ts';
import { useMarketplaceStyles } from './marketplace.styles.ts';

/**
 * Screen at `/marketplace/subscription/activate?token=`: activates a purchase from Microsoft's marketplace, and then
 * opens the subscription.
 */
export function ActivateScreen() {
  const messages = useMessages(marketplaceMessages);
  const styles = useMarketplaceStyles();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const { result, retry: again } = useActivation(token);
  const begun = result && 'id' in result ? result : undefined;
  useEffect(() => {
    // Replaces the history entry: its token can't be used again.
    if (begun) void navigate(`/marketplace/${begun.tenantId}/subscription/${begun.id}`, { replace: true });
  }, [begun, navigate]);
  const refusal = token === '' ? 'purchase-not-found' : result && 'refusal' in result ? result.refusal : undefined;
  return (
    <div className={styles.page}>
      {refusal === undefined ? (
        <Spinner label={messages.activating} />
      ) : (
        <EmptyState
          level="h1"
          title={messages.failed}
          text={formatRefusal(refusal, messages.refusals)}
          action={
            <>
              {refusal === 'unreachable' && (
                <Button appearance="primary" onClick={again}>
                  {messages.again}
                </Button>
              )}
              <Button onClick={() => navigate('/teams')}>{messages.toTeams}</Button>
            </>
          }
        />
      )}
    </div>
  );
}
