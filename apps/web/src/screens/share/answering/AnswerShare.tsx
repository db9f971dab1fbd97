import { Button, Caption1 } from '@fluentui/react-components';
import { FileStoreProvider } from '@tideform/components/kit/FileStore.tsx';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { specs } from '@tideform/components/specs';
import { keptAnswers, numberedPaths, type SubmissionData } from '@tideform/engine';
import type { MessagesOf } from '@tideform/i18n';
import { useMessages } from '@tideform/i18n/react';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useReport } from '../../../failures/report-context.ts';
import { ActionBar } from '../../../form/bar/ActionBar.tsx';
import { useBarStyles } from '../../../form/bar/bar.styles.ts';
import { FormRunner } from '../../../form/FormRunner.tsx';
import { outdatedAnswers, whereAnswered } from '../../../form/session/where-answered.ts';
import { useViews } from '../../../form/useViews.ts';
import { flushPendingSaves } from '../../../saving/pending-saves.ts';
import { deleteUnsavedAnswers } from '../../../saving/unsaved-answers.ts';
import { useKeptWhere } from '../keeping/useKeptWhere.ts';
import { createFileStore } from '../session/create-file-store.ts';
import type { OpenedShare } from '../session/open-share.ts';
import type { ShareSubmission } from '../session/share-records.ts';
import { TakenOver } from '../session/share-store.ts';
import type { ShareWorld } from '../session/share-world.ts';
import { shareMessages } from '../share.messages.ts';
import { Opening } from '../views/Opening.tsx';
import { PoweredBy, SharePage } from '../views/SharePage.tsx';
import { AroundForm } from './AroundForm.tsx';
import type { SaveState } from './create-draft-saving.ts';
import { Honeypot } from './Honeypot.tsx';
import { Notice } from './Notice.tsx';
import { useShareAnswers } from './useShareAnswers.ts';

const StartAgainDialog = onDemand(
  async () => (await import('../../../form/wizard/StartAgainDialog.tsx')).StartAgainDialog,
);

const RetentionNote = onDemand(async () => (await import('../../../form/retention/RetentionNote.tsx')).RetentionNote);

interface Props {
  readonly world: ShareWorld;
  readonly opened: OpenedShare;
  /** Between the header and the form. `isBegun`: something has been answered here, which may not be lost. */
  readonly notice?: (isBegun: boolean) => ReactNode;
  /** It is frozen and on the disk. */
  readonly onSubmitted: (submission: ShareSubmission) => void;
  readonly onTakenOver: () => void;
  /** Throws the answers away and begins again. */
  readonly onAgain: () => void;
}

/** A form, being answered by somebody unknown. */
export function AnswerShare(props: Props) {
  const { title, schema } = props.opened.kept.form;
  const { teamName } = props.opened.kept;
  if (useViews(schema))
    return (
      <AroundForm world={props.world}>
        <Answering {...props} />
      </AroundForm>
    );
  return <Opening title={title} teamName={teamName} form={schema} />;
}

function Answering({ world, opened, notice, onSubmitted, onTakenOver, onAgain }: Props) {
  const messages = useMessages(shareMessages);
  const report = useReport();
  const { kept } = opened;
  const { form, teamName } = kept;
  const { session, openedAt, saving, saved } = useShareAnswers(world, opened, onTakenOver);
  const where = useKeptWhere(world.keeping, saved !== 'unchanged');
  const files = useMemo(() => createFileStore(world, opened.draft.id, flushPendingSaves), [world, opened]);
  const [isSubmitting, setSubmitting] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [isResumed, setResumed] = useState(opened.isResumed);
  const [isAsking, setAsking] = useState(false);
  const website = useRef('');

  const submit = async (data: SubmissionData) => {
    if (isSubmitting) return;
    setSubmitting(true);
    setFailure(undefined);
    const { autosave } = saving();
    try {
      await autosave.flush();
      const {
        id,
        code,
        version,
        sessionId,
        token,
        expiresAt,
        data: { metadata },
      } = saving().draft();
      const submission: ShareSubmission = {
        ...{ id, code, version, madeAt: world.now(), website: website.current },
        ...(sessionId !== undefined &&
          token !== undefined &&
          expiresAt !== undefined && { sessionId, token, expiresAt }),
        data: {
          data: keptAnswers(form.schema, specs, data),
          metadata: { ...metadata, ...whereAnswered(), ...outdatedAnswers(session), openedAt },
        },
        numbered: numberedPaths(session),
      };
      autosave.cancel();
      await world.store.submit(submission, opened.draft.holder);
      deleteUnsavedAnswers(id);
      onSubmitted(submission);
    } catch (cause) {
      setSubmitting(false);
      if (cause instanceof TakenOver) return onTakenOver();
      report('share-submit', cause);
      setFailure(messages.notSubmitted);
    }
  };

  return (
    <SharePage title={form.title} teamName={teamName} form={form.schema} onLeave={flushPendingSaves}>
      {notice?.(opened.isResumed || saved !== 'unchanged')}
      {failure && <Notice intent="error" text={failure} />}
      {(where === 'page' || saved === 'failed') && <Notice intent="warning" text={messages.onPageOnly} />}
      {isResumed && (
        <Notice intent="info" text={messages.resumed.text}>
          <Button onClick={() => setAsking(true)}>{messages.resumed.again}</Button>
        </Notice>
      )}
      {form.retention && <RetentionNote period={form.retention} />}
      <FileStoreProvider value={files}>
        <FormRunner
          session={session}
          css={form.customCss}
          onSubmit={(data) => {
            setResumed(false);
            void submit(data);
          }}
          footer={(run) => (
            <>
              <PoweredBy />
              <ActionBar
                run={run}
                state={<Kept state={where === 'page' ? 'failed' : saved} />}
                isSubmitting={isSubmitting}
              />
            </>
          )}
        />
      </FileStoreProvider>
      <Honeypot onChange={(text) => (website.current = text)} />
      {isAsking && <StartAgainDialog onConfirm={onAgain} onClose={() => setAsking(false)} />}
    </SharePage>
  );
}

/** Whether the answers are safe. */
function Kept({ state }: { readonly state: SaveState }) {
  const messages = useMessages(shareMessages);
  const bar = useBarStyles();
  return (
    <div className={bar.state} role="status">
      <Caption1>{wordState(state, messages)}</Caption1>
    </div>
  );
}

function wordState(state: SaveState, messages: MessagesOf<typeof shareMessages>): string {
  if (state === 'saving') return messages.saving;
  return state === 'failed' ? messages.notKept : messages.kept;
}
