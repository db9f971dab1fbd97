import { useMessages } from '@tideform/i18n/react';
import { useEffect, useRef } from 'react';
import { useSubmissionReader } from '../../../data/useSubmissionReader.ts';
import { failureMessages } from '../../../failures/failure.messages.ts';
import { oopsIn } from '../../../failures/oops.ts';
import { useTell } from '../../../ui/toasts/useTell.ts';
import { submissionsMessages } from '../submissions.messages.ts';

/** Once, where the address asks for it (`migratePartitions`): submissions that no query finds get their partition. */
export function useRepair(
  place: { readonly teamId: string; readonly formId: string },
  isAsked: boolean,
  onRepaired: () => void,
): void {
  const reader = useSubmissionReader();
  const messages = useMessages(submissionsMessages);
  const failures = useMessages(failureMessages);
  const tell = useTell();
  const begun = useRef(false);
  useEffect(() => {
    if (!isAsked || begun.current) return;
    begun.current = true;
    let repaired = 0;
    reader
      .repairPartitions(place, new AbortController().signal, (count) => {
        repaired = count;
      })
      .then(
        () => {
          tell('success', messages.repaired({ count: repaired }));
          onRepaired();
        },
        (cause: unknown) => tell('error', oopsIn(cause, failures)),
      );
  });
}
