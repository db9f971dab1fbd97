import { Button } from '@fluentui/react-components';
import { useLocale, useMessages } from '@tideform/i18n/react';
import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { formatDateTime } from '../../ui/formatting/format-date-time.ts';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { AnswerShare } from './answering/AnswerShare.tsx';
import { RejectedSubmissions } from './answering/RejectedSubmissions.tsx';
import { type Share, useShare } from './answering/useShare.ts';
import { useAnswerStorage } from './answering/useShareAnswers.ts';
import type { QueuedSubmission } from './sending/create-queue.ts';
import { createBrowserShareContext } from './session/browser-share-context.ts';
import type { ShareContext } from './session/share-context.ts';
import type { StoredForm } from './session/share-records.ts';
import { shareMessages } from './share.messages.ts';
import { PasswordView } from './views/PasswordView.tsx';
import { RefusedView, useRetryOnReconnect } from './views/RefusedView.tsx';
import { Banner, SharePage, ShareSkeleton } from './views/SharePage.tsx';
import { SubmittedView } from './views/SubmittedView.tsx';

interface ShareScreenProps {
  /** Share code: last part of the link. */
  readonly code: string;
  readonly loadContext?: typeof createBrowserShareContext;
}

/** Screen of a share link, `/form/{code}`: a team's form for anyone with the link. */
export function ShareScreen({ code, loadContext = createBrowserShareContext }: ShareScreenProps) {
  const locale = useLocale();
  const [context, setContext] = useState<ShareContext>();
  // NOTE: an effect would run after the skeleton is painted, here and in `useShare`; on a slow phone that delay is
  // visible.
  useLayoutEffect(() => {
    let isCancelled = false;
    void loadContext(locale).then((opened) => isCancelled || setContext(opened));
    return () => {
      isCancelled = true;
    };
  }, [loadContext, locale]);
  return context ? <OpenedLink code={code} context={context} /> : <ShareSkeleton />;
}

function OpenedLink({ code, context }: { readonly code: string; readonly context: ShareContext }) {
  const share = useShare(context, code);
  const rows = useSyncExternalStore(share.queue.subscribe, share.queue.rows);
  const send = () => void share.queue.send();
  useRetryOnReconnect(send);
  const { state } = share;
  const submittedHere = useRef(new Set<string>());
  const hasUnfinished = rows.some((row) => !isSendingEnded(row));
  const submitted = state.kind === 'submitted' ? rows.find(({ id }) => id === state.id) : undefined;
  const isUnknown = state.kind === 'submitted' && !submitted;
  const isUnreceived = (row: QueuedSubmission) => !row.isReceived && !isSendingEnded(row);
  const storageLocation = useAnswerStorage(context.persistence, hasUnfinished, isUnknown || rows.some(isUnreceived));
  switch (state.kind) {
    case 'opening':
      return <ShareSkeleton />;
    case 'failed':
      return <RefusedView cause={state.cause} onAgain={() => share.open()} />;
    case 'password':
      return (
        <PasswordView
          isWrong={state.isWrong}
          answeredAt={state.answeredAt}
          onPassword={(password) => share.open({ password })}
        />
      );
    case 'elsewhere':
      return <OtherTabView share={share} isRefused={state.isRefused === true} />;
    case 'once':
      return (
        <AlreadyAnsweredView storedForm={state.storedForm} submittedAt={state.submittedAt ?? findSubmittedAt(rows)} />
      );
    case 'submitted':
      return (
        <SubmittedView
          storedForm={state.storedForm}
          storageLocation={storageLocation}
          queued={submitted}
          onSend={(password) => void share.queue.send(password)}
          onAgain={share.startOver}
          onReopen={() => share.reopen(state.id)}
          onDiscard={() => share.discard(state.id)}
        />
      );
    case 'answering':
      return (
        <AnswerShare
          key={state.opened.draft.id}
          context={context}
          opened={state.opened}
          banners={(isBegun) => (
            <>
              <EarlierSubmissions rows={rows} submittedHere={submittedHere.current} />
              <RejectedSubmissions
                context={context}
                code={code}
                rows={rows}
                onReopen={isBegun ? undefined : share.reopen}
              />
            </>
          )}
          onSubmitted={(submission) => {
            submittedHere.current.add(submission.id);
            share.handleSubmitted(submission);
          }}
          onTakenOver={share.handleTakenOver}
          onAgain={share.startOver}
        />
      );
  }
}

const isSendingEnded = ({ result }: QueuedSubmission) => result?.kind === 'sent' || result?.kind === 'refused';

const findSubmittedAt = (rows: readonly QueuedSubmission[]): string | undefined =>
  rows.map(({ result }) => (result?.kind === 'sent' ? result.sent.submittedAt : undefined)).find(Boolean);

/** Notices about responses that weren't sent before their page was closed. */
function EarlierSubmissions(props: {
  readonly rows: readonly QueuedSubmission[];
  /** IDs of the submissions since the page was opened, which `SubmittedView` already reports as sent. */
  readonly submittedHere: ReadonlySet<string>;
}) {
  const { rows, submittedHere } = props;
  const { waiting, sending, files, sent } = useMessages(shareMessages).others;
  const unfinished = rows.filter((row) => !isSendingEnded(row));
  const unreceived = unfinished.filter(({ isReceived }) => !isReceived);
  const isSending = unreceived.every(({ result, isSending }) => isSending || result === undefined);
  if (unreceived.length > 0) {
    const count = unreceived.length;
    return <Banner intent="warning" text={(isSending ? sending : waiting)({ count })} />;
  }
  if (unfinished.length > 0) return <Banner intent="warning" text={files({ count: unfinished.length })} />;
  const count = rows.filter(({ id, result }) => result?.kind === 'sent' && !submittedHere.has(id)).length;
  return count > 0 && <Banner intent="info" text={sent({ count })} />;
}

function OtherTabView({ share, isRefused }: { readonly share: Share; readonly isRefused: boolean }) {
  const { title, text, refused, take } = useMessages(shareMessages).elsewhere;
  // Continues automatically once the other tab is closed.
  useRetryOnReconnect(() => share.open());
  return (
    <SharePage isMiddle>
      <EmptyState
        level="h1"
        title={title}
        text={isRefused ? refused : text}
        action={
          <Button appearance="primary" onClick={() => share.open({ isTaken: true })}>
            {take}
          </Button>
        }
      />
    </SharePage>
  );
}

function AlreadyAnsweredView({
  storedForm,
  submittedAt,
}: {
  readonly storedForm: StoredForm;
  readonly submittedAt: string | undefined;
}) {
  const { title, text, waiting } = useMessages(shareMessages).once;
  const { locale } = useLocale();
  return (
    <SharePage isMiddle title={storedForm.form.title} teamName={storedForm.teamName}>
      <EmptyState
        title={title}
        text={submittedAt === undefined ? waiting : text({ moment: formatDateTime(submittedAt, locale) })}
      />
    </SharePage>
  );
}
