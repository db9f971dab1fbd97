import { Button, Spinner } from '@fluentui/react-components';
import { useWords } from '@tideform/words/react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useActivation } from '../../data/marketplace/useActivation.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useSearchParams } from '../../ui/routing/useSearchParams.ts';
import { useMarketplaceStyles } from './marketplace.styles.ts';
import { marketplaceWords } from './marketplace.words.ts';
import { wordRefusal } from './word-refusal.ts';

/** `/marketplace/subscription/activate?token=`: whoever has bought comes here, and goes on to what was bought. */
export function ActivateScreen() {
  const words = useWords(marketplaceWords);
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
        <Spinner label={words.activating} />
      ) : (
        <EmptyState
          level="h1"
          title={words.failed}
          text={wordRefusal(refusal, words.refusals)}
          action={
            <>
              {refusal === 'unreachable' && (
                <Button appearance="primary" onClick={again}>
                  {words.again}
                </Button>
              )}
              <Button onClick={() => navigate('/teams')}>{words.toTeams}</Button>
            </>
          }
        />
      )}
    </div>
  );
}
