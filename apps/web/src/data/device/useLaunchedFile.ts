import { useEffect, useRef } from 'react';

/** Files that the system opens with the installed app; TypeScript does not know it yet. */
interface LaunchQueue {
  setConsumer(consumer: (launch: { readonly files?: readonly FileSystemFileHandle[] }) => void): void;
}

/** Takes each file that is opened with the app while this is shown. */
export function useLaunchedFile(onFile: (file: File) => void): void {
  const latest = useRef(onFile);
  latest.current = onFile;
  useEffect(() => {
    const queue = (window as { readonly launchQueue?: LaunchQueue }).launchQueue;
    let isOver = false;
    queue?.setConsumer(({ files = [] }) => {
      for (const handle of files) {
        // What cannot be read is said by nobody: the person sees that nothing came.
        handle.getFile().then(
          (file) => isOver || latest.current(file),
          () => undefined,
        );
      }
    });
    return () => {
      isOver = true;
    };
  }, []);
}
