import { nextPage, plainNextPage, type Session } from '@tideform/engine';
import { useEffect, useState } from 'react';
import type { WizardPage } from './useWizardPages.ts';

/** Code is not asked for each letter that is typed. */
const QUIET_MS = 150;

/**
 * Whether the form ends at a page: Submit is offered there and no Next. Where code decides, it is asked when one comes to
 * the page and when answers change; the form goes on in order until it has said something.
 *
 * @param isFree pages are gone through in order, whatever they say: somebody reads
 */
export function useIsEnd(
  session: Session,
  pages: readonly WizardPage[],
  page: WizardPage | undefined,
  isFree: boolean,
): boolean {
  const [asked, setAsked] = useState<{ readonly id: string; readonly isEnd: boolean }>();
  const plain = page && !isFree ? plainNextPage(session, page.node) : undefined;
  const coded = page && !isFree && !plain ? page.node : undefined;
  useEffect(() => {
    if (!coded) return;
    let isOver = false;
    let isAsking = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      isAsking = true;
      await session.settled();
      const next = await nextPage(session, coded);
      isAsking = false;
      if (!isOver) setAsked({ id: coded.id, isEnd: next.page === undefined });
    };
    // What the code itself sets does not ask it again.
    const askSoon = () => {
      if (isAsking) return;
      clearTimeout(timer);
      timer = setTimeout(ask, QUIET_MS);
    };
    void ask();
    const stop = session.subscribeData(askSoon);
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop();
    };
  }, [session, coded]);

  if (plain) return plain.page === undefined;
  if (coded && asked?.id === coded.id) return asked.isEnd;
  return page === undefined || page.id === pages.at(-1)?.id;
}
