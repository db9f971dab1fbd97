import { Body1, Caption1Strong, Spinner } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { getDisplayedOriginal } from '@tideform/import';
import { useEffect, useMemo, useRef, useState } from 'react';
import { importMessages } from './import.messages.ts';
import { isPdf } from './useImport.ts';
import { useImportStyles } from './useImportStyles.ts';

/** Content of the imported file, to compare with the form. */
export function OriginalView({ content }: { readonly content: Uint8Array | string }) {
  const messages = useMessages(importMessages);
  const styles = useImportStyles();
  const isPdfFile = typeof content !== 'string' && isPdf(content);
  const original = useMemo(() => (isPdfFile ? undefined : getDisplayedOriginal(content)), [content, isPdfFile]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll the section
    <section className={styles.original} tabIndex={0} aria-label={messages.original}>
      <Caption1Strong className={styles.hint}>{messages.original}</Caption1Strong>
      {isPdfFile && <PdfPages content={content} />}
      {original?.kind === 'text' && <pre className={styles.originalText}>{original.text}</pre>}
      {original?.kind === 'sheets' &&
        original.sheets.map(({ name, rows }) => (
          <table key={name} className={styles.sheet}>
            <caption>{name}</caption>
            <tbody>
              {rows.map((row, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file never move
                <tr key={at}>
                  {row.map((cell, column) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: cells of a file never move
                    <td key={column}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      {!isPdfFile && !original && <Body1>{messages.noOriginal}</Body1>}
    </section>
  );
}

/** Pages of a PDF as pictures, without running its scripts. */
function PdfPages({ content }: { readonly content: Uint8Array }) {
  const messages = useMessages(importMessages);
  const styles = useImportStyles();
  const host = useRef<HTMLDivElement>(null);
  const [step, setStep] = useState<'drawing' | 'drawn' | 'failed'>('drawing');
  useEffect(() => {
    const stop = new AbortController();
    const renderPages = async () => {
      const { renderPdfPages } = await import('../read-pdf-form.ts');
      await renderPdfPages(content, (page) => !stop.signal.aborted && host.current?.append(page));
      if (!stop.signal.aborted) setStep('drawn');
    };
    renderPages().catch(() => !stop.signal.aborted && setStep('failed'));
    const container = host.current;
    return () => {
      stop.abort();
      container?.replaceChildren();
    };
  }, [content]);
  return (
    <>
      {step === 'drawing' && <Spinner size="small" />}
      {step === 'failed' && <Body1>{messages.noOriginal}</Body1>}
      <div ref={host} className={styles.paperPages} />
    </>
  );
}
