import type { StoredFile } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import type { ReactNode } from 'react';
import { findSafeUrl } from '../../kit/files/stored-files.ts';
import type { FileAdding } from '../adding/useFileAdding.tsx';
import { fileMessages } from '../file.messages.ts';

interface FileDownloadProps {
  readonly file: StoredFile;
  readonly adding: FileAdding;
  readonly className: string;
  readonly children: ReactNode;
}

/** Name or thumbnail of a file. A click downloads the file if its contents are available. */
export function FileDownload({ file, adding, className, children }: FileDownloadProps) {
  const messages = useMessages(fileMessages);
  const { store, fail } = adding;
  const name = file.originalName;
  const link = findSafeUrl(file);
  if (store) {
    const download = () =>
      store.read(file).then(
        (content) => saveFile(content, name),
        () => fail(name, messages.downloadFailed),
      );
    return (
      <button
        type="button"
        className={className}
        aria-label={messages.download({ name })}
        onClick={() => void download()}
      >
        {children}
      </button>
    );
  }
  if (!link) return <span className={className}>{children}</span>;
  return (
    <a
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      className={className}
      aria-label={messages.openLink({ name })}
    >
      {children}
    </a>
  );
}

const REVOKE_DELAY_MS = 60_000;

/**
 * Downloads a file under its name.
 * NOTE: the file is downloaded instead of opened, because an attached HTML page or SVG must not run in the app's
 * origin.
 */
function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_DELAY_MS);
}
