import { Button } from '@fluentui/react-components';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { useWords } from '@tideform/words/react';
import { useEffect } from 'react';
import { failureWords } from '../../failures/failure.words.ts';
import { ifKind } from '../../failures/if-kind.ts';
import { oops } from '../../failures/oops.ts';
import { useReport } from '../../failures/report-context.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { uiWords } from '../../ui/ui.words.ts';
import { describeError } from './describe-error.ts';

const ExportUnsentButton = onDemand(async () => (await import('./ExportUnsentButton.tsx')).ExportUnsentButton);

/** Something threw. Says so in the catalogue's words; the details can be copied for support. */
export function ErrorPage({ error }: { readonly error: unknown }) {
  const ui = useWords(uiWords);
  const failures = useWords(failureWords);
  const isShut = (ifKind(error, 'database-unavailable') ?? ifKind(error, 'database-newer')) !== undefined;
  const report = useReport();
  useEffect(() => report('error-page', error), [report, error]);
  return (
    <EmptyState
      level="h1"
      {...oops(error, failures)}
      action={
        <>
          {isShut && <ExportUnsentButton />}
          <CopyButton text={describeError(error, location.pathname)}>{ui.copyDetails}</CopyButton>
          <Button appearance="primary" onClick={() => location.reload()}>
            {ui.tryAgainThere}
          </Button>
        </>
      }
    />
  );
}
