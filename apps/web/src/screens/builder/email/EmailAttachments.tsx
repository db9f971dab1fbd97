import { Body1, Button, Caption1, Input } from '@fluentui/react-components';
import { Attach20Regular, Dismiss16Regular, Document20Regular, DocumentPdf20Regular } from '@fluentui/react-icons';
import { useMessages, useSpeech } from '@tideform/i18n/react';
import { useRef, useState } from 'react';
import {
  type Attachment,
  asPdfName,
  isSubmissionPdf,
  mostAttachments,
  mostBytes,
  submissionPdf,
} from '../../../data/email/attachments.ts';
import { asBase64, bytesOfBase64 } from '../../../ui/base64.ts';
import { wordBytes } from '../../../ui/word-bytes.ts';
import { emailMessages } from './email.messages.ts';
import { useEmailStyles } from './email.styles.ts';

/** What goes with an email: the submission as a PDF, made for each, and files that are the same for all. */
export function EmailAttachments({
  attachments,
  onChange,
}: {
  readonly attachments: readonly Attachment[];
  readonly onChange: (attachments: readonly Attachment[]) => void;
}) {
  const { files: messages, fields } = useMessages(emailMessages);
  const { locale } = useSpeech();
  const styles = useEmailStyles();
  const picker = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const hasPdf = attachments.some(isSubmissionPdf);
  const put = (at: number, next: Attachment) => onChange(attachments.map((one, index) => (index === at ? next : one)));
  const add = async (picked: readonly File[]) => {
    setProblem(undefined);
    if (attachments.length + picked.length > mostAttachments)
      return setProblem(messages.tooMany({ most: mostAttachments }));
    const kept = attachments.reduce((sum, { contentBytes }) => sum + bytesOfBase64(contentBytes), 0);
    const total = picked.reduce((sum, { size }) => sum + size, kept);
    if (total > mostBytes) return setProblem(messages.tooLarge({ most: wordBytes(mostBytes, locale) }));
    const read = await Promise.all(picked.map(readFile));
    const unread = picked.find((_, at) => read[at] === undefined);
    if (unread) setProblem(messages.unread({ name: unread.name }));
    onChange([...attachments, ...read.filter((one) => one !== undefined)]);
  };
  return (
    <div>
      <ul className={styles.files} aria-label={fields.attachments}>
        {attachments.map((one, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same name; none is moved
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
                  onChange={(_, { value }) => put(at, { ...one, name: value })}
                  onBlur={() => put(at, { ...one, name: asPdfName(one.name) })}
                />
                <Caption1 className={styles.quiet}>{messages.madeForEach}</Caption1>
              </>
            ) : (
              <>
                <Document20Regular aria-hidden="true" />
                <Body1 className={styles.fileName}>
                  <bdi>{one.name}</bdi>
                </Body1>
                <Caption1 className={styles.quiet}>{wordBytes(bytesOfBase64(one.contentBytes), locale)}</Caption1>
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
          void add([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </div>
  );
}

async function readFile(file: File): Promise<Attachment | undefined> {
  try {
    const contentType = /^[\w.+-]+\/[\w.+-]+$/.test(file.type) ? file.type : 'application/octet-stream';
    return { name: file.name.trim().slice(-255) || 'file', contentType, contentBytes: await asBase64(file) };
  } catch {
    return undefined;
  }
}
