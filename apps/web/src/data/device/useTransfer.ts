import { useEffect, useRef } from 'react';
import { useData } from '../data-context.ts';
import type { Transfer } from './transfer.ts';

/** Exports responses from this device and imports them. */
export const useTransfer = (): Transfer => useData().transfer;

/** Part of the Launch Handler API, for files that are opened with the installed app. TypeScript's DOM types lack it. */
interface LaunchQueue {
  setConsumer(consumer: (launch: { readonly files?: readonly FileSystemFileHandle[] }) => void): void;
}

/** Calls `onFile` for each file that is opened with the installed app while the component is mounted. */
export function useLaunchedFile(onFile: (file: File) => void): void {
  const latest = useRef(onFile);
  latest.current = onFile;
  useEffect(() => {
    const queue = (window as { readonly launchQueue?: LaunchQueue }).launchQueue;
    let isUnmounted = false;
    queue?.setConsumer(({ files = [] }) => {
      for (const handle of files) {
        // Unreadable files are ignored: the user sees that no file was opened.
        handle.getFile().then(
          (file) => isUnmounted || latest.current(file),
          () => undefined,
        );
      }
    });
    return () => {
      isUnmounted = true;
    };
  }, []);
}
