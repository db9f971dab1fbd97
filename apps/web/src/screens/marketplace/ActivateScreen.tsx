import { Button, Spinner } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useActivation } from '../../data/marketplace/useActivation.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useSearchParams } from '../../ui/routing/useSearchParams.ts';
import { marketplaceMessages } from './marketplace.messages.ts';
import { useMarketplaceStyles } from './marketplace.styles.ts';
import { wordRefusal } from './word-refusal.ts';

/** `/marketplace/subscription/activate?token=`: whoever has bought comes here, and goes on to what was bought. */
export function ActivateScreen() {
  const messages = useMessages(marketplaceMessages);
  const styles = useMarketplaceStyles();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const { result, again } = useActivation(token);
  const begun = result && 'id' in result ? result : undefined;
  useEffect(() => {
    // Not to be come back to: its token is of no more use.
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
          text={wordRefusal(refusal, messages.refusals)}
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
