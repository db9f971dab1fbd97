import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useReportFailure } from '../../../failures/report-failure-context.ts';
import { parsePrefill } from '../../../form/prefill/parse-prefill.ts';
import { type EditLock, TakeOverRefused } from '../../../saving/edit-lock.ts';
import { flushUntilSettled } from '../../../saving/pending-saves.ts';
import { deleteUnsavedAnswers } from '../../../saving/unsaved-answers.ts';
import { runWhenIdle } from '../../../shell/run-when-idle.ts';
import { createQueue, loadSending, type ShareQueue } from '../sending/create-queue.ts';
import { type OpenedShare, openShare } from '../session/open-share.ts';
import { ShareRefused } from '../session/share-client.ts';
import type { ShareContext } from '../session/share-context.ts';
import type { ShareSubmission, StoredForm } from '../session/share-records.ts';

/** State of an open share link. */
export type ShareState =
  | { readonly kind: 'opening' }
  | { readonly kind: 'failed'; readonly cause: unknown }
  /**
   * The link requires its password. `answeredAt`: when this device submitted its response, if the link accepted only
   * one per device when it was last opened.
   */
  | { readonly kind: 'password'; readonly isWrong: boolean; readonly answeredAt?: string | undefined }
  /** Another tab of this browser is answering the form. */
  | {
      readonly kind: 'elsewhere';
      /** Whether the other tab keeps the form, because it can't save its answers. */
      readonly isRefused?: boolean;
    }
  | { readonly kind: 'answering'; readonly opened: OpenedShare }
  | { readonly kind: 'submitted'; readonly storedForm: StoredForm; readonly id: string }
  /**
   * This device has submitted the one response that the link accepts per device. `submittedAt` is absent while the
   * response is waiting to be sent.
   */
  | { readonly kind: 'once'; readonly storedForm: StoredForm; readonly submittedAt?: string | undefined };

export interface Share {
  readonly state: ShareState;
  readonly queue: ShareQueue;
  /** Opens the link, or opens it again. `isTaken`: takes it over from another tab. */
  open(options?: { readonly password?: string; readonly isTaken?: boolean }): void;
  handleSubmitted(submission: ShareSubmission): void;
  handleTakenOver(): void;
  /** Discards the answers and starts over. */
  startOver(): void;
  reopen(id: string): void;
  discard(id: string): void;
}

export function useShare(context: ShareContext, code: string): Share {
  const report = useReportFailure();
  const [state, setState] = useState<ShareState>({ kind: 'opening' });
  const [holder] = useState(() => context.uuid());
  const lock = useRef<EditLock>(undefined);
  const openCount = useRef(0);
  const queue = useMemo(
    () => createQueue(context, code, (cause) => report('share-send', cause)),
    [context, code, report],
  );

  const open = useCallback<Share['open']>(
    ({ password, isTaken = false } = {}) => {
      const thisOpen = ++openCount.current;
      const show = (next: ShareState) => thisOpen === openCount.current && setState(next);
      const work = async () => {
        const leave = () => {
          lock.current = undefined;
          openCount.current += 1;
          setState({ kind: 'elsewhere' });
        };
        const onTake = async () => {
          await flushUntilSettled();
          if (context.persistence.getLocation() === 'page')
            throw new TakeOverRefused('The answers are only on this page.');
          // Text typed after the last save would be lost, so the view is replaced synchronously.
          flushSync(leave);
        };
        lock.current ??= await context.acquireLock(`tideform-share-answering ${code}`, isTaken, onTake);
        const hold = lock.current;
        if (!hold) return show({ kind: 'elsewhere' });
        void hold.lost.then(() => lock.current === hold && leave());
        const { search, hash } = location;
        const opened = await openShare(context, { code, holder, password, prefill: parsePrefill(search, hash) });
        show((await findAnsweredState(context, opened.storedForm)) ?? { kind: 'answering', opened });
        void queue.send(password);
        runWhenIdle(() => void loadSending().catch(() => undefined));
        cachePage();
      };
      work().catch(async (cause: unknown) => show(await addAnsweredAt(context, code, toFailedState(cause))));
    },
    [context, code, holder, queue],
  );

  useLayoutEffect(() => {
    open();
    return () => {
      openCount.current += 1;
      lock.current?.release();
      lock.current = undefined;
      queue.close();
    };
  }, [open, queue]);

  const submission = (id: string, handleSubmission: (stored: ShareSubmission) => Promise<void>) => {
    const work = async () => {
      const stored = await context.store.submission(id);
      if (stored) await handleSubmission(stored);
      open();
    };
    work().catch((cause: unknown) => setState({ kind: 'failed', cause }));
  };

  return {
    state,
    queue,
    open,
    handleSubmitted({ id }) {
      if (state.kind === 'answering') setState({ kind: 'submitted', storedForm: state.opened.storedForm, id });
      void queue.send();
    },
    handleTakenOver: () => setState({ kind: 'elsewhere' }),
    startOver() {
      if (state.kind !== 'answering') return open();
      const { draft } = state.opened;
      setState({ kind: 'opening' });
      deleteUnsavedAnswers(draft.id);
      // NOTE: keeps the session, which hasn't been submitted and was opened with the password.
      context.store
        .putDraft({ ...draft, id: context.uuid(), isBegun: false })
        .then(() => open())
        .catch((cause: unknown) => setState({ kind: 'failed', cause }));
    },
    reopen: (id) => submission(id, (stored) => context.store.reopen(stored, holder, context.now())),
    discard: (id) => submission(id, (stored) => context.store.deleteSubmission(stored)),
  };
}

