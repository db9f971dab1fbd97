import { findNextPage, findNextPageSync, hasBranches, type Session } from '@tideform/engine';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  getPreviousPage,
  getShownPage,
  goBack,
  goForward,
  goToPage,
  initialHistory,
  type PageHistory,
} from './page-history.ts';
import { useWizardPages, type WizardPage } from './useWizardPages.ts';

/** Which buttons of the current page are visible. */
export interface WizardButtonVisibility {
  readonly previous: boolean;
  readonly next: boolean;
  readonly submit: boolean;
  readonly cancel: boolean;
}

/** Position of a user in a wizard. */
export interface WizardPosition {
  /** Visible pages; empty for a form that isn't a wizard. */
  readonly pages: readonly WizardPage[];
  readonly pageIndex: number;
  /** Whether the current page is the last one; `true` for a form that isn't a wizard. */
  readonly isLastPage: boolean;
  readonly buttons: WizardButtonVisibility;
  /** Returns whether a page before the current one was completed. */
  isDone(pageIndex: number): boolean;
  /** Returns whether the step of a page can be clicked. */
  canGoTo(pageIndex: number): boolean;
}

interface WizardMoves {
  goForward(goTo: string): void;
  goBack(): void;
  goTo(id: string): void;
  restart(): void;
}

/**
 * Tracks the pages that a user visits in a wizard. Pages may become hidden. The Previous button goes back along the
 * visited pages.
 */
export function useWizardNavigation(session: Session, readOnly: boolean): readonly [WizardPosition, WizardMoves] {
  const { order, pages } = useWizardPages(session);
  const [history, setHistory] = useState<PageHistory>(initialHistory);
  const visible = useMemo(() => pages.map(({ id }) => id), [pages]);
  const now = getShownPage(history, order, visible);
  const latest = useRef({ order, visible, now });
  latest.current = { order, visible, now };

  const pageIndex = Math.max(0, visible.indexOf(now ?? ''));
  const page = pages[pageIndex];
  const isLastPage = useIsLastPage(session, pages, page, readOnly);

  const position = useMemo<WizardPosition>(() => {
    const settings = page?.settings;
    const isBranching = !readOnly && hasBranches(session);
    const wasVisited = (index: number) => history.visitedIds.has(visible[index] ?? '');
    return {
      pages,
      pageIndex,
      isLastPage,
      buttons: {
        previous:
          (readOnly || settings?.buttonSettings.previous === true) &&
          !!page &&
          !!getPreviousPage(history, page.id, visible),
        next: (readOnly || settings?.buttonSettings.next === true) && !isLastPage,
        submit: settings?.buttonSettings.submit !== false && isLastPage && !readOnly,
        cancel: settings?.buttonSettings.cancel === true && !readOnly,
      },
      isDone: (index) => index < pageIndex && wasVisited(index),
      canGoTo(index) {
        if (!settings || index === pageIndex || readOnly) return index !== pageIndex;
        if (settings.allowPrevious) return wasVisited(index);
        // If the next page depends on answers, steps to pages that weren't visited yet can't be clicked.
        return settings.breadcrumbClickable && (!isBranching || wasVisited(index));
      },
    };
  }, [session, readOnly, pages, visible, history, page, pageIndex, isLastPage]);

  const move = useCallback((step: (history: PageHistory, from: string) => PageHistory) => {
    const { now: from } = latest.current;
    if (from !== undefined) setHistory((before) => step(before, from));
  }, []);
  const moves = useMemo<WizardMoves>(
    () => ({
      goForward: (to) => move((before, from) => goForward(before, from, to)),
      goBack: () => move((before, from) => goBack(before, from, latest.current.visible)),
      goTo: (id) => move((before, from) => goToPage(before, from, id, latest.current.order)),
      restart: () => setHistory(initialHistory),
    }),
    [move],
  );
  return [position, moves];
}

/** Delay after a change of answers in milliseconds, so that code doesn't run on each keystroke. */
const DEBOUNCE_MS = 150;

/**
 * Returns whether the form ends at the current page, which then has Submit instead of Next. If code decides that, it
 * runs when the page opens and when answers change. Until it has decided, pages follow each other in order.
 *
 * @param isReadOnly whether the form is read-only, so that pages follow each other in order regardless of their logic
 */
function useIsLastPage(
  session: Session,
  pages: readonly WizardPage[],
  page: WizardPage | undefined,
  isReadOnly: boolean,
): boolean {
  const [decision, setDecision] = useState<{ readonly id: string; readonly isEnd: boolean }>();
  const fixedNext = page && !isReadOnly ? findNextPageSync(session, page.node) : undefined;
  const codedNode = page && !isReadOnly && !fixedNext ? page.node : undefined;
  useEffect(() => {
    if (!codedNode) return;
    let isCancelled = false;
    let isRunning = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const runCode = async () => {
      isRunning = true;
      await session.settled();
      const next = await findNextPage(session, codedNode);
      isRunning = false;
      if (!isCancelled) setDecision({ id: codedNode.id, isEnd: next.page === undefined });
    };
    // Changes that the code itself makes don't run it again.
    const scheduleRun = () => {
      if (isRunning) return;
      clearTimeout(timer);
      timer = setTimeout(runCode, DEBOUNCE_MS);
    };
    void runCode();
    const stop = session.subscribeData(scheduleRun);
    return () => {
      isCancelled = true;
      clearTimeout(timer);
      stop();
    };
  }, [session, codedNode]);

  if (fixedNext) return fixedNext.page === undefined;
  if (codedNode && decision?.id === codedNode.id) return decision.isEnd;
  return page === undefined || page.id === pages.at(-1)?.id;
}
