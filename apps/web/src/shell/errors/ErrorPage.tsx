import { Button } from '@fluentui/react-components';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { useMessages } from '@tideform/i18n/react';
import { useEffect } from 'react';
import { failureMessages } from '../../failures/failure.messages.ts';
import { ifKind } from '../../failures/if-kind.ts';
import { oops } from '../../failures/oops.ts';
import { useReport } from '../../failures/report-context.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { uiMessages } from '../../ui/ui.messages.ts';
import { describeError } from './describe-error.ts';

const ExportUnsentButton = onDemand(async () => (await import('./ExportUnsentButton.tsx')).ExportUnsentButton);

/** Something threw. Says so in the catalog's words; the details can be copied for support. */
export function ErrorPage({ error }: { readonly error: unknown }) {
  const ui = useMessages(uiMessages);
  const failures = useMessages(failureMessages);
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
