import { useMessages } from '@tideform/i18n/react';
import { useEffect, useRef } from 'react';
import { useSubmissionReader } from '../../../data/submissions/useSubmissionReader.ts';
import { failureMessages } from '../../../failures/failure.messages.ts';
import { formatSectionError } from '../../../failures/format-failure.ts';
import { useShowToast } from '../../../ui/toasts/useShowToast.ts';
import { submissionsMessages } from '../submissions.messages.ts';

/**
 * Repairs submissions without a partition, which queries can't find. Runs once, if the URL requests it
 * (`migratePartitions`).
 */
export function useRepairPartitions(
  form: { readonly teamId: string; readonly formId: string },
  isRequested: boolean,
  onRepaired: () => void,
): void {
  const reader = useSubmissionReader();
  const messages = useMessages(submissionsMessages);
  const failures = useMessages(failureMessages);
  const notify = useShowToast();
  const hasStarted = useRef(false);
  useEffect(() => {
    if (!isRequested || hasStarted.current) return;
    hasStarted.current = true;
    let repaired = 0;
    reader
      .repairPartitions(form, new AbortController().signal, (count) => {
        repaired = count;
      })
      .then(
        () => {
          notify('success', messages.repaired({ count: repaired }));
          onRepaired();
        },
        (cause: unknown) => notify('error', formatSectionError(cause, failures)),
      );
  });
}
