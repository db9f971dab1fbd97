import { Button } from '@fluentui/react-components';
import { ArrowUpload20Regular } from '@fluentui/react-icons';
import { useWords } from '@tideform/words/react';
import { useRef } from 'react';
import { useDeviceStyles } from './device.styles.ts';
import { deviceWords } from './device.words.ts';

/** Lets the person pick a file that another device has exported. */
export function ImportButton(props: { readonly isBusy: boolean; readonly onFile: (file: File) => void }) {
  const words = useWords(deviceWords);
  const styles = useDeviceStyles();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        className={styles.file}
        type="file"
        aria-label={words.import}
        tabIndex={-1}
        accept="application/json,.json"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (file) props.onFile(file);
        }}
      />
      <Button icon={<ArrowUpload20Regular />} disabled={props.isBusy} onClick={() => input.current?.click()}>
        {words.import}
      </Button>
    </>
  );
}
