import {
  deleteSummaryMail,
  getOwnGraphCredential,
  type LendingPurpose,
  listSummaryMails,
  putSummaryMail,
  type SummaryFailure,
  type SummaryMail,
  type SummaryMailSettings,
  trySummaryMail,
} from '@tideform/contract';
import { useState } from 'react';
import { useLoaded } from '../../ui/useLoaded.ts';
import { useData } from '../data-context.ts';
import { refused } from '../server-refusal.ts';

export type { SummaryFailure, SummaryMail, SummaryMailSettings } from '@tideform/contract';

/** What the builder can do something about. */
export type SummaryRefusal = 'no-mail-address' | 'no-mail-server' | 'too-many-summary-mails';

const refusals: readonly SummaryRefusal[] = ['no-mail-address', 'no-mail-server', 'too-many-summary-mails'];

/** What came of one that was tried. */
export interface TriedSummary {
  readonly to: string;
  /** `undefined`: it has gone. */
  readonly failure: SummaryFailure | null | undefined;
}

export interface SummaryMails {
  /** The oldest first. `undefined`: not here yet, or not to be had. */
  readonly all: readonly SummaryMail[] | undefined;
  /** What the server's emails come from; `null`: it sends none. */
  readonly serverAddress: string | null;
  /** Why they did not come. */
  readonly cause: unknown;
  retry(): void;
  /** What the person's account has to be lent for first. @throws what the server says */
  lacking(sender: SummaryMailSettings['sender']): Promise<readonly LendingPurpose[]>;
  /** Makes one, or changes the one with this id. @throws what the server says */
  save(settings: SummaryMailSettings, id: string): Promise<SummaryRefusal | undefined>;
  /** Sends it to the person alone. @throws what the server says */
  tryOut(mail: SummaryMail): Promise<TriedSummary>;
  /** @throws what the server says */
  remove(mail: SummaryMail): Promise<void>;
}

/** The summaries of a form that people get by email, for who may build it. */
export function useSummaryMails(teamId: string, formId: string): SummaryMails {
  const { api } = useData();
  const [changed, setChanged] = useState<readonly SummaryMail[]>();
  const params = { teamId, formId };
  const loaded = useLoaded(`${teamId} ${formId}`, async () => {
    const answer = await api.call(listSummaryMails, { params });
    if (!answer.ok) throw refused(answer, formId);
    setChanged(undefined);
    return answer.value;
  });
  const all = loaded.value && (changed ?? loaded.value.summaryMails);
  return {
    all,
    serverAddress: loaded.value?.serverAddress ?? null,
    cause: loaded.cause,
    retry: loaded.retry,
    async lacking(sender) {
      const own = await api.call(getOwnGraphCredential, {});
      if (!own.ok) throw refused(own);
      const wanted: readonly LendingPurpose[] = sender === 'account' ? ['files', 'mail'] : ['files'];
      return wanted.filter((purpose) => !own.value.purposes.includes(purpose));
    },
    async save(body, id) {
      const answer = await api.call(putSummaryMail, { params: { ...params, summaryMailId: id }, body });
      if (!answer.ok) {
        const known = refusals.find((refusal) => refusal === answer.refusal);
        if (!known) throw refused(answer, formId);
        return known;
      }
      const { summaryMail: saved } = answer.value;
      const isKnown = all?.some((one) => one.id === id);
      setChanged(isKnown ? all?.map((one) => (one.id === id ? saved : one)) : [...(all ?? []), saved]);
      return undefined;
    },
    async tryOut({ id }) {
      const answer = await api.call(trySummaryMail, { params: { ...params, summaryMailId: id } });
      if (!answer.ok) throw refused(answer, formId);
      const { to, status, failure } = answer.value;
      return { to, failure: status === 'sent' ? undefined : failure };
    },
    async remove({ id }) {
      const answer = await api.call(deleteSummaryMail, { params: { ...params, summaryMailId: id } });
      if (!answer.ok) throw refused(answer, formId);
      setChanged(all?.filter((one) => one.id !== id));
    },
  };
}
