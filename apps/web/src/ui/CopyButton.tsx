import { Button } from '@fluentui/react-components';
import { CheckmarkRegular, CopyRegular } from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import { useEffect, useState } from 'react';
import { uiMessages } from './ui.messages.ts';

const shownMs = 2000;

/** Button that copies `text`, and confirms this for two seconds. */
export function CopyButton({ text, children }: { readonly text: string; readonly children: string }) {
  const messages = useMessages(uiMessages);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), shownMs);
    return () => clearTimeout(timer);
  }, [isCopied]);
  return (
    <Button
      icon={isCopied ? <CheckmarkRegular /> : <CopyRegular />}
      onClick={() => navigator.clipboard.writeText(text).then(() => setCopied(true))}
    >
      {isCopied ? messages.copied : children}
    </Button>
  );
}

/** Selects the whole text of an input and scrolls to its start, because browsers would scroll to its end. */
export function selectFromStart(input: HTMLInputElement): void {
  input.select();
  requestAnimationFrame(() => {
    input.scrollLeft = 0;
  });
}
