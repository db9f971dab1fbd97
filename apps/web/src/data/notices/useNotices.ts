import { listNotices, mailNotices, type Notice, readNotices } from '@tideform/contract';
import { languages } from '@tideform/i18n';
import { useSpeech } from '@tideform/i18n/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useData } from '../data-context.ts';
import { refused } from '../server-refusal.ts';

/** Who comes back to the app asks at once, but no sooner than that after it was asked last. */
const restMs = 60_000;
const askEveryMs = 5 * 60_000;

export interface Notices {
  /** `undefined`: not here yet, or not to be had. */
  readonly all: readonly Notice[] | undefined;
  readonly unread: number;
  /** Why they did not come the last time; what came before stays. */
  readonly cause: unknown;
  ask(): void;
  /** The person has read all that is here. */
  markRead(): void;
  /** Whether they come by email, too; `undefined`: they cannot. */
  readonly byMail: boolean | undefined;
  /** @throws what the server says */
  setByMail(isWanted: boolean): Promise<void>;
}

/** What concerns the person, in all teams: asked for when it is first drawn, when somebody comes back, and now and then. */
export function useNotices(): Notices {
  const { api } = useData();
  const { language } = useSpeech();
  const [known, setKnown] = useState<{
    readonly notices: readonly Notice[];
    readonly unread: number;
    byMail?: boolean | null | undefined;
  }>();
  const [cause, setCause] = useState<unknown>();
  const askedAt = useRef(0);
  const ask = useCallback(() => {
    askedAt.current = Date.now();
    void api
      .call(listNotices, {})
      .then((answer) => {
        if (!answer.ok) throw refused(answer, '');
        setKnown(answer.value);
        setCause(undefined);
      })
      .catch(setCause);
  }, [api]);
  useEffect(() => {
    const askWhenSeen = () => {
      if (!document.hidden && Date.now() - askedAt.current >= restMs) ask();
    };
    askWhenSeen();
    const timer = setInterval(askWhenSeen, askEveryMs);
    document.addEventListener('visibilitychange', askWhenSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', askWhenSeen);
    };
  }, [ask]);
  return {
    all: known?.notices,
    unread: known?.unread ?? 0,
    cause,
    ask,
    byMail: known?.byMail ?? undefined,
    async setByMail(isWanted) {
      const answer = await api.call(mailNotices, {
        body: { isWanted, language: languages.find((one) => one === language) ?? 'en' },
      });
      if (!answer.ok) throw refused(answer, '');
      setKnown((now) => now && { ...now, byMail: answer.value.isWanted });
    },
    markRead() {
      const until = known?.notices[0]?.at;
      if (!known || until === undefined || known.unread === 0) return;
      setKnown({ ...known, notices: known.notices.map((one) => ({ ...one, isRead: true })), unread: 0 });
      // What is not written down now is unread the next time.
      void api.call(readNotices, { body: { until } }).catch(() => undefined);
    },
  };
}
