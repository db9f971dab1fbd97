import { Button } from '@fluentui/react-components';
import { ArrowUpload20Regular } from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import { useRef } from 'react';
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
