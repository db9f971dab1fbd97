import { KitClasses } from '@tideform/components/kit/classes/KitClasses.tsx';
import { kinds } from '@tideform/components/palette';
import type { EmailTemplate, FormEmail } from '@tideform/contract';
import { sameJson } from '@tideform/engine';
import { checkMail } from '@tideform/engine/mail';
import { useMessages, useSpoken } from '@tideform/i18n/react';
import type { FormRow } from '@tideform/sync';
import { type ReactNode, useMemo } from 'react';
import { type ToldResponse, useEmailSending } from '../../../data/email/useEmailSending.ts';
import type { EmailEdit } from '../../../data/email/useFormEmail.ts';
import { previewResponse } from '../pdf/preview-response.ts';
import { usePreviewAnswers } from '../pdf/usePreviewAnswers.ts';
import { listTitleFields } from '../title-template/title-fields.ts';
import type { Draft } from '../useDraft.ts';
import { AccountBox } from './AccountBox.tsx';
import { EmailAttachments } from './EmailAttachments.tsx';
import { EmailFoot } from './EmailFoot.tsx';
import { EmailTexts } from './EmailTexts.tsx';
import { emailMessages } from './email.messages.ts';
import { useEmailStyles } from './email.styles.ts';
import { nameTokens } from './name-token.ts';
import { MailPreview } from './preview/MailPreview.tsx';
import type { Doing } from './useDoing.ts';

/** An email as its author writes it, beside what comes of it. */
export function EmailEditor(props: {
  readonly form: FormRow;
  readonly draft: Draft;
  readonly email: FormEmail & { readonly template: EmailTemplate };
  readonly edited: EmailEdit | undefined;
  readonly onEdit: (edit: EmailEdit | undefined) => void;
  readonly onApply: (edit: EmailEdit) => Promise<void>;
  readonly onLend: () => void;
  readonly onTakeOver: (() => void) | undefined;
  /** The switch. */
  readonly bar: ReactNode;
  readonly doing: Doing;
}) {
  const { form, draft, email, edited, onEdit, onApply, onLend, onTakeOver, bar, doing } = props;
  const messages = useMessages(emailMessages);
  const styles = useEmailStyles();
  const saidKinds = useSpoken(kinds);
  const { schema, titleTemplate } = draft;
  const fields = useMemo(() => listTitleFields(schema, saidKinds), [schema, saidKinds]);
  const lookOf = useMemo(() => nameTokens(fields, messages), [fields, messages]);
  const kept: EmailEdit = { template: email.template, sender: email.sender };
  const { template, sender } = edited ?? kept;
  const change = (part: Partial<EmailTemplate>, by = sender) => {
    const next = { template: { ...template, ...part }, sender: by };
    doing.say(undefined);
    onEdit(sameJson(next, kept) ? undefined : next);
  };
  const problems = useMemo(
    () => checkMail({ ...template, from: sender === 'server' ? '' : template.from }),
    [template, sender],
  );
  const answers = usePreviewAnswers(form, schema);
  const response: ToldResponse | undefined = useMemo(
    () =>
      answers.answers &&
      previewResponse(
        form,
        { schema, titleTemplate },
        answers.choice === 'samples' ? { submissionNumber: sampleNumber, ...answers.answers } : answers.answers,
      ),
    [form, schema, titleTemplate, answers.answers, answers.choice],
  );
  const sending = useEmailSending(form);
  const apply = () => {
    if (onTakeOver) return onTakeOver();
    void doing.run('apply', async () => {
      await onApply({ template, sender });
      onEdit(undefined);
      doing.say({ isBad: false, text: messages.foot.saved });
    });
  };
  const test = () =>
    void doing.run('test', async () => {
      if (!response) return;
      const came = await sending.test(template, withPdfOptions(response, draft));
      if (came.status === 'sent') return doing.say({ isBad: false, text: messages.foot.tested({ address: came.to }) });
      doing.say({ isBad: true, text: messages.foot.untested({ why: messages.failures[came.failure ?? 'unknown'] }) });
    });
  return (
    <KitClasses>
      <div className={styles.panes}>
        <div className={styles.left}>
          {bar}
          <div className={styles.form}>
            <AccountBox email={email} sender={sender} onSender={(by) => change({}, by)} onLend={onLend} />
            <EmailTexts
              {...{ template, problems, fields, lookOf, sender }}
              account={email.account?.username}
              onChange={change}
            />
            <EmailAttachments
              attachments={template.attachments}
              onChange={(attachments) => change({ attachments: [...attachments] })}
            />
          </div>
          <EmailFoot
            {...{ kept, doing, problems }}
            edited={edited}
            canTest={response !== undefined}
            onReset={() => onEdit(undefined)}
            onTest={test}
            onApply={apply}
          />
        </div>
        <MailPreview
          {...{ sending, template, problems, response, answers }}
          sentFrom={
            sender === 'server' ? (email.serverAddress ?? '') : (template.from ?? '') || (email.account?.username ?? '')
          }
        />
      </div>
    </KitClasses>
  );
}

/** Of a submission that is made up. */
const sampleNumber = 12;

const withPdfOptions = (response: ToldResponse, { pdfOptions }: Draft): ToldResponse =>
  pdfOptions ? { ...response, pdfOptions } : response;
