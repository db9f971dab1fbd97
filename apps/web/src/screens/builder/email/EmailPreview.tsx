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
import type { EmailTemplate, RenderedEmail } from '@tideform/contract';
import type { EmailErrors } from '@tideform/engine/mail';
import { formatList } from '@tideform/i18n';
import { useLocale, useMessages } from '@tideform/i18n/react';
import { useEffect, useRef, useState } from 'react';
import type { EmailSending, ResponseForEmail } from '../../../data/email/useEmailSending.ts';
import { failureMessages } from '../../../failures/failure.messages.ts';
import { formatCause } from '../../../failures/format-failure.ts';
import { uiMessages } from '../../../ui/ui.messages.ts';
import { pdfMessages } from '../pdf/pdf.messages.ts';
import type { usePreviewAnswers } from '../pdf/usePreviewAnswers.ts';
import { EmailMessageView } from './EmailMessageView.tsx';
import { type EmailMessages, emailMessages } from './email.messages.ts';
import { useEmailStyles } from './email.styles.ts';

/**
 * Preview of the email as it would be sent, with answers that the user chooses. No code in it runs, and nothing is
 * sent.
 */
export function EmailPreview(props: {
  readonly sending: EmailSending;
  readonly template: EmailTemplate;
  readonly problems: EmailErrors;
  readonly response: ResponseForEmail | undefined;
  readonly answers: ReturnType<typeof usePreviewAnswers>;
  /** Sender address that is shown when the email doesn't specify one. */
  readonly sentFrom: string;
}) {
  const { sending, template, problems, response, answers, sentFrom } = props;
  const messages = useMessages(emailMessages);
  const { preview } = messages;
  const failures = useMessages(failureMessages);
  const { tryAgain } = useMessages(uiMessages);
  const { locale } = useLocale();
  const styles = useEmailStyles();
  const [isPhone, setPhone] = useState(false);
  const invalidFields = (Object.keys(problems) as (keyof EmailMessages['fields'])[]).map(
    (field) => messages.fields[field],
  );
  const isInvalid = invalidFields.length > 0;
  const mailPreview = useEmailPreview(sending, template, isInvalid ? undefined : response);
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
        {!isInvalid && <AnswersPicker answers={answers} />}
        {devices.map(({ is, name, icon }) => (
          <ToggleButton
            key={name}
            appearance="subtle"
            icon={icon}
            aria-label={name}
            title={name}
            checked={is === isPhone}
            disabled={isInvalid}
            onClick={() => setPhone(is)}
          />
        ))}
      </div>
      <section
        className={styles.stage}
        aria-label={preview.mail}
        aria-busy={!isInvalid && mailPreview.isOutdated}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
        tabIndex={0}
      >
        {isInvalid ? (
          <div className={styles.noPreview}>
            <MailOff24Regular className={styles.soft} />
            <Body1Strong>{preview.none}</Body1Strong>
            <Body1 className={styles.soft}>{preview.correct({ fields: formatList(invalidFields, locale) })}</Body1>
          </div>
        ) : (
          <>
            {mailPreview.failure !== undefined && (
              <MessageBar intent="error" layout="multiline">
                <MessageBarBody>
                  {preview.failed}. {formatCause(mailPreview.failure, failures)}
                </MessageBarBody>
                <MessageBarActions>
                  <Button size="small" onClick={mailPreview.retry}>
                    {tryAgain}
                  </Button>
                </MessageBarActions>
              </MessageBar>
            )}
            {mailPreview.mail ? (
              <EmailMessageView
                mail={mailPreview.mail}
                attachments={template.attachments}
                sentFrom={sentFrom}
                isPhone={isPhone}
                isOutdated={mailPreview.isOutdated}
              />
            ) : (
              mailPreview.failure === undefined && (
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

function AnswersPicker({ answers }: { readonly answers: ReturnType<typeof usePreviewAnswers> }) {
  const { preview } = useMessages(emailMessages);
  const messages = useMessages(pdfMessages);
  const styles = useEmailStyles();
  const { locale } = useLocale();
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

/** Delay after the last change, in milliseconds. */
const debounceMs = 600;

interface EmailPreviewState {
  /** Preview that was rendered last. */
  readonly mail?: RenderedEmail;
  /** True while `mail` does not include the latest changes. */
  readonly isOutdated: boolean;
  readonly failure?: unknown;
  readonly retry: () => void;
}

/**
 * Preview of an email, rendered on the server again a moment after the last change. Nothing is requested while
 * `response` is undefined.
 */
function useEmailPreview(
  sending: EmailSending,
  template: EmailTemplate,
  response: ResponseForEmail | undefined,
): EmailPreviewState {
  const [result, setResult] = useState<{ mail?: RenderedEmail; of?: object; failure?: unknown }>({});
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(sending);
  latest.current = sending;
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt repeats the same request
  useEffect(() => {
    if (!response) return;
    let isCancelled = false;
    const requestPreview = () =>
      latest.current.preview(template, response).then(
        (mail) => isCancelled || setResult({ mail, of: template }),
        (failure: unknown) => isCancelled || setResult(({ mail }) => ({ mail, of: template, failure })),
      );
    const timer = setTimeout(requestPreview, isFirst.current ? 0 : debounceMs);
    isFirst.current = false;
    return () => {
      isCancelled = true;
      clearTimeout(timer);
    };
  }, [template, response, attempt]);
  const { mail, of, failure } = result;
  return {
    ...(mail && { mail }),
    failure,
    isOutdated: of !== template,
    retry: () => setAttempt(attempt + 1),
  };
}
