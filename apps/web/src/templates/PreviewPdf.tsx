import { Button, Caption1, Spinner } from '@fluentui/react-components';
import { DocumentPdf20Regular } from '@fluentui/react-icons';
import { useMessages, useSpeech } from '@tideform/i18n/react';
import { useState } from 'react';
import { failureMessages } from '../failures/failure.messages.ts';
import { wordCause } from '../failures/word-failure.ts';
import { saveFile } from '../ui/save-file.ts';
import type { FormTemplate } from './template.ts';
import { templatesMessages } from './templates.messages.ts';

/** Saves how a made-up response to the template's form looks on paper. */
export function PreviewPdf({ template }: { readonly template: FormTemplate }) {
  const messages = useMessages(templatesMessages);
  const failures = useMessages(failureMessages);
  const speech = useSpeech();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const draw = async () => {
    setBusy(true);
    setError('');
    try {
      const { drawTemplate } = await import('./draw-template.ts');
      saveFile(await drawTemplate(template, speech, new AbortController().signal), template.title, 'pdf');
    } catch (cause) {
      setError(wordCause(cause, failures));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {error && <Caption1 role="alert">{error}</Caption1>}
      <Button
        disabledFocusable={isBusy}
        icon={isBusy ? <Spinner size="tiny" aria-hidden="true" /> : <DocumentPdf20Regular />}
        onClick={draw}
      >
        {isBusy ? messages.drawing : messages.previewPdf}
      </Button>
    </>
  );
}
