import { Button, Link, ProgressBar } from '@fluentui/react-components';
import { useLocale, useMessages } from '@tideform/i18n/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { formMessages } from '../../../form/form.messages.ts';
import { SubmitConfirmation } from '../../../form/thanks/SubmitConfirmation.tsx';
import { saveFile } from '../../../ui/browser/save-file.ts';
import { formatDateTime } from '../../../ui/formatting/format-date-time.ts';
import type { QueuedSubmission } from '../sending/create-queue.ts';
import type { SendingProgress } from '../sending/send-submission.ts';
import type { SendResult } from '../sending/try-sending.ts';
import type { SentSubmission, StoredForm } from '../session/share-records.ts';
import { shareMessages } from '../share.messages.ts';
import { useShareStyles } from '../share.styles.ts';
import { PasswordView } from './PasswordView.tsx';
import { formatRejection } from './RefusedView.tsx';
import { Banner, SharePage } from './SharePage.tsx';

interface SubmittedViewProps {
  readonly storedForm: StoredForm;
  /** Where the response is stored until it's sent. */
  readonly storageLocation: 'device' | 'page';
  /** Sending state; `undefined` before the first read. */
  readonly queued: QueuedSubmission | undefined;
  readonly onSend: (password?: string) => void;
  readonly onAgain: () => void;
  /** Restores the answers. */
  readonly onReopen: () => void;
  readonly onDiscard: () => void;
}

/** View after a submit: sending, waiting, rejected or sent. */
export function SubmittedView(props: SubmittedViewProps) {
  const { queued, storedForm, onSend } = props;
  const { title } = storedForm.form;
  const result = queued?.result;
  if (result?.kind === 'password' && !queued?.isSending)
    return <PasswordView isSending isWrong={result.isWrong} onPassword={onSend} />;
  return (
    <SharePage isMiddle title={title} teamName={storedForm.teamName}>
      <SubmitStatus {...props} result={result} />
    </SharePage>
  );
}

function SubmitStatus({ result, ...props }: SubmittedViewProps & { readonly result: SendResult | undefined }) {
  if (result?.kind === 'sent') return <SentStatus {...props} sent={result.sent} />;
  if (result?.kind === 'refused') return <RejectedStatus {...props} refusal={result.refusal} detail={result.detail} />;
  if (result?.kind === 'waiting' && !props.queued?.isSending)
    return <WaitingStatus {...props} refusal={result.refusal} />;
  return <SendingStatus progress={props.queued?.progress} isReceived={props.queued?.isReceived === true} />;
}

function SentStatus(props: SubmittedViewProps & { readonly sent: SentSubmission }) {
  const messages = useMessages(shareMessages);
  const styles = useShareStyles();
  const { locale } = useLocale();
  const { storedForm, queued, sent, onAgain } = props;
  const pdf = queued?.pdf;
  const note = messages.receipt({
    number: String(sent.submissionNumber),
    moment: formatDateTime(sent.submittedAt, locale),
  });
  return (
    <div className={styles.stack}>
      <SubmitConfirmation note={note} {...(!storedForm.isOncePerDevice && { onStartAgain: onAgain })} />
      {sent.isWithoutFiles && <Banner intent="warning" text={messages.sending.received.withoutFiles} />}
      {pdf && (
        <Button onClick={() => saveFile(pdf, `${storedForm.form.title} ${sent.submissionNumber}`, 'pdf')}>
          {messages.copy}
        </Button>
      )}
    </div>
  );
}

function WaitingStatus({
  storedForm,
  storageLocation,
  queued,
  refusal,
  onSend,
  onAgain,
}: SubmittedViewProps & { readonly refusal: string | undefined }) {
  const messages = useMessages(shareMessages);
  const again = useMessages(formMessages).thanks.again;
  const { unauthorized, now } = messages.waiting;
  const { received } = messages.sending;
  const whole = storageLocation === 'page' ? messages.waiting.onPage : messages.waiting;
  const parts = { title: received.title, text: storageLocation === 'page' ? received.waitingOnPage : received.waiting };
  const { title, text } = queued?.isReceived ? parts : whole;
  const isUnauthorized = storageLocation === 'device' && !queued?.isReceived && refusal === 'share-unauthorized';
  return (
    <StatusMessage title={title} text={isUnauthorized ? unauthorized : text}>
      <Button onClick={() => onSend()}>{now}</Button>
      {!storedForm.isOncePerDevice && (
        <Link as="button" inline onClick={onAgain}>
          {again}
        </Link>
      )}
    </StatusMessage>
  );
}

function RejectedStatus(props: SubmittedViewProps & { readonly refusal: string; readonly detail: string | undefined }) {
  const messages = useMessages(shareMessages);
  const { refusal, detail, onReopen, onDiscard } = props;
  const { title, keep, discard } = messages.notTaken;
  return (
    <StatusMessage title={title} text={formatRejection({ refusal, detail }, messages)}>
      <Button appearance="primary" onClick={onReopen}>
        {keep}
      </Button>
      <Button onClick={onDiscard}>{discard}</Button>
    </StatusMessage>
  );
}

/** Interval for reading the progress, in milliseconds. */
const pollMs = 100;

function SendingStatus(props: { readonly progress: SendingProgress | undefined; readonly isReceived: boolean }) {
  const { progress, isReceived } = props;
  const messages = useMessages(shareMessages).sending;
  const { title, text } = isReceived ? messages.received : messages;
  const styles = useShareStyles();
  const [share, setShare] = useState(0);
  useEffect(() => {
    const updateShare = () =>
      setShare(progress && progress.totalBytes > 0 ? progress.sentBytes / progress.totalBytes : 0);
    const timer = setInterval(updateShare, pollMs);
    return () => clearInterval(timer);
  }, [progress]);
  return (
    <StatusMessage title={title} text={text}>
      <ProgressBar
        className={styles.wide}
        aria-label={messages.progress}
        value={Math.min(1, share)}
        thickness="large"
      />
    </StatusMessage>
  );
}

/** Moves the focus to the heading, so that screen readers announce it. */
function StatusMessage(props: { readonly title: string; readonly text: string; readonly children: ReactNode }) {
  const styles = useShareStyles();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.stack}>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {props.title}
      </h2>
      <span dir="auto" className={styles.own}>
        {props.text}
      </span>
      {props.children}
    </div>
  );
}
