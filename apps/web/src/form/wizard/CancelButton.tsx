import { Button } from '@fluentui/react-components';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { useMessages } from '@tideform/i18n/react';
import { useState } from 'react';
import { uiMessages } from '../../ui/ui.messages.ts';
import type { FormRun } from '../useFormRun.ts';

const StartAgainDialog = onDemand(async () => (await import('./StartAgainDialog.tsx')).StartAgainDialog);

/** Cancel button of a wizard page, if the page has one. It asks for a confirmation and clears the answers. */
export function CancelButton({ run, className }: { readonly run: FormRun; readonly className?: string }) {
  const ui = useMessages(uiMessages);
  const [isAsking, setAsking] = useState(false);
  if (!run.buttons.cancel) return null;
  return (
    <>
      <Button appearance="subtle" className={className} onClick={() => setAsking(true)}>
        {ui.cancel}
      </Button>
      {isAsking && <StartAgainDialog onConfirm={run.startAgain} onClose={() => setAsking(false)} />}
    </>
  );
}
