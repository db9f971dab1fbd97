import {
  deleteFormRetention,
  type FormRetention,
  getFormRetention,
  getOwnGraphCredential,
  putFormRetention,
  type RetentionPeriod,
} from '@tideform/contract';
import type { FormRow } from '@tideform/sync';
import { createRefusalError } from '../create-refusal-error.ts';
import { useData } from '../data-context.ts';

export interface RetentionCommands {
  /**
   * Loads the retention settings of the form.
   * @throws FailureError, ServerOutage
   */
  load(): Promise<FormRetention>;
  /**
   * Sets the retention period.
   * @returns `needs-account` if the user must connect their account first
   * @throws FailureError, ServerOutage
   */
  set(period: RetentionPeriod): Promise<'set' | 'needs-account'>;
  /**
   * Removes the retention period.
   * @throws FailureError, ServerOutage
   */
  end(): Promise<void>;
}

/** Returns functions that load and change the retention period of a form's submissions. */
export function useRetention({ id: formId, teamId }: Pick<FormRow, 'id' | 'teamId'>): RetentionCommands {
  const { api, forms } = useData();
  const params = { teamId, formId };
  return {
    async load() {
      const result = await api.call(getFormRetention, { params });
      if (!result.ok) throw createRefusalError(result, formId);
      return result.value;
    },
    async set(period) {
      const credential = await api.call(getOwnGraphCredential, {});
      if (!credential.ok) throw createRefusalError(credential, formId);
      if (!credential.value.purposes.includes('files')) return 'needs-account';
      const body = { period, graphCredentialsId: credential.value.id };
      const result = await api.call(putFormRetention, { params, body });
      if (!result.ok && result.refusal === 'authorization-required') return 'needs-account';
      if (!result.ok) throw createRefusalError(result, formId);
      await forms.sync(formId);
      return 'set';
    },
    async end() {
      const result = await api.call(deleteFormRetention, { params });
      if (!result.ok) throw createRefusalError(result, formId);
      await forms.sync(formId);
    },
  };
}
