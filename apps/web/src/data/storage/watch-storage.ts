import { createStorageWatch, isQuotaExceeded, type ResponseCommands, type SyncPorts } from '@tideform/sync';
import { browserStorage } from './browser-storage.ts';

const lookEveryMs = 60_000;

/**
 * Watches how full the browser's storage is while the app is open. The answered commands are `responses`; the first draft
 * asks the browser to keep what is here, and a write that is refused for want of space is reported.
 */
export function watchStorage(
  responses: ResponseCommands,
  report: SyncPorts['report'],
): { readonly responses: ResponseCommands; readonly stop: () => void } {
  const watch = createStorageWatch(browserStorage, report);
  const look = () => void watch.look().catch(() => undefined);
  look();
  const timer = setInterval(look, lookEveryMs);

  const watched = <Result>(writing: Promise<Result>): Promise<Result> =>
    writing.catch((error: unknown) => {
      if (isQuotaExceeded(error)) void watch.refused().catch(() => undefined);
      throw error;
    });

  return {
    responses: {
      ...responses,
      async create(...draft) {
        void watch.keep().catch(() => undefined);
        return watched(responses.create(...draft));
      },
      saveDraft: (...draft) => watched(responses.saveDraft(...draft)),
      submit: (...submit) => watched(responses.submit(...submit)),
    },
    stop: () => clearInterval(timer),
  };
}
