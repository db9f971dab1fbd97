import {
  Body1,
  Body1Strong,
  Button,
  Dropdown,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  Option,
  Skeleton,
  SkeletonItem,
  Subtitle2,
  ToggleButton,
} from '@fluentui/react-components';
import { Desktop20Regular, MailOff24Regular, Phone20Regular } from '@fluentui/react-icons';
import type { EmailTemplate } from '@tideform/contract';
import type { MailProblems } from '@tideform/engine/mail';
import { formatList } from '@tideform/i18n';
import { useMessages, useSpeech } from '@tideform/i18n/react';
import { useState } from 'react';
import type { EmailSending, ToldResponse } from '../../../../data/email/useEmailSending.ts';
import { failureMessages } from '../../../../failures/failure.messages.ts';
import { wordCause } from '../../../../failures/word-failure.ts';
import { uiMessages } from '../../../../ui/ui.messages.ts';
import { pdfMessages } from '../../pdf/pdf.messages.ts';
import type { usePreviewAnswers } from '../../pdf/usePreviewAnswers.ts';
import { type EmailMessages, emailMessages } from '../email.messages.ts';
import { useEmailStyles } from '../email.styles.ts';
import { MailPaper } from './MailPaper.tsx';
import { useMailPreview } from './useMailPreview.ts';

/** The mail as it would go out, with answers that one chooses. Nothing in it runs, and nothing is sent. */
export function MailPreview(props: {
  readonly sending: EmailSending;
  readonly template: EmailTemplate;
  readonly problems: MailProblems;
  readonly response: ToldResponse | undefined;
  readonly answers: ReturnType<typeof usePreviewAnswers>;
  /** Where it comes from, where the mail says nothing of it. */
  readonly sentFrom: string;
}) {
  const { sending, template, problems, response, answers, sentFrom } = props;
  const messages = useMessages(emailMessages);
  const { preview } = messages;
  const failures = useMessages(failureMessages);
  const { tryAgain } = useMessages(uiMessages);
  const { locale } = useSpeech();
  const styles = useEmailStyles();
  const [isPhone, setPhone] = useState(false);
  const wrong = (Object.keys(problems) as (keyof EmailMessages['fields'])[]).map((field) => messages.fields[field]);
  const isWrong = wrong.length > 0;
  const shown = useMailPreview(sending, template, isWrong ? undefined : response);
  const devices = [
    { is: false, name: preview.desktop, icon: <Desktop20Regular /> },
    { is: true, name: preview.phone, icon: <Phone20Regular /> },
  ];
  return (
    <aside className={styles.right} aria-label={preview.title}>
      <div className={styles.rightBar}>
        <Subtitle2 as="h2" className={styles.heading}>
          {preview.title}
        </Subtitle2>
        {!isWrong && <Answers answers={answers} />}
        {devices.map(({ is, name, icon }) => (
          <ToggleButton
            key={name}
            appearance="subtle"
            icon={icon}
            aria-label={name}
            title={name}
            checked={is === isPhone}
            disabled={isWrong}
            onClick={() => setPhone(is)}
          />
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <section className={styles.stage} aria-label={preview.mail} aria-busy={!isWrong && shown.isBehind} tabIndex={0}>
        {isWrong ? (
          <div className={styles.noPreview}>
            <MailOff24Regular className={styles.soft} />
            <Body1Strong>{preview.none}</Body1Strong>
            <Body1 className={styles.soft}>{preview.correct({ fields: formatList(wrong, locale) })}</Body1>
          </div>
        ) : (
          <>
            {shown.failure !== undefined && (
              <MessageBar intent="error" layout="multiline">
                <MessageBarBody>
                  {preview.failed}. {wordCause(shown.failure, failures)}
                </MessageBarBody>
                <MessageBarActions>
                  <Button size="small" onClick={shown.again}>
                    {tryAgain}
                  </Button>
                </MessageBarActions>
              </MessageBar>
            )}
            {shown.mail ? (
              <MailPaper
                mail={shown.mail}
                attachments={template.attachments}
                sentFrom={sentFrom}
                isPhone={isPhone}
                isBehind={shown.isBehind}
              />
            ) : (
              shown.failure === undefined && (
                <Skeleton aria-label={messages.loading} className={styles.bones}>
                  <SkeletonItem size={24} />
                  <SkeletonItem size={16} />
                  <SkeletonItem size={96} />
                </Skeleton>
              )
            )}
          </>
        )}
      </section>
    </aside>
  );
}

function Answers({ answers }: { readonly answers: ReturnType<typeof usePreviewAnswers> }) {
  const { preview } = useMessages(emailMessages);
  const messages = useMessages(pdfMessages);
  const styles = useEmailStyles();
  const { locale } = useSpeech();
  const { items, choice = '', choose } = answers;
  const chosen = typeof choice === 'string' ? choice : choice.responseId;
  const choices = [
    ...items.map(({ responseId, submissionNumber, title }) => ({
      value: responseId,
      name:
        submissionNumber === undefined
          ? title
          : messages.submission({ number: submissionNumber.toLocaleString(locale) }),
    })),
    ...(['samples', 'none'] as const).map((value) => ({ value, name: messages[value] })),
  ];
  return (
    <Dropdown
      appearance="filled-lighter"
      className={styles.answers}
      aria-label={preview.answers}
      value={choices.find(({ value }) => value === chosen)?.name ?? ''}
      selectedOptions={[chosen]}
      onOptionSelect={(_, { optionValue = 'samples' }) =>
        choose(optionValue === 'samples' || optionValue === 'none' ? optionValue : { responseId: optionValue })
      }
    >
      {choices.map(({ value, name }) => (
        <Option key={value} value={value}>
          {name}
        </Option>
      ))}
    </Dropdown>
  );
}
