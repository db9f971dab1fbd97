import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useReport } from '../../../failures/report-context.ts';
import { readPrefill } from '../../../form/prefill/read-prefill.ts';
import { type EditLock, TakeRefused } from '../../../saving/edit-lock.ts';
import { saveEverything } from '../../../saving/pending-saves.ts';
import { deleteUnsavedAnswers } from '../../../saving/unsaved-answers.ts';
import { whenIdle } from '../../../shell/when-idle.ts';
import { keepPage } from '../keeping/keep-page.ts';
import { createQueue, loadSending, type ShareQueue } from '../sending/create-queue.ts';
import { type OpenedShare, openShare } from '../session/open-share.ts';
import { ShareRefused } from '../session/share-client.ts';
import type { KeptForm, ShareSubmission } from '../session/share-records.ts';
import type { ShareWorld } from '../session/share-world.ts';

/** What a link shows now. */
export type ShareState =
  | { readonly kind: 'opening' }
  | { readonly kind: 'failed'; readonly cause: unknown }
  /** `answeredAt`: this device has given the one response that the link took from it when it was open last. */
  | { readonly kind: 'password'; readonly isWrong: boolean; readonly answeredAt?: string | undefined }
  /** Another page of this browser answers it. */
  | {
      readonly kind: 'elsewhere';
      /** That page can't save what was typed there, so it keeps the form. */
      readonly isRefused?: boolean;
    }
  | { readonly kind: 'answering'; readonly opened: OpenedShare }
  | { readonly kind: 'submitted'; readonly kept: KeptForm; readonly id: string }
  /** This device has given its one response. `submittedAt` is absent while it waits to be sent. */
  | { readonly kind: 'once'; readonly kept: KeptForm; readonly submittedAt?: string | undefined };

export interface Share {
  readonly state: ShareState;
  readonly queue: ShareQueue;
  /** Opens it, or opens it again. `isTaken`: from another page. */
  open(asked?: { readonly password?: string; readonly isTaken?: boolean }): void;
  submitted(submission: ShareSubmission): void;
  lost(): void;
  /** Begins again, without what was answered. */
  again(): void;
  reopen(id: string): void;
  discard(id: string): void;
}

export function useShare(world: ShareWorld, code: string): Share {
  const report = useReport();
  const [state, setState] = useState<ShareState>({ kind: 'opening' });
  const [holder] = useState(() => world.uuid());
  const held = useRef<EditLock>(undefined);
  const turn = useRef(0);
  const queue = useMemo(() => createQueue(world, code, (cause) => report('share-send', cause)), [world, code, report]);

  const open = useCallback<Share['open']>(
    ({ password, isTaken = false } = {}) => {
      const mine = ++turn.current;
      const show = (next: ShareState) => mine === turn.current && setState(next);
      const work = async () => {
        const leave = () => {
          held.current = undefined;
          turn.current += 1;
          setState({ kind: 'elsewhere' });
        };
        const onTake = async () => {
          await saveEverything();
          if (world.keeping.where() === 'page') throw new TakeRefused('The answers are on this page only.');
          // What is typed after the last save would not be saved.
          flushSync(leave);
        };
        held.current ??= await world.hold(`tideform-share-answering ${code}`, isTaken, onTake);
        const hold = held.current;
        if (!hold) return show({ kind: 'elsewhere' });
        void hold.lost.then(() => held.current === hold && leave());
        const { search, hash } = location;
        const opened = await openShare(world, { code, holder, password, prefill: readPrefill(search, hash) });
        show((await answeredOnce(world, opened.kept)) ?? { kind: 'answering', opened });
        void queue.send(password);
        whenIdle(() => void loadSending().catch(() => undefined));
        keepPage();
      };
      work().catch(async (cause: unknown) => show(await withAnswered(world, code, failed(cause))));
    },
    [world, code, holder, queue],
  );

  useLayoutEffect(() => {
    open();
    return () => {
      turn.current += 1;
      held.current?.release();
      held.current = undefined;
      queue.close();
    };
  }, [open, queue]);

  const submission = (id: string, then: (kept: ShareSubmission) => Promise<void>) => {
    const work = async () => {
      const kept = await world.store.submission(id);
      if (kept) await then(kept);
      open();
    };
    work().catch((cause: unknown) => setState({ kind: 'failed', cause }));
  };

  return {
    state,
    queue,
    open,
    submitted({ id }) {
      if (state.kind === 'answering') setState({ kind: 'submitted', kept: state.opened.kept, id });
      void queue.send();
    },
    lost: () => setState({ kind: 'elsewhere' }),
    again() {
      if (state.kind !== 'answering') return open();
      const { draft } = state.opened;
      setState({ kind: 'opening' });
      deleteUnsavedAnswers(draft.id);
      // NOTE: the same session: it has not been submitted, and its password is known.
      world.store
        .begin({ ...draft, id: world.uuid(), isBegun: false })
        .then(() => open())
        .catch((cause: unknown) => setState({ kind: 'failed', cause }));
    },
    reopen: (id) => submission(id, (kept) => world.store.reopen(kept, holder, world.now())),
    discard: (id) => submission(id, (kept) => world.store.drop(kept)),
  };
}

const failed = (cause: unknown): ShareState => {
  if (cause instanceof TakeRefused) return { kind: 'elsewhere', isRefused: true };
  const refusal = cause instanceof ShareRefused ? cause.refusal : undefined;
  if (refusal === 'password-required') return { kind: 'password', isWrong: false };
  return refusal === 'wrong-password' ? { kind: 'password', isWrong: true } : { kind: 'failed', cause };
};

/** Lets a page that asks for a password show that this device has already answered, so that people don't search for the password. */
async function withAnswered({ store }: ShareWorld, code: string, state: ShareState): Promise<ShareState> {
  if (state.kind !== 'password') return state;
  const kept = await store.form(code).catch(() => undefined);
  return kept?.isOncePerDevice ? { ...state, answeredAt: kept.submittedAt } : state;
}

/** NOTE: it keeps honest people from sending two; the server keeps no devices apart. */
async function answeredOnce({ store }: ShareWorld, kept: KeptForm): Promise<ShareState | undefined> {
  if (!kept.isOncePerDevice) return undefined;
  const waits = (await store.submissions(kept.code)).some(({ sent, refused }) => !sent && !refused);
  if (waits) return { kind: 'once', kept };
  return kept.submittedAt === undefined ? undefined : { kind: 'once', kept, submittedAt: kept.submittedAt };
}
