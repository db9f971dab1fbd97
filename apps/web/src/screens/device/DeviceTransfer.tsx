import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { ArrowUpload20Regular, DismissRegular } from '@fluentui/react-icons';
import { formatList } from '@tideform/i18n';
import { useLocale, useMessages } from '@tideform/i18n/react';
import { useRef, useState } from 'react';
import { useTransfer } from '../../data/device/useTransfer.ts';
import { useStorageUse } from '../../data/storage/browser-storage.ts';
import { useSyncStatus } from '../../data/sync/useSyncStatus.ts';
import { thisDeviceMessages } from '../../device/this-device.messages.ts';
import { failureMessages } from '../../failures/failure.messages.ts';
import { formatCause } from '../../failures/format-failure.ts';
import { saveFile } from '../../ui/browser/save-file.ts';
import { uiMessages } from '../../ui/ui.messages.ts';
import { deviceMessages } from './device.messages.ts';
import { useDeviceStyles } from './device.styles.ts';

/** Button to pick a file that another device has exported. */
export function ImportButton(props: { readonly isBusy: boolean; readonly onFile: (file: File) => void }) {
  const messages = useMessages(deviceMessages);
  const styles = useDeviceStyles();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        className={styles.file}
        type="file"
        aria-label={messages.import}
        tabIndex={-1}
        accept="application/json,.json"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (file) props.onFile(file);
        }}
      />
      <Button icon={<ArrowUpload20Regular />} disabled={props.isBusy} onClick={() => input.current?.click()}>
        {messages.import}
      </Button>
    </>
  );
}

/** Messages about the last import or export, being offline, and storage that is running out. */
export function TransferMessages(props: {
  readonly result: TransferResult | undefined;
  readonly onDismiss: () => void;
}) {
  const messages = useMessages(deviceMessages);
  const thisDevice = useMessages(thisDeviceMessages);
  const ui = useMessages(uiMessages);
  const styles = useDeviceStyles();
  const { online } = useSyncStatus();
  const storage = useStorageUse();
  const { result, onDismiss } = props;
  return (
    <div className={styles.notices}>
      {result && (
        <MessageBar intent={result.intent} layout="multiline">
          <MessageBarBody>
            {result.lines.map((line) => (
              <div key={line}>{line}</div>
            ))}
          </MessageBarBody>
          <MessageBarActions
            containerAction={
              <Button appearance="transparent" aria-label={ui.dismiss} icon={<DismissRegular />} onClick={onDismiss} />
            }
          />
        </MessageBar>
      )}
      {!online && (
        <MessageBar layout="multiline">
          <MessageBarBody>{messages.offline}</MessageBarBody>
        </MessageBar>
      )}
      {storage?.warnings[0] && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{thisDevice.storage.warnings[storage.warnings[0]]}</MessageBarBody>
        </MessageBar>
      )}
    </div>
  );
}

/** Result of the last import or export, as message lines. */
interface TransferResult {
  readonly intent: 'success' | 'warning' | 'error';
  readonly lines: readonly string[];
}

/** Exports and imports responses, and stores the result of the last transfer. */
export function useDeviceTransfer() {
  const messages = useMessages(deviceMessages);
  const { locale } = useLocale();
  const failures = useMessages(failureMessages);
  const transfer = useTransfer();
  const [result, setResult] = useState<TransferResult>();
  const [isBusy, setBusy] = useState(false);

  const formatLostFiles = (files: readonly string[]) =>
    files.length > 0 ? [messages.lost({ names: formatList(files, locale) })] : [];
  const createFailedResult = (cause: unknown): TransferResult => ({
    intent: 'error',
    lines: [formatCause(cause, failures)],
  });
  const attempt = async (work: () => Promise<TransferResult>) => {
    setBusy(true);
    setResult(undefined);
    setResult(await work().catch(createFailedResult));
    setBusy(false);
  };

  return {
    outcome: result,
    isBusy,
    dismiss: () => setResult(undefined),
    exportResponses: (ids: readonly string[], name: string) =>
      attempt(async () => {
        const { content, count, lostFiles } = await transfer.pack(ids);
        saveFile(content, name, 'json');
        return createResult([messages.exported({ count })], formatLostFiles(lostFiles), []);
      }),
    importFile: (file: File) =>
      attempt(async () => {
        const { imported, skipped, lostFiles } = await transfer.importFile(file);
        const done = imported.length > 0 ? [messages.imported({ count: imported.length })] : [];
        const problems = skipped.map(({ title, reason }) => `${title} ${messages.notImported[reason]}.`);
        return createResult(done, formatLostFiles(lostFiles), problems);
      }),
  };
}

function createResult(
  done: readonly string[],
  formatLostFiles: readonly string[],
  problems: readonly string[],
): TransferResult {
  const lines = [...done, ...problems, ...formatLostFiles];
  return { intent: lines.length > done.length ? 'warning' : 'success', lines };
}
