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
import { describeError } from './describe-error.ts';
import { errorsWords } from './errors.words.ts';

const ExportUnsentButton = onDemand(async () => (await import('./ExportUnsentButton.tsx')).ExportUnsentButton);

/** Something threw. Says so in the catalogue's words; the details can be copied for support. */
export function ErrorPage({ error }: { readonly error: unknown }) {
  const words = useWords(errorsWords);
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
          <CopyButton text={describeError(error, location.pathname)}>{words.copy}</CopyButton>
          <Button appearance="primary" onClick={() => location.reload()}>
            {words.reload}
          </Button>
        </>
      }
    />
  );
}
