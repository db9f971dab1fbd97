import { Button } from '@fluentui/react-components';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { DatabaseUnavailable } from '../../data/database-unavailable.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { describeError } from './describe-error.ts';
import { words } from './errors.words.ts';

const ExportUnsentButton = onDemand(async () => (await import('./ExportUnsentButton.tsx')).ExportUnsentButton);

/** Something threw. Says so in the catalogue's words; the details can be copied for support. */
export function ErrorPage({ error }: { readonly error: unknown }) {
  const { detail, report } = describeError(error, location.pathname);
  return (
    <EmptyState
      level="h1"
      title={words.title}
      text={detail}
      action={
        <>
          {error instanceof DatabaseUnavailable && <ExportUnsentButton />}
          <CopyButton text={report}>{words.copy}</CopyButton>
          <Button appearance="primary" onClick={() => location.reload()}>
            {words.reload}
          </Button>
        </>
      }
    />
  );
}
