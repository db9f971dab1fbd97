import { hasBranches, type Session } from '@tideform/engine';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useIsEnd } from './useIsEnd.ts';
import { useWizardPages, type WizardPage } from './useWizardPages.ts';
import { goBack, goOn, jump, pageBefore, pageOf, startOfWalk, type Walk } from './walk.ts';

/** Which of the wizard's buttons the page that one is on has. */
export interface WizardButtonsShown {
  readonly previous: boolean;
  readonly next: boolean;
  readonly submit: boolean;
  readonly cancel: boolean;
}

/** Where a person is among the pages of a wizard. */
export interface WizardPlace {
  /** Visible pages; empty for a form of one page. */
  readonly pages: readonly WizardPage[];
  readonly pageIndex: number;
  /** Nothing comes behind this page. `true` for a form of one page. */
  readonly isLastPage: boolean;
  readonly buttons: WizardButtonsShown;
  /** The page was filled in and lies behind. */
  isDone(pageIndex: number): boolean;
  /** Its step of the breadcrumb can be pressed. */
  canGoTo(pageIndex: number): boolean;
}

interface WizardMoves {
  on(to: string): void;
  back(): void;
  to(id: string): void;
  start(): void;
}

/** Follows a person through the pages of a wizard. Pages can vanish under them; the way back is the way they came. */
export function useWizardWalk(session: Session, readOnly: boolean): readonly [WizardPlace, WizardMoves] {
  const { order, pages } = useWizardPages(session);
  const [walk, setWalk] = useState<Walk>(startOfWalk);
  const visible = useMemo(() => pages.map(({ id }) => id), [pages]);
  const now = pageOf(walk, order, visible);
  const latest = useRef({ order, visible, now });
  latest.current = { order, visible, now };

  const pageIndex = Math.max(0, visible.indexOf(now ?? ''));
  const page = pages[pageIndex];
  const isLastPage = useIsEnd(session, pages, page, readOnly);

  const place = useMemo<WizardPlace>(() => {
    const can = page?.settings;
    const isFork = !readOnly && hasBranches(session);
    const isSeen = (index: number) => walk.seen.has(visible[index] ?? '');
    return {
      pages,
      pageIndex,
      isLastPage,
      buttons: {
        previous: (readOnly || can?.buttonSettings.previous === true) && !!page && !!pageBefore(walk, page.id, visible),
        next: (readOnly || can?.buttonSettings.next === true) && !isLastPage,
        submit: can?.buttonSettings.submit !== false && isLastPage && !readOnly,
        cancel: can?.buttonSettings.cancel === true && !readOnly,
      },
      isDone: (index) => index < pageIndex && isSeen(index),
      canGoTo(index) {
        if (!can || index === pageIndex || readOnly) return index !== pageIndex;
        if (can.allowPrevious) return isSeen(index);
        // Where pages decide what comes next, only they lead on.
        return can.breadcrumbClickable && (!isFork || isSeen(index));
      },
    };
  }, [session, readOnly, pages, visible, walk, page, pageIndex, isLastPage]);

  const move = useCallback((step: (walk: Walk, from: string) => Walk) => {
    const { now: from } = latest.current;
    if (from !== undefined) setWalk((before) => step(before, from));
  }, []);
  const moves = useMemo<WizardMoves>(
    () => ({
      on: (to) => move((before, from) => goOn(before, from, to)),
      back: () => move((before, from) => goBack(before, from, latest.current.visible)),
      to: (id) => move((before, from) => jump(before, from, id, latest.current.order)),
      start: () => setWalk(startOfWalk),
    }),
    [move],
  );
  return [place, moves];
}
