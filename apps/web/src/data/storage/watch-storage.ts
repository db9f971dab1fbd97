import { createStorageMonitor, isQuotaExceeded, type ResponseCommands, type SyncPorts } from '@tideform/sync';
import { browserStorage } from './browser-storage.ts';

const pollMs = 60_000;

/**
 * Monitors storage usage while the app is open. The returned `responses` request persistent storage with the first
 * draft, and report writes that fail because the storage is full.
 */
export function watchStorage(
  responses: ResponseCommands,
  report: SyncPorts['report'],
): { readonly responses: ResponseCommands; readonly stop: () => void } {
  const monitor = createStorageMonitor(browserStorage, report);
  const check = () => void monitor.check().catch(() => undefined);
  check();
  const timer = setInterval(check, pollMs);

  const reportFullStorage = <Result>(write: Promise<Result>): Promise<Result> =>
    write.catch((error: unknown) => {
      if (isQuotaExceeded(error)) void monitor.recordRefusal().catch(() => undefined);
      throw error;
    });

  return {
    responses: {
      ...responses,
      async create(...draft) {
        void monitor.requestPersistence().catch(() => undefined);
        return reportFullStorage(responses.create(...draft));
      },
      saveDraft: (...draft) => reportFullStorage(responses.saveDraft(...draft)),
      submit: (...submit) => reportFullStorage(responses.submit(...submit)),
    },
    stop: () => clearInterval(timer),
  };
}
