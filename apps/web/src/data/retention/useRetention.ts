import {
  deleteFormRetention,
  type FormRetention,
  getFormRetention,
  getOwnGraphCredential,
  putFormRetention,
  type RetentionPeriod,
} from '@tideform/contract';
import type { FormRow } from '@tideform/sync';
import { useData } from '../data-context.ts';
import { refused } from '../server-refusal.ts';

export interface Retention {
  /** @throws what the server says */
  read(): Promise<FormRetention>;
  /** `needs-account`: the person has to lend theirs first. @throws what the server says */
  set(period: RetentionPeriod): Promise<'set' | 'needs-account'>;
  /** @throws what the server says */
  end(): Promise<void>;
}

/** After how long a form's responses are deleted, and what changes it. */
export function useRetention({ id: formId, teamId }: Pick<FormRow, 'id' | 'teamId'>): Retention {
  const { api, forms } = useData();
  const params = { teamId, formId };
  return {
    async read() {
      const answer = await api.call(getFormRetention, { params });
      if (!answer.ok) throw refused(answer, formId);
      return answer.value;
    },
    async set(period) {
      const own = await api.call(getOwnGraphCredential, {});
      if (!own.ok) throw refused(own, formId);
      if (!own.value.purposes.includes('files')) return 'needs-account';
      const body = { period, graphCredentialsId: own.value.id };
      const answer = await api.call(putFormRetention, { params, body });
      if (!answer.ok && answer.refusal === 'authorization-required') return 'needs-account';
      if (!answer.ok) throw refused(answer, formId);
      await forms.sync(formId);
      return 'set';
    },
    async end() {
      const answer = await api.call(deleteFormRetention, { params });
      if (!answer.ok) throw refused(answer, formId);
      await forms.sync(formId);
    },
  };
}
