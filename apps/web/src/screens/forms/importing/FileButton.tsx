import { Button } from '@fluentui/react-components';
import { ArrowUpload20Regular } from '@fluentui/react-icons';
import { type ChangeEvent, useRef } from 'react';

/** Opens the browser's choice of files. */
export function FileButton(props: {
  readonly label: string;
  readonly isPrimary?: boolean;
  readonly onFile: (file: File) => void;
}) {
  const { label, isPrimary = false, onFile } = props;
  const input = useRef<HTMLInputElement>(null);
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
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
        onChange={take}
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
