import { Button } from '@fluentui/react-components';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { useWords } from '@tideform/words/react';
import { useState } from 'react';
import { uiWords } from '../../ui/ui.words.ts';
import type { FormRun } from '../useFormRun.ts';

const StartAgainDialog = onDemand(async () => (await import('./StartAgainDialog.tsx')).StartAgainDialog);

/** Cancel of a page that has one: asks, and clears the answers. */
export function CancelButton({ run, className }: { readonly run: FormRun; readonly className?: string }) {
  const ui = useWords(uiWords);
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
