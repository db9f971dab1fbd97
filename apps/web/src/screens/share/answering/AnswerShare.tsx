import { Button, Caption1 } from '@fluentui/react-components';
import { useHiddenClass } from '@tideform/components/kit/classes/useHiddenClass.tsx';
import { FileStoreProvider } from '@tideform/components/kit/FileStore.tsx';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { specs } from '@tideform/components/specs';
import { findNumberPaths, getPersistentAnswers, type SubmissionData } from '@tideform/engine';
import type { MessagesOf } from '@tideform/i18n';
import { useMessages } from '@tideform/i18n/react';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useReportFailure } from '../../../failures/report-failure-context.ts';
import { ActionBar } from '../../../form/bar/ActionBar.tsx';
import { useBarStyles } from '../../../form/bar/bar.styles.ts';
import { FormRunner } from '../../../form/FormRunner.tsx';
import { getOriginMetadata, getOutdatedMetadata } from '../../../form/session/response-metadata.ts';
import { useViews } from '../../../form/useViews.ts';
import { flushPendingSaves } from '../../../saving/pending-saves.ts';
import { deleteUnsavedAnswers } from '../../../saving/unsaved-answers.ts';
import type { OpenedShare } from '../session/open-share.ts';
import type { ShareContext } from '../session/share-context.ts';
import type { ShareSubmission } from '../session/share-records.ts';
import { TakenOver } from '../session/share-store.ts';
import { shareMessages } from '../share.messages.ts';
import { Banner, PoweredBy, SharePage, ShareSkeleton } from '../views/SharePage.tsx';
import { createFileStore, FormProviders } from './FormProviders.tsx';
import { type SaveState, useAnswerStorage, useShareAnswers } from './useShareAnswers.ts';

const StartAgainDialog = onDemand(
  async () => (await import('../../../form/wizard/StartAgainDialog.tsx')).StartAgainDialog,
);

const RetentionNote = onDemand(async () => (await import('../../../form/retention/RetentionNote.tsx')).RetentionNote);

interface AnswerShareProps {
  readonly context: ShareContext;
  readonly opened: OpenedShare;
  /** Notices between the header and the form. `isBegun`: there are answers that must not be lost. */
  readonly banners?: (isBegun: boolean) => ReactNode;
  /** Called when the submitted answers can no longer change and are stored on the disk. */
  readonly onSubmitted: (submission: ShareSubmission) => void;
  readonly onTakenOver: () => void;
  /** Discards the answers and starts over. */
  readonly onAgain: () => void;
}

/** Form of a share link that an anonymous respondent answers. */
export function AnswerShare(props: AnswerShareProps) {
  const { title, schema } = props.opened.storedForm.form;
  const { teamName } = props.opened.storedForm;
  if (useViews(schema))
    return (
      <FormProviders context={props.context}>
        <ShareForm {...props} />
      </FormProviders>
    );
  return <ShareSkeleton title={title} teamName={teamName} form={schema} />;
}

function ShareForm({ context, opened, banners, onSubmitted, onTakenOver, onAgain }: AnswerShareProps) {
  const messages = useMessages(shareMessages);
  const report = useReportFailure();
  const { storedForm } = opened;
  const { form, teamName } = storedForm;
  const { session, openedAt, getDraftSaving, saveState } = useShareAnswers(context, opened, onTakenOver);
  const storageLocation = useAnswerStorage(context.persistence, saveState !== 'unchanged');
  const files = useMemo(() => createFileStore(context, opened.draft.id, flushPendingSaves), [context, opened]);
  const [isSubmitting, setSubmitting] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [isResumed, setResumed] = useState(opened.isResumed);
  const [isConfirming, setConfirming] = useState(false);
  const website = useRef('');

  const submit = async (data: SubmissionData) => {
    if (isSubmitting) return;
    setSubmitting(true);
    setFailure(undefined);
    const { autosave } = getDraftSaving();
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
      } = getDraftSaving().draft();
      const submission: ShareSubmission = {
        ...{ id, code, version, madeAt: context.now(), website: website.current },
        ...(sessionId !== undefined &&
          token !== undefined &&
          expiresAt !== undefined && { sessionId, token, expiresAt }),
        data: {
          data: getPersistentAnswers(form.schema, specs, data),
          metadata: { ...metadata, ...getOriginMetadata(), ...getOutdatedMetadata(session), openedAt },
        },
        numbered: findNumberPaths(session),
      };
      autosave.cancel();
      await context.store.submit(submission, opened.draft.holder);
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
      {banners?.(opened.isResumed || saveState !== 'unchanged')}
      {failure && <Banner intent="error" text={failure} />}
      {(storageLocation === 'page' || saveState === 'failed') && <Banner intent="warning" text={messages.onPageOnly} />}
      {isResumed && (
        <Banner intent="info" text={messages.resumed.text}>
          <Button onClick={() => setConfirming(true)}>{messages.resumed.again}</Button>
        </Banner>
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
                state={<SaveIndicator state={storageLocation === 'page' ? 'failed' : saveState} />}
                isSubmitting={isSubmitting}
              />
            </>
          )}
        />
      </FileStoreProvider>
      <Honeypot onChange={(text) => (website.current = text)} />
      {isConfirming && <StartAgainDialog onConfirm={onAgain} onClose={() => setConfirming(false)} />}
    </SharePage>
  );
}

/** Shows whether the answers are saved. */
function SaveIndicator({ state }: { readonly state: SaveState }) {
  const messages = useMessages(shareMessages);
  const bar = useBarStyles();
  return (
    <div className={bar.state} role="status">
      <Caption1>{formatState(state, messages)}</Caption1>
    </div>
  );
}

function formatState(state: SaveState, messages: MessagesOf<typeof shareMessages>): string {
  if (state === 'saving') return messages.saving;
  return state === 'failed' ? messages.notKept : messages.kept;
}

/** Input that only programs fill in: people can't see or reach it, and browsers don't autofill it. */
function Honeypot({ onChange }: { readonly onChange: (text: string) => void }) {
  return (
    <div aria-hidden="true" className={useHiddenClass()}>
      <input
        name="website"
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore
        data-lpignore="true"
        maxLength={1000}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
