import { findNextPage, findNextPageSync, type Session } from '@tideform/engine';
import { useEffect, useState } from 'react';
import type { WizardPage } from './useWizardPages.ts';

/** Delay after a change of answers in milliseconds, so that code doesn't run on each keystroke. */
const DEBOUNCE_MS = 150;

/**
 * Returns whether the form ends at the current page, which then has Submit instead of Next. If code decides that, it
 * runs when the page opens and when answers change. Until it has decided, pages follow each other in order.
 *
 * @param isReadOnly whether the form is read-only, so that pages follow each other in order regardless of their logic
 */
export function useIsLastPage(
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
