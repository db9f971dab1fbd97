import { type EmailTemplate, getFormEmail, updateFormEmail } from '@tideform/contract';
import type { FormRow } from '@tideform/sync';
import { useCallback } from 'react';
import { useLoaded } from '../../ui/loading/useLoaded.ts';
import { createRefusalError } from '../create-refusal-error.ts';
import { useData } from '../data-context.ts';

type FormReference = Pick<FormRow, 'id' | 'teamId'>;

/**
 * Returns the email template of a form, as stored on the server; `undefined` if there is none or it can't be loaded.
 */
export function useEmailTemplate({ teamId, id: formId }: FormReference): EmailTemplate | undefined {
  const { api } = useData();
  const { value } = useLoaded(`${teamId} ${formId}`, async () => {
    const result = await api.call(getFormEmail, { params: { teamId, formId } });
    return result.ok ? result.value.template : null;
  });
  return value ?? undefined;
}

/**
 * Returns a function that changes the email template of a form on the server, if there is one and `change` returns a
 * different template.
 *
 * @throws the server's refusal, such as a conflict with another change of the email
 */
export function useChangeEmailTemplate({ teamId, id: formId }: FormReference) {
  const { api } = useData();
  return useCallback(
    async (change: (template: EmailTemplate) => EmailTemplate): Promise<void> => {
      const params = { teamId, formId };
      const result = await api.call(getFormEmail, { params });
      if (!result.ok) throw createRefusalError(result, formId);
      const { template: before, sender, eTag } = result.value;
      const template = before && change(before);
      if (!template || template === before) return;
      const changed = await api.call(updateFormEmail, { params, body: { template, sender, ifMatch: eTag } });
      if (!changed.ok) throw createRefusalError(changed, formId);
    },
    [api, teamId, formId],
  );
}

/** Returns a function that loads a form's email template as one text; `undefined` if there is none or loading fails. */
export function useLoadEmailText({ teamId, id: formId }: FormRow): () => Promise<string | undefined> {
  const { api } = useData();
  return async () => {
    const result = await api.call(getFormEmail, { params: { teamId, formId } }).catch(() => undefined);
    const template = result?.ok ? result.value.template : null;
    if (!template) return undefined;
    const { to, cc, bcc, from = '', replyTo, subject, body } = template;
    const head = Object.entries({ from, to, cc, bcc, replyTo, subject }).map(([name, value]) => `${name}: ${value}`);
    return `${head.join('\n')}\n\n${body}\n`;
  };
}
