import { Button, Link, ProgressBar } from '@fluentui/react-components';
import { useMessages, useSpeech } from '@tideform/i18n/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { formMessages } from '../../../form/form.messages.ts';
import { Thanks } from '../../../form/thanks/Thanks.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { wordMoment } from '../../../ui/word-moment.ts';
import { Notice } from '../answering/Notice.tsx';
import type { QueuedSubmission } from '../sending/create-queue.ts';
import type { SendingProgress } from '../sending/send-submission.ts';
import type { Outcome } from '../sending/try-sending.ts';
import type { KeptForm, SentSubmission } from '../session/share-records.ts';
import { shareMessages } from '../share.messages.ts';
import { useShareStyles } from '../share.styles.ts';
import { PasswordView } from './PasswordView.tsx';
import { SharePage } from './SharePage.tsx';
import { wordNotTaken } from './word-not-taken.ts';

interface Props {
  readonly kept: KeptForm;
  /** Where it lies until it is sent. */
  readonly where: 'device' | 'page';
  /** How it is on its way; `undefined`: nobody has looked yet. */
  readonly queued: QueuedSubmission | undefined;
  readonly onSend: (password?: string) => void;
  readonly onAgain: () => void;
  /** Gives the answers back. */
  readonly onReopen: () => void;
  readonly onDiscard: () => void;
}

/** After a submit: on its way, waiting, refused, or thanked for. */
export function SubmittedView(props: Props) {
  const { queued, kept, onSend } = props;
  const { title } = kept.form;
  const outcome = queued?.outcome;
  if (outcome?.kind === 'password' && !queued?.isSending)
    return <PasswordView isSending isWrong={outcome.isWrong} onPassword={onSend} />;
  return (
    <SharePage isMiddle title={title} teamName={kept.teamName}>
      <AfterSubmit {...props} outcome={outcome} />
    </SharePage>
  );
}

function AfterSubmit({ outcome, ...props }: Props & { readonly outcome: Outcome | undefined }) {
  if (outcome?.kind === 'sent') return <Thanked {...props} sent={outcome.sent} />;
  if (outcome?.kind === 'refused') return <NotTaken {...props} refusal={outcome.refusal} detail={outcome.detail} />;
  if (outcome?.kind === 'waiting' && !props.queued?.isSending) return <Waiting {...props} refusal={outcome.refusal} />;
  return <OnItsWay progress={props.queued?.progress} isReceived={props.queued?.isReceived === true} />;
}

function Thanked(props: Props & { readonly sent: SentSubmission }) {
  const messages = useMessages(shareMessages);
  const styles = useShareStyles();
  const { locale } = useSpeech();
  const { kept, queued, sent, onAgain } = props;
  const pdf = queued?.pdf;
  const note = messages.receipt({
    number: String(sent.submissionNumber),
    moment: wordMoment(sent.submittedAt, locale),
  });
  return (
    <div className={styles.stack}>
      <Thanks note={note} {...(!kept.isOncePerDevice && { onAgain })} />
      {sent.isWithoutFiles && <Notice intent="warning" text={messages.sending.received.withoutFiles} />}
      {pdf && (
        <Button onClick={() => saveFile(pdf, `${kept.form.title} ${sent.submissionNumber}`, 'pdf')}>
          {messages.copy}
        </Button>
      )}
    </div>
  );
}

function Waiting({ kept, where, queued, refusal, onSend, onAgain }: Props & { readonly refusal: string | undefined }) {
  const messages = useMessages(shareMessages);
  const again = useMessages(formMessages).thanks.again;
  const { unauthorized, now } = messages.waiting;
  const { received } = messages.sending;
  const whole = where === 'page' ? messages.waiting.onPage : messages.waiting;
  const parts = { title: received.title, text: where === 'page' ? received.waitingOnPage : received.waiting };
  const { title, text } = queued?.isReceived ? parts : whole;
  const isUnauthorized = where === 'device' && !queued?.isReceived && refusal === 'share-unauthorized';
  return (
    <Told title={title} text={isUnauthorized ? unauthorized : text}>
      <Button onClick={() => onSend()}>{now}</Button>
      {!kept.isOncePerDevice && (
        <Link as="button" inline onClick={onAgain}>
          {again}
        </Link>
      )}
    </Told>
  );
}

function NotTaken(props: Props & { readonly refusal: string; readonly detail: string | undefined }) {
  const messages = useMessages(shareMessages);
  const { refusal, detail, onReopen, onDiscard } = props;
  const { title, keep, discard } = messages.notTaken;
  return (
    <Told title={title} text={wordNotTaken({ refusal, detail }, messages)}>
      <Button appearance="primary" onClick={onReopen}>
        {keep}
      </Button>
      <Button onClick={onDiscard}>{discard}</Button>
    </Told>
  );
}

/** Looked at ten times a second. */
const lookEveryMs = 100;

function OnItsWay(props: { readonly progress: SendingProgress | undefined; readonly isReceived: boolean }) {
  const { progress, isReceived } = props;
  const messages = useMessages(shareMessages).sending;
  const { title, text } = isReceived ? messages.received : messages;
  const styles = useShareStyles();
  const [share, setShare] = useState(0);
  useEffect(() => {
    const look = () => setShare(progress && progress.totalBytes > 0 ? progress.sentBytes / progress.totalBytes : 0);
    const timer = setInterval(look, lookEveryMs);
    return () => clearInterval(timer);
  }, [progress]);
  return (
    <Told title={title} text={text}>
      <ProgressBar
        className={styles.wide}
        aria-label={messages.progress}
        value={Math.min(1, share)}
        thickness="large"
      />
    </Told>
  );
}

/** Takes the focus, so that a screen reader says it. */
function Told(props: { readonly title: string; readonly text: string; readonly children: ReactNode }) {
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
