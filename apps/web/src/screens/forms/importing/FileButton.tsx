import { Button } from '@fluentui/react-components';
import { ArrowUpload20Regular } from '@fluentui/react-icons';
import { type ChangeEvent, useRef } from 'react';

/** Button that opens the browser's file picker. */
export function FileButton(props: {
  readonly label: string;
  readonly isPrimary?: boolean;
  readonly onFile: (file: File) => void;
}) {
  const { label, isPrimary = false, onFile } = props;
  const input = useRef<HTMLInputElement>(null);
  const handleFiles = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = '';
    if (file) onFile(file);
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,.xlsx,.docx,.pdf,.csv,.txt,.md,application/json"
        aria-label={label}
        onChange={handleFiles}
      />
      <Button
        appearance={isPrimary ? 'primary' : 'secondary'}
        icon={<ArrowUpload20Regular />}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
    </>
  );
}
