import { Button } from '@fluentui/react-components';
import { useMessages, useSpeech } from '@tideform/i18n/react';
import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { wordMoment } from '../../ui/word-moment.ts';
import { AnswerShare } from './answering/AnswerShare.tsx';
import { Notice } from './answering/Notice.tsx';
import { NotTakenBefore } from './answering/NotTakenBefore.tsx';
import { useRetry } from './answering/useRetry.ts';
import { type Share, useShare } from './answering/useShare.ts';
import { useKeptWhere } from './keeping/useKeptWhere.ts';
import type { QueuedSubmission } from './sending/create-queue.ts';
import { openBrowserShareWorld } from './session/browser-share-world.ts';
import type { KeptForm } from './session/share-records.ts';
import type { ShareWorld } from './session/share-world.ts';
import { shareMessages } from './share.messages.ts';
import { Opening } from './views/Opening.tsx';
import { PasswordView } from './views/PasswordView.tsx';
import { RefusedView } from './views/RefusedView.tsx';
import { SharePage } from './views/SharePage.tsx';
import { SubmittedView } from './views/SubmittedView.tsx';

interface Props {
  /** Last part of the link. */
  readonly code: string;
  readonly openWorld?: typeof openBrowserShareWorld;
}

/** `/form/{code}`: a form of somebody's team, for whoever has the link. */
export function ShareScreen({ code, openWorld = openBrowserShareWorld }: Props) {
  const speech = useSpeech();
  const [world, setWorld] = useState<ShareWorld>();
  // NOTE: an effect would wait until the bones are painted, here and in `useShare`: on a slow phone that is seen.
  useLayoutEffect(() => {
    let isOver = false;
    void openWorld(speech).then((opened) => isOver || setWorld(opened));
    return () => {
      isOver = true;
    };
  }, [openWorld, speech]);
  return world ? <OpenedLink code={code} world={world} /> : <Opening />;
}

function OpenedLink({ code, world }: { readonly code: string; readonly world: ShareWorld }) {
  const share = useShare(world, code);
  const rows = useSyncExternalStore(share.queue.subscribe, share.queue.rows);
  const send = () => void share.queue.send();
  useRetry(send);
  const { state } = share;
  const submittedHere = useRef(new Set<string>());
  const isOnItsWay = rows.some((row) => !isEnded(row));
  const submitted = state.kind === 'submitted' ? rows.find(({ id }) => id === state.id) : undefined;
  const isUnknown = state.kind === 'submitted' && !submitted;
  const isUnreceived = (row: QueuedSubmission) => !row.isReceived && !isEnded(row);
  const where = useKeptWhere(world.keeping, isOnItsWay, isUnknown || rows.some(isUnreceived));
  switch (state.kind) {
    case 'opening':
      return <Opening />;
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
      return <Elsewhere share={share} isRefused={state.isRefused === true} />;
    case 'once':
      return <Once kept={state.kept} submittedAt={state.submittedAt ?? sentAt(rows)} />;
    case 'submitted':
      return (
        <SubmittedView
          kept={state.kept}
          where={where}
          queued={submitted}
          onSend={(password) => void share.queue.send(password)}
          onAgain={share.again}
          onReopen={() => share.reopen(state.id)}
          onDiscard={() => share.discard(state.id)}
        />
      );
    case 'answering':
      return (
        <AnswerShare
          key={state.opened.draft.id}
          world={world}
          opened={state.opened}
          notice={(isBegun) => (
            <>
              <Others rows={rows} submittedHere={submittedHere.current} />
              <NotTakenBefore world={world} code={code} rows={rows} onReopen={isBegun ? undefined : share.reopen} />
            </>
          )}
          onSubmitted={(submission) => {
            submittedHere.current.add(submission.id);
            share.submitted(submission);
          }}
          onTakenOver={share.lost}
          onAgain={share.again}
        />
      );
  }
}

const isEnded = ({ outcome }: QueuedSubmission) => outcome?.kind === 'sent' || outcome?.kind === 'refused';

const sentAt = (rows: readonly QueuedSubmission[]): string | undefined =>
  rows.map(({ outcome }) => (outcome?.kind === 'sent' ? outcome.sent.submittedAt : undefined)).find(Boolean);

/** What has become of earlier responses that had not been sent when their page was closed. */
function Others(props: {
  readonly rows: readonly QueuedSubmission[];
  /** Submitted since the page was opened: of these it was said already that they have arrived. */
  readonly submittedHere: ReadonlySet<string>;
}) {
  const { rows, submittedHere } = props;
  const { waiting, sending, files, sent } = useMessages(shareMessages).others;
  const left = rows.filter((row) => !isEnded(row));
  const unreceived = left.filter(({ isReceived }) => !isReceived);
  const isSending = unreceived.every(({ outcome, isSending }) => isSending || outcome === undefined);
  if (unreceived.length > 0) {
    const count = unreceived.length;
    return <Notice intent="warning" text={(isSending ? sending : waiting)({ count })} />;
  }
  if (left.length > 0) return <Notice intent="warning" text={files({ count: left.length })} />;
  const count = rows.filter(({ id, outcome }) => outcome?.kind === 'sent' && !submittedHere.has(id)).length;
  return count > 0 && <Notice intent="info" text={sent({ count })} />;
}

function Elsewhere({ share, isRefused }: { readonly share: Share; readonly isRefused: boolean }) {
  const { title, text, refused, take } = useMessages(shareMessages).elsewhere;
  // Once the other page is closed, this one goes on by itself.
  useRetry(() => share.open());
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

function Once({ kept, submittedAt }: { readonly kept: KeptForm; readonly submittedAt: string | undefined }) {
  const { title, text, waiting } = useMessages(shareMessages).once;
  const { locale } = useSpeech();
  return (
    <SharePage isMiddle title={kept.form.title} teamName={kept.teamName}>
      <EmptyState
        title={title}
        text={submittedAt === undefined ? waiting : text({ moment: wordMoment(submittedAt, locale) })}
      />
    </SharePage>
  );
}