const toFailedState = (cause: unknown): ShareState => {
  if (cause instanceof TakeOverRefused) return { kind: 'elsewhere', isRefused: true };
  const refusal = cause instanceof ShareRefused ? cause.refusal : undefined;
  if (refusal === 'password-required') return { kind: 'password', isWrong: false };
  return refusal === 'wrong-password' ? { kind: 'password', isWrong: true } : { kind: 'failed', cause };
};

/** Adds to the password view that this device has already responded, so that people don't search for the password. */
async function addAnsweredAt({ store }: ShareContext, code: string, state: ShareState): Promise<ShareState> {
  if (state.kind !== 'password') return state;
  const stored = await store.form(code).catch(() => undefined);
  return stored?.isOncePerDevice ? { ...state, answeredAt: stored.submittedAt } : state;
}

/** NOTE: prevents only accidental second responses; the server doesn't identify devices. */
async function findAnsweredState({ store }: ShareContext, stored: StoredForm): Promise<ShareState | undefined> {
  if (!stored.isOncePerDevice) return undefined;
  const hasPending = (await store.submissions(stored.code)).some(({ sent, refused }) => !sent && !refused);
  if (hasPending) return { kind: 'once', storedForm: stored };
  return stored.submittedAt === undefined
    ? undefined
    : { kind: 'once', storedForm: stored, submittedAt: stored.submittedAt };
}

/**
 * Caches the page once its form is shown, so that it opens without a network connection later. NOTE: skipped with the
 * data saver, and in frames where the browser doesn't allow storage.
 */
function cachePage(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || hasDataSaver()) return;
  runWhenIdle(() => void registerWorker().catch(() => undefined));
}

// NOTE: missing in TypeScript's types; only Chromium supports it.
const hasDataSaver = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

async function registerWorker(): Promise<void> {
  const scope = { scope: '/form/', updateViaCache: 'none' } as const;
  const registration = await navigator.serviceWorker.register('/form-worker.js', scope);
  const worker = registration.installing ?? registration.waiting ?? registration.active;
  if (!worker) return;
  while (worker.state === 'installing' || worker.state === 'installed' || worker.state === 'activating')
    await new Promise((next) => worker.addEventListener('statechange', next, { once: true }));
  // Resources of this page that were loaded before the service worker could cache them.
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name, location.href));
  const paths = loaded.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname);
  worker.postMessage({ kind: 'keep', paths });
}
