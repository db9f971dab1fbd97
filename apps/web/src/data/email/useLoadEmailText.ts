import { getFormEmail } from '@tideform/contract';
import type { FormRow } from '@tideform/sync';
import { useData } from '../data-context.ts';

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
