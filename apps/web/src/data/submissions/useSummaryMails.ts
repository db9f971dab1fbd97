import {
  type ConnectionPurpose,
  deleteSummaryMail,
  getOwnGraphCredential,
  listSummaryMails,
  putSummaryMail,
  type SummaryFailure,
  type SummaryMail,
  type SummaryMailSettings,
  trySummaryMail,
} from '@tideform/contract';
import { useState } from 'react';
import { useLoaded } from '../../ui/loading/useLoaded.ts';
import { createRefusalError } from '../create-refusal-error.ts';
import { useData } from '../data-context.ts';

export type { SummaryFailure, SummaryMail, SummaryMailSettings } from '@tideform/contract';

/** Refusals after which the builder can proceed by changing the settings. */
export type SummaryRefusal = 'no-mail-address' | 'no-mail-server' | 'too-many-summary-mails';

const refusals: readonly SummaryRefusal[] = ['no-mail-address', 'no-mail-server', 'too-many-summary-mails'];

/** Result of a test email about a summary. */
export interface SummaryTestResult {
  readonly to: string;
  /** Why the test email failed; `undefined` if it was sent. */
  readonly failure: SummaryFailure | null | undefined;
}

export interface SummaryMails {
  /** Summary emails, oldest first; `undefined` while loading and if loading failed. */
  readonly all: readonly SummaryMail[] | undefined;
  /** Sender address of the server's emails; `null` if the server can't send email. */
  readonly serverAddress: string | null;
  /** Why loading failed; `undefined` otherwise. */
  readonly cause: unknown;
  retry(): void;
  /**
   * Returns the purposes for which the user must connect their account first.
   * @throws FailureError, ServerOutage
   */
  getMissingPurposes(sender: SummaryMailSettings['sender']): Promise<readonly ConnectionPurpose[]>;
  /**
   * Creates or updates the summary email with the given ID.
   * @throws FailureError, ServerOutage
   */
  save(settings: SummaryMailSettings, id: string): Promise<SummaryRefusal | undefined>;
  /**
   * Sends a test email only to the user.
   * @throws FailureError, ServerOutage
   */
  sendTest(mail: SummaryMail): Promise<SummaryTestResult>;
  /**
   * Deletes a summary email.
   * @throws FailureError, ServerOutage
   */
  remove(mail: SummaryMail): Promise<void>;
}

/** Loads the summary emails of a form for its builders, and returns functions that change and test them. */
export function useSummaryMails(teamId: string, formId: string): SummaryMails {
  const { api } = useData();
  const [changed, setChanged] = useState<readonly SummaryMail[]>();
  const params = { teamId, formId };
  const loaded = useLoaded(`${teamId} ${formId}`, async () => {
    const result = await api.call(listSummaryMails, { params });
    if (!result.ok) throw createRefusalError(result, formId);
    setChanged(undefined);
    return result.value;
  });
  const all = loaded.value && (changed ?? loaded.value.summaryMails);
  return {
    all,
    serverAddress: loaded.value?.serverAddress ?? null,
    cause: loaded.cause,
    retry: loaded.retry,
    async getMissingPurposes(sender) {
      const own = await api.call(getOwnGraphCredential, {});
      if (!own.ok) throw createRefusalError(own);
      const purposes: readonly ConnectionPurpose[] = sender === 'account' ? ['files', 'mail'] : ['files'];
      return purposes.filter((purpose) => !own.value.purposes.includes(purpose));
    },
    async save(body, id) {
      const result = await api.call(putSummaryMail, { params: { ...params, summaryMailId: id }, body });
      if (!result.ok) {
        const known = refusals.find((refusal) => refusal === result.refusal);
        if (!known) throw createRefusalError(result, formId);
        return known;
      }
      const { summaryMail: saved } = result.value;
      const isKnown = all?.some((one) => one.id === id);
      setChanged(isKnown ? all?.map((one) => (one.id === id ? saved : one)) : [...(all ?? []), saved]);
      return undefined;
    },
    async sendTest({ id }) {
      const result = await api.call(trySummaryMail, { params: { ...params, summaryMailId: id } });
      if (!result.ok) throw createRefusalError(result, formId);
      const { to, status, failure } = result.value;
      return { to, failure: status === 'sent' ? undefined : failure };
    },
    async remove({ id }) {
      const result = await api.call(deleteSummaryMail, { params: { ...params, summaryMailId: id } });
      if (!result.ok) throw createRefusalError(result, formId);
      setChanged(all?.filter((one) => one.id !== id));
    },
  };
}
