import { Button } from '@fluentui/react-components';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { useMessages } from '@tideform/i18n/react';
import { useEffect } from 'react';
import { failureMessages } from '../../failures/failure.messages.ts';
import { formatPageError } from '../../failures/format-page-error.ts';
import { getParametersOfKind } from '../../failures/get-parameters-of-kind.ts';
import { useReportFailure } from '../../failures/report-failure-context.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { uiMessages } from '../../ui/ui.messages.ts';
import { describeError } from './describe-error.ts';

const ExportUnsentButton = onDemand(async () => (await import('./ExportUnsentButton.tsx')).ExportUnsentButton);

/** Page for a thrown error. It shows the error's message, and details that can be copied for support. */
export function ErrorPage({ error }: { readonly error: unknown }) {
  const ui = useMessages(uiMessages);
  const failures = useMessages(failureMessages);
  const isDatabaseClosed =
    (getParametersOfKind(error, 'database-unavailable') ?? getParametersOfKind(error, 'database-newer')) !== undefined;
  const report = useReportFailure();
  useEffect(() => report('error-page', error), [report, error]);
  return (
    <EmptyState
      level="h1"
      {...formatPageError(error, failures)}
      action={
        <>
          {isDatabaseClosed && <ExportUnsentButton />}
          <CopyButton text={describeError(error, location.pathname)}>{ui.copyDetails}</CopyButton>
          <Button appearance="primary" onClick={() => location.reload()}>
            {ui.tryAgain}
          </Button>
        </>
      }
    />
  );
}
