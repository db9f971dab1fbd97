import { FieldClassNamesProvider } from '@tideform/components/kit/classes/KitClasses.tsx';
import { localizedPalette } from '@tideform/components/palette';
import type { EmailTemplate, FormEmail } from '@tideform/contract';
import { isSameJson } from '@tideform/engine';
import { validateEmail } from '@tideform/engine/mail';
import { useLocalized, useMessages } from '@tideform/i18n/react';
import type { FormRow } from '@tideform/sync';
import { type ReactNode, useMemo } from 'react';
import { type ResponseForEmail, useEmailSending } from '../../../data/email/useEmailSending.ts';
import type { EmailEdit } from '../../../data/email/useFormEmail.ts';
import { createPreviewResponse } from '../pdf/preview-response.ts';
import { usePreviewAnswers } from '../pdf/usePreviewAnswers.ts';
import { listTemplateFields } from '../title-template/template-fields.ts';
import type { Draft } from '../useDraft.ts';
import { EmailAttachments } from './EmailAttachments.tsx';
import { EmailFields } from './EmailFields.tsx';
import { EmailFooter } from './EmailFooter.tsx';
import { EmailPreview } from './EmailPreview.tsx';
import { emailMessages } from './email.messages.ts';
import { useEmailStyles } from './email.styles.ts';
import { SenderField } from './SenderField.tsx';
import { createGetTokenAppearance } from './token-appearance.ts';
import type { EmailOperation } from './useEmailOperation.ts';

/** Editor for a form's email, with a preview beside it. */
export function EmailEditor(props: {
  readonly form: FormRow;
  readonly draft: Draft;
  readonly email: FormEmail & { readonly template: EmailTemplate };
  readonly edited: EmailEdit | undefined;
  readonly onEdit: (edit: EmailEdit | undefined) => void;
  readonly onApply: (edit: EmailEdit) => Promise<void>;
  readonly onConnect: () => void;
  readonly onTakeOver: (() => void) | undefined;
  /** Bar above the editor, with the switch that turns emails on. */
  readonly bar: ReactNode;
  readonly operation: EmailOperation;
}) {
  const { form, draft, email, edited, onEdit, onApply, onConnect, onTakeOver, bar, operation } = props;
  const messages = useMessages(emailMessages);
  const styles = useEmailStyles();
  const localizedKinds = useLocalized(localizedPalette);
  const { schema, titleTemplate } = draft;
  const fields = useMemo(() => listTemplateFields(schema, localizedKinds), [schema, localizedKinds]);
  const getAppearance = useMemo(() => createGetTokenAppearance(fields, messages), [fields, messages]);
  const stored: EmailEdit = { template: email.template, sender: email.sender };
  const { template, sender } = edited ?? stored;
  const handleChange = (part: Partial<EmailTemplate>, nextSender = sender) => {
    const next = { template: { ...template, ...part }, sender: nextSender };
    operation.setResult(undefined);
    onEdit(isSameJson(next, stored) ? undefined : next);
  };
  const problems = useMemo(
    () => validateEmail({ ...template, from: sender === 'server' ? '' : template.from }),
    [template, sender],
  );
  const answers = usePreviewAnswers(form, schema);
  const response: ResponseForEmail | undefined = useMemo(
    () =>
      answers.answers &&
      createPreviewResponse(
        form,
        { schema, titleTemplate },
        answers.choice === 'samples' ? { submissionNumber: sampleNumber, ...answers.answers } : answers.answers,
      ),
    [form, schema, titleTemplate, answers.answers, answers.choice],
  );
  const sending = useEmailSending(form);
  const apply = () => {
    if (onTakeOver) return onTakeOver();
    void operation.run('apply', async () => {
      await onApply({ template, sender });
      onEdit(undefined);
      operation.setResult({ isBad: false, text: messages.foot.saved });
    });
  };
  const sendTest = () =>
    void operation.run('test', async () => {
      if (!response) return;
      const result = await sending.test(template, addPdfOptions(response, draft));
      if (result.status === 'sent')
        return operation.setResult({ isBad: false, text: messages.foot.tested({ address: result.to }) });
      operation.setResult({
        isBad: true,
        text: messages.foot.untested({ why: messages.failures[result.failure ?? 'unknown'] }),
      });
    });
  return (
    <FieldClassNamesProvider>
      <div className={styles.panes}>
        <div className={styles.left}>
          {bar}
          <div className={styles.form}>
            <SenderField email={email} sender={sender} onSender={(by) => handleChange({}, by)} onConnect={onConnect} />
            <EmailFields
              {...{ template, problems, fields, getAppearance, sender }}
              account={email.account?.username}
              onChange={handleChange}
            />
            <EmailAttachments
              attachments={template.attachments}
              onChange={(attachments) => handleChange({ attachments: [...attachments] })}
            />
          </div>
          <EmailFooter
            {...{ stored, operation, problems }}
            edited={edited}
            canTest={response !== undefined}
            onReset={() => onEdit(undefined)}
            onTest={sendTest}
            onApply={apply}
          />
        </div>
        <EmailPreview
          {...{ sending, template, problems, response, answers }}
          sentFrom={
            sender === 'server' ? (email.serverAddress ?? '') : (template.from ?? '') || (email.account?.username ?? '')
          }
        />
      </div>
    </FieldClassNamesProvider>
  );
}

/** Submission number for the preview with sample answers. */
const sampleNumber = 12;

const addPdfOptions = (response: ResponseForEmail, { pdfOptions }: Draft): ResponseForEmail =>
  pdfOptions ? { ...response, pdfOptions } : response;
