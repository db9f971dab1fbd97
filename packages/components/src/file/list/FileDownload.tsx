import type { StoredFile } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import type { ReactNode } from 'react';
import { findSafeUrl } from '../../kit/files/stored-files.ts';
import type { FileAdding } from '../adding/useFileAdding.tsx';
import { fileMessages } from '../file.messages.ts';
import { saveFile } from './save-file.ts';

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
