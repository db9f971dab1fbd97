import { Body1, Button, Caption1, Field, makeStyles, Spinner, Textarea, tokens } from '@fluentui/react-components';
import { Attach20Regular, Dismiss16Regular } from '@fluentui/react-icons';
import { useCloseWithConfirmation } from '@tideform/components/kit/unsaved/useCloseWithConfirmation.tsx';
import { useLocale, useMessages } from '@tideform/i18n/react';
import { useEffect, useRef, useState } from 'react';
import { useChat } from '../../chat/chat.ts';
import { type SupportFile, supportRequestLimits, useSendSupportRequest } from '../../data/useSendSupportRequest.ts';
import { DialogFrame } from '../../ui/dialogs/DialogFrame.tsx';
import { formatBytes } from '../../ui/formatting/format-bytes.ts';
import { useAttempt } from '../../ui/loading/useAttempt.ts';
import { uiMessages } from '../../ui/ui.messages.ts';
import { supportMessages } from './support.messages.ts';

const useStyles = makeStyles({
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  file: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS, minHeight: '32px' },
  name: { flexGrow: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  quiet: { color: tokens.colorNeutralForeground2 },
  wrong: { color: tokens.colorStatusDangerForeground1 },
  add: { alignSelf: 'flex-start' },
  input: { display: 'none' },
});

/** Dialog for a support request with attachments. */
export function SupportDialog(props: {
  readonly teamId: string;
  /** Called when the request is sent, to create additional attachments. */
  readonly withForm?: () => Promise<readonly SupportFile[]>;
  readonly onClose: () => void;
}) {
  const { teamId, withForm, onClose } = props;
  const messages = useMessages(supportMessages);
  const ui = useMessages(uiMessages);
  const styles = useStyles();
  const send = useSendSupportRequest(teamId);
  const chat = useChat();
  const [details, setDetails] = useState('');
  const [files, setFiles] = useState<readonly File[]>([]);
  const [isSent, setSent] = useState(false);
  const closeButton = useRef<HTMLButtonElement>(null);
  // Moves the focus to the Close button, because the clicked button is gone.
  useEffect(() => {
    if (isSent) closeButton.current?.focus();
  }, [isSent]);
  const { isBusy, error, attempt } = useAttempt();
  const exceedsLimit =
    files.length > supportRequestLimits.files ||
    files.reduce((sum, { size }) => sum + size, 0) > supportRequestLimits.bytes;
  const isReady = details.trim() !== '' && !exceedsLimit && send !== undefined;
  const [leave, question] = useCloseWithConfirmation(details.trim() !== '' && !isSent, onClose);
  const submit = () =>
    attempt(async () => {
      const chosen = files.map((file) => ({ name: file.name, content: file }));
      await send?.(details.trim(), [...chosen, ...((await withForm?.()) ?? [])]);
      setSent(true);
      chat?.trackEvent('support-requested');
    });
  const close = () => !isBusy && leave();
  return (
    <>
      <DialogFrame
        title={isSent ? messages.thanks : messages.title}
        contentClass={styles.content}
        error={error}
        onClose={isSent ? onClose : close}
        actions={
          isSent ? (
            <Button appearance="primary" ref={closeButton} onClick={onClose}>
              {ui.close}
            </Button>
          ) : (
            <>
              <Button disabled={isBusy} onClick={close}>
                {ui.cancel}
              </Button>
              <Button
                appearance="primary"
                disabledFocusable={isBusy || !isReady}
                {...(isBusy && { icon: <Spinner size="tiny" aria-hidden="true" /> })}
                onClick={() => void submit()}
              >
                {messages.send}
              </Button>
            </>
          )
        }
      >
        {isSent ? (
          <Body1 role="status">{messages.thanksText}</Body1>
        ) : (
          <>
            <Field label={messages.details} hint={messages.detailsHint} required>
              <Textarea
                rows={6}
                resize="vertical"
                maxLength={supportRequestLimits.details}
                value={details}
                onChange={(_, { value }) => setDetails(value)}
              />
            </Field>
            <Attachments files={files} isTooMuch={exceedsLimit} onFiles={setFiles} />
            {withForm && <Caption1 className={styles.quiet}>{messages.goAlong}</Caption1>}
          </>
        )}
      </DialogFrame>
      {question}
    </>
  );
}

function Attachments(props: {
  readonly files: readonly File[];
  readonly isTooMuch: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}) {
  const { files, isTooMuch, onFiles } = props;
  const messages = useMessages(supportMessages);
  const styles = useStyles();
  const { locale } = useLocale();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      {files.length > 0 && (
        <ul className={styles.list} aria-label={messages.attachments}>
          {files.map((file, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name.
            <li key={index} className={styles.file}>
              <span className={styles.name}>
                <bdi>{file.name}</bdi>
              </span>
              <Caption1 className={styles.quiet}>{formatBytes(file.size, locale)}</Caption1>
              <Button
                appearance="subtle"
                size="small"
                icon={<Dismiss16Regular />}
                aria-label={messages.remove({ name: file.name })}
                onClick={() => onFiles(files.filter((one) => one !== file))}
              />
            </li>
          ))}
        </ul>
      )}
      <Button className={styles.add} icon={<Attach20Regular />} onClick={() => input.current?.click()}>
        {messages.add}
      </Button>
      {isTooMuch && (
        <Caption1 role="alert" className={styles.wrong}>
          {messages.tooMany({
            count: supportRequestLimits.files,
            size: formatBytes(supportRequestLimits.bytes, locale),
          })}
        </Caption1>
      )}
      <input
        ref={input}
        type="file"
        multiple
        className={styles.input}
        aria-label={messages.attachments}
        tabIndex={-1}
        onChange={(event) => {
          onFiles([...files, ...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </>
  );
}
