import { listNotices, mailNotices, readNotices, type UserNotification } from '@tideform/contract';
import { languages } from '@tideform/i18n';
import { useLocale } from '@tideform/i18n/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { createRefusalError } from './create-refusal-error.ts';
import { useData } from './data-context.ts';

/** Minimum time between requests if the user repeatedly returns to the app. */
const minIntervalMs = 60_000;
const pollMs = 5 * 60_000;

export interface NotificationsState {
  /** Notifications; `undefined` while loading and if loading failed. */
  readonly all: readonly UserNotification[] | undefined;
  readonly unreadCount: number;
  /** Why the last request failed. Notifications that were loaded before are kept. */
  readonly cause: unknown;
  reload(): void;
  /** Marks all loaded notifications as read. */
  markRead(): void;
  /** Whether notifications are also sent by email; `undefined` if emails aren't available. */
  readonly hasEmail: boolean | undefined;
  /**
   * Sets whether notifications are also sent by email.
   * @throws FailureError, ServerOutage
   */
  setEmailEnabled(isWanted: boolean): Promise<void>;
}

/**
 * Returns the user's notifications in all teams. They are loaded on mount, when the user returns to the app, and every
 * five minutes.
 */
export function useNotifications(): NotificationsState {
  const { api } = useData();
  const { language } = useLocale();
  const [loaded, setKnown] = useState<{
    readonly notices: readonly UserNotification[];
    readonly unread: number;
    byMail?: boolean | null | undefined;
  }>();
  const [cause, setCause] = useState<unknown>();
  const requestedAt = useRef(0);
  const reload = useCallback(() => {
    requestedAt.current = Date.now();
    void api
      .call(listNotices, {})
      .then((result) => {
        if (!result.ok) throw createRefusalError(result, '');
        setKnown(result.value);
        setCause(undefined);
      })
      .catch(setCause);
  }, [api]);
  useEffect(() => {
    const reloadWhenVisible = () => {
      if (!document.hidden && Date.now() - requestedAt.current >= minIntervalMs) reload();
    };
    reloadWhenVisible();
    const timer = setInterval(reloadWhenVisible, pollMs);
    document.addEventListener('visibilitychange', reloadWhenVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', reloadWhenVisible);
    };
  }, [reload]);
  return {
    all: loaded?.notices,
    unreadCount: loaded?.unread ?? 0,
    cause,
    reload,
    hasEmail: loaded?.byMail ?? undefined,
    async setEmailEnabled(isWanted) {
      const result = await api.call(mailNotices, {
        body: { isWanted, language: languages.find((one) => one === language) ?? 'en' },
      });
      if (!result.ok) throw createRefusalError(result, '');
      setKnown((now) => now && { ...now, byMail: result.value.isWanted });
    },
    markRead() {
      const until = loaded?.notices[0]?.at;
      if (!loaded || until === undefined || loaded.unread === 0) return;
      setKnown({ ...loaded, notices: loaded.notices.map((one) => ({ ...one, isRead: true })), unread: 0 });
      // A failure is ignored: the notifications are shown as unread again next time.
      void api.call(readNotices, { body: { until } }).catch(() => undefined);
    },
  };
}
