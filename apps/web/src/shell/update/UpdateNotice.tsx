import { Button, Spinner } from '@fluentui/react-components';
import { ArrowClockwise20Regular } from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import { useState } from 'react';
import { useTakeOverUpdate } from './UpdateProvider.tsx';
import { updateMessages } from './update.messages.ts';
import { useSavePendingChanges } from './useSavePendingChanges.ts';

/** Notice 'Update Available'. The user decides when the page reloads; unsaved changes are saved first. */
export function UpdateNotice() {
  const messages = useMessages(updateMessages);
  const update = useTakeOverUpdate();
  const saveFirst = useSavePendingChanges();
  const [isBusy, setBusy] = useState(false);
  if (!update) return null;
  const apply = async () => {
    setBusy(true);
    if (await saveFirst()) update();
    else setBusy(false);
  };
  return (
    <Button
      size="small"
      icon={isBusy ? <Spinner size="extra-tiny" aria-hidden="true" /> : <ArrowClockwise20Regular />}
      disabledFocusable={isBusy}
      onClick={() => void apply()}
    >
      {messages.available}
    </Button>
  );
}

/**
 * Checks for a new build immediately instead of within a minute. A new build is offered to the user as usual.
 * @returns whether the check succeeded
 */
export async function checkForUpdate(
  container: Pick<ServiceWorkerContainer, 'getRegistration'> | undefined,
): Promise<boolean> {
  try {
    await (await container?.getRegistration())?.update();
    return true;
  } catch {
    return false;
  }
}
