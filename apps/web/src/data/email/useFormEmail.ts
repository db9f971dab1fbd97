import {
  createFormEmail,
  disableFormEmail,
  type EmailTemplate,
  enableFormEmail,
  type FormEmail,
  getFormEmail,
  updateFormEmail,
} from '@tideform/contract';
import type { FormRow } from '@tideform/sync';
import { useState } from 'react';
import { useLoaded } from '../../ui/useLoaded.ts';
import { useData } from '../data-context.ts';
import { every } from '../lent-account/every.ts';
import type { Lending } from '../lent-account/lend-account.ts';
import { openPopup } from '../lent-account/open-popup.ts';
import { refused } from '../server-refusal.ts';
import { authorizeEmail } from './authorize-email.ts';

/** What a person changes at once: the texts, and who sends them. */
export type EmailEdit = Pick<FormEmail, 'sender'> & { readonly template: EmailTemplate };

export interface FormEmailOfServer {
  /** `undefined`: not here yet, or not to be had. */
  readonly email: FormEmail | undefined;
  /** Why it did not come. */
  readonly cause: unknown;
  retry(): void;
  /** Switches it on for the first time. @throws what the server says */
  create(edit: EmailEdit): Promise<FormEmail>;
  /** @throws what the server says */
  change(edit: EmailEdit): Promise<void>;
  /** @throws what the server says */
  setOn(isOn: boolean): Promise<void>;
  /** What a former program has kept with the form was to be taken away, and could not be. It sends nothing. */
  readonly isOldOneLeft: boolean;
  /** Lends the person's account to it. Call it first thing in a click: browsers open no window later. @throws what the server says */
  authorize(): Promise<Lending>;
}

/** The email that tells of a form's responses: the server's, apart from the draft. */
export function useFormEmail({ teamId, id: formId, draft, published }: FormRow): FormEmailOfServer {
  const { api, forms } = useData();
  const params = { teamId, formId };
  const [changed, setChanged] = useState<FormEmail>();
  const loaded = useLoaded(`${teamId} ${formId}`, async () => {
    const answer = await api.call(getFormEmail, { params });
    if (!answer.ok) throw refused(answer, formId);
    setChanged(undefined);
    return answer.value;
  });
  const [isOldOneLeft, setOldOneLeft] = useState(false);
  const hasOldOne = draft?.emailTemplate !== undefined || published?.emailTemplate !== undefined;
  /** What a former program has kept with the form is the server's now, and no longer asked, so it keeps nobody from anything. */
  const removeOldOne = async () => {
    if (!hasOldOne) return;
    const isRemoved = await forms.removeDeprecatedEmailTemplates(formId).then(
      () => true,
      () => false,
    );
    setOldOneLeft(!isRemoved);
  };
  const email = changed ?? loaded.value;
  const readAgain = async () => {
    const answer = await api.call(getFormEmail, { params });
    if (answer.ok) setChanged(answer.value);
  };
  return {
    email,
    cause: loaded.cause,
    retry: loaded.retry,
    async create({ template, sender }) {
      const answer = await api.call(createFormEmail, { params, body: { template, sender, disabled: false } });
      if (!answer.ok) throw refused(answer, formId);
      setChanged(answer.value);
      await removeOldOne();
      return answer.value;
    },
    async change({ template, sender }) {
      const ifMatch = email?.eTag;
      const answer = await api.call(updateFormEmail, { params, body: { template, sender, ifMatch } });
      if (!answer.ok) {
        // Theirs stands beside what is edited here, and is what the next try replaces.
        if (answer.refusal === 'email-changed') await readAgain();
        throw refused(answer, formId);
      }
      setChanged(answer.value);
    },
    async setOn(isOn) {
      const answer = await api.call(isOn ? enableFormEmail : disableFormEmail, { params });
      if (!answer.ok) throw refused(answer, formId);
      setChanged(answer.value);
      if (isOn) await removeOldOne();
    },
    isOldOneLeft,
    authorize: () => authorizeEmail(api, params, openPopup(), every, setChanged),
  };
}
