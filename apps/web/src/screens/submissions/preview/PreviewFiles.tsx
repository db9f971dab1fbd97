import { Button, Subtitle2 } from '@fluentui/react-components';
import { DocumentRegular } from '@fluentui/react-icons';
import type { FileLike } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import type { SubmissionItem } from '@tideform/sync';
import { useMemo, useState } from 'react';
import { useReadFile } from '../../../data/responses/useResponseFiles.ts';
import { failureMessages } from '../../../failures/failure.messages.ts';
import { formatSectionError } from '../../../failures/format-failure.ts';
import { useShowToast } from '../../../ui/toasts/useShowToast.ts';
import { findFiles, getThumbnail } from '../answer-files.ts';
import { getOriginalName } from '../exports/submission-files.ts';
import { previewMessages } from './preview.messages.ts';
import { usePreviewStyles } from './preview.styles.ts';

/** Files of a submission's answers, downloaded on click. */
export function PreviewFiles({ item }: { readonly item: SubmissionItem }) {
  const messages = useMessages(previewMessages);
  const failures = useMessages(failureMessages);
  const styles = usePreviewStyles();
  const readFile = useReadFile();
  const notify = useShowToast();
  const [busyId, setBusyId] = useState<string>();
  const files = useMemo(() => findFiles(item.data), [item]);
  if (files.length === 0) return null;
  const download = async (file: FileLike) => {
    setBusyId(file.id);
    try {
      const { saveFile } = await import('../../../ui/browser/save-file.ts');
      const name = getOriginalName(file);
      const [, stem = name, ending = ''] = /^(.*)\.([^.]{1,8})$/s.exec(name) ?? [];
      saveFile(await readFile(file, new AbortController().signal), stem, ending);
    } catch (cause) {
      notify('error', formatSectionError(cause, failures));
    } finally {
      setBusyId(undefined);
    }
  };
  return (
    <div className={styles.section}>
      <Subtitle2 as="h3" className={styles.heading}>
        {messages.files}
      </Subtitle2>
      <ul className={styles.files}>
        {files.map((file) => {
          const picture = getThumbnail(file);
          const name = getOriginalName(file);
          return (
            <li key={file.id}>
              <Button
                className={styles.file}
                aria-label={messages.openFile({ name })}
                disabledFocusable={busyId === file.id}
                onClick={() => download(file)}
              >
                {picture ? <img src={picture} alt="" className={styles.picture} /> : <DocumentRegular fontSize={32} />}
                <bdi className={styles.fileName}>{name}</bdi>
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
