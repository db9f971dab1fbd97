import { Body1, Button, Caption1, Input } from '@fluentui/react-components';
import { Attach20Regular, Dismiss16Regular, Document20Regular, DocumentPdf20Regular } from '@fluentui/react-icons';
import { useLocale, useMessages } from '@tideform/i18n/react';
import { useRef, useState } from 'react';
import {
  type Attachment,
  getBase64ByteCount,
  isSubmissionPdf,
  maxAttachmentBytes,
  maxAttachments,
  readAsBase64,
  submissionPdf,
  toPdfName,
} from '../../../data/email/useEmailSending.ts';
import { formatBytes } from '../../../ui/formatting/format-bytes.ts';
import { emailMessages } from './email.messages.ts';
import { useEmailStyles } from './email.styles.ts';

/** Attachments of an email: the submission as a PDF, created for each email, and files that are the same for all. */
export function EmailAttachments({
  attachments,
  onChange,
}: {
  readonly attachments: readonly Attachment[];
  readonly onChange: (attachments: readonly Attachment[]) => void;
}) {
  const { files: messages, fields } = useMessages(emailMessages);
  const { locale } = useLocale();
  const styles = useEmailStyles();
  const picker = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const hasPdf = attachments.some(isSubmissionPdf);
  const replaceAttachment = (at: number, next: Attachment) =>
    onChange(attachments.map((one, index) => (index === at ? next : one)));
  const addFiles = async (picked: readonly File[]) => {
    setProblem(undefined);
    if (attachments.length + picked.length > maxAttachments)
      return setProblem(messages.tooMany({ most: maxAttachments }));
    const currentBytes = attachments.reduce((sum, { contentBytes }) => sum + getBase64ByteCount(contentBytes), 0);
    const totalBytes = picked.reduce((sum, { size }) => sum + size, currentBytes);
    if (totalBytes > maxAttachmentBytes)
      return setProblem(messages.tooLarge({ most: formatBytes(maxAttachmentBytes, locale) }));
    const newAttachments = await Promise.all(picked.map(readFile));
    const unreadableFile = picked.find((_, at) => newAttachments[at] === undefined);
    if (unreadableFile) setProblem(messages.unread({ name: unreadableFile.name }));
    onChange([...attachments, ...newAttachments.filter((one) => one !== undefined)]);
  };
  return (
    <div>
      <ul className={styles.files} aria-label={fields.attachments}>
        {attachments.map((one, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, and attachments are never reordered
          <li key={at} className={styles.file}>
            {isSubmissionPdf(one) ? (
              <>
                <DocumentPdf20Regular aria-hidden="true" className={styles.bad} />
                <Input
                  size="small"
                  appearance="filled-lighter"
                  className={styles.pdfName}
                  aria-label={messages.nameOfPdf}
                  value={one.name}
                  maxLength={250}
                  onChange={(_, { value }) => replaceAttachment(at, { ...one, name: value })}
                  onBlur={() => replaceAttachment(at, { ...one, name: toPdfName(one.name) })}
                />
                <Caption1 className={styles.quiet}>{messages.madeForEach}</Caption1>
              </>
            ) : (
              <>
                <Document20Regular aria-hidden="true" />
                <Body1 className={styles.fileName}>
                  <bdi>{one.name}</bdi>
                </Body1>
                <Caption1 className={styles.quiet}>
                  {formatBytes(getBase64ByteCount(one.contentBytes), locale)}
                </Caption1>
              </>
            )}
            <Button
              appearance="subtle"
              size="small"
              icon={<Dismiss16Regular />}
              aria-label={messages.remove({ name: one.name })}
              onClick={() => onChange(attachments.filter((_, index) => index !== at))}
            />
          </li>
        ))}
        <li>
          {!hasPdf && (
            <Button
              appearance="subtle"
              icon={<DocumentPdf20Regular />}
              onClick={() => onChange([submissionPdf, ...attachments])}
            >
              {messages.addPdf}
            </Button>
          )}
          <Button appearance="subtle" icon={<Attach20Regular />} onClick={() => picker.current?.click()}>
            {messages.attach}
          </Button>
        </li>
      </ul>
      <span role="status" className={styles.bad}>
        {problem && <Caption1>{problem}</Caption1>}
      </span>
      <input
        ref={picker}
        hidden
        multiple
        type="file"
        aria-label={messages.attach}
        onChange={({ target }) => {
          void addFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </div>
  );
}

async function readFile(file: File): Promise<Attachment | undefined> {
  try {
    const contentType = /^[\w.+-]+\/[\w.+-]+$/.test(file.type) ? file.type : 'application/octet-stream';
    return { name: file.name.trim().slice(-255) || 'file', contentType, contentBytes: await readAsBase64(file) };
  } catch {
    return undefined;
  }
}
