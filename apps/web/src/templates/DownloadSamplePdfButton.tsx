import { Button, Caption1, Spinner } from '@fluentui/react-components';
import { DocumentPdf20Regular } from '@fluentui/react-icons';
import { useLocale, useMessages } from '@tideform/i18n/react';
import { useState } from 'react';
import { failureMessages } from '../failures/failure.messages.ts';
import { formatCause } from '../failures/format-failure.ts';
import { saveFile } from '../ui/save-file.ts';
import type { FormTemplate } from './template.ts';
import { templatesMessages } from './templates.messages.ts';

/** Button that downloads the PDF of a sample response to the template's form. */
export function DownloadSamplePdfButton({ template }: { readonly template: FormTemplate }) {
  const messages = useMessages(templatesMessages);
  const failures = useMessages(failureMessages);
  const locale = useLocale();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const renderPdf = async () => {
    setBusy(true);
    setError('');
    try {
      const { renderTemplatePdf } = await import('./render-template-pdf.ts');
      saveFile(await renderTemplatePdf(template, locale, new AbortController().signal), template.title, 'pdf');
    } catch (cause) {
      setError(formatCause(cause, failures));
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
        onClick={renderPdf}
      >
        {isBusy ? messages.drawing : messages.previewPdf}
      </Button>
    </>
  );
}
