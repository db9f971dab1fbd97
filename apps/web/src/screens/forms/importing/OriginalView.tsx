import { Body1, Caption1Strong, Spinner } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { showOriginal } from '@tideform/import';
import { useEffect, useMemo, useRef, useState } from 'react';
import { importMessages } from './import.messages.ts';
import { isPdf } from './is-pdf.ts';
import { useImportStyles } from './useImportStyles.ts';

/** What was brought, to be compared with the form that it became. */
export function OriginalView({ content }: { readonly content: Uint8Array | string }) {
  const messages = useMessages(importMessages);
  const styles = useImportStyles();
  const isPaper = typeof content !== 'string' && isPdf(content);
  const original = useMemo(() => (isPaper ? undefined : showOriginal(content)), [content, isPaper]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
    <section className={styles.original} tabIndex={0} aria-label={messages.original}>
      <Caption1Strong className={styles.hint}>{messages.original}</Caption1Strong>
      {isPaper && <PaperPages content={content} />}
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
                    // biome-ignore lint/suspicious/noArrayIndexKey: nor do its cells
                    <td key={column}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      {!isPaper && !original && <Body1>{messages.noOriginal}</Body1>}
    </section>
  );
}

/** Pages of a PDF as pictures: nothing in it runs. */
function PaperPages({ content }: { readonly content: Uint8Array }) {
  const messages = useMessages(importMessages);
  const styles = useImportStyles();
  const host = useRef<HTMLDivElement>(null);
  const [step, setStep] = useState<'drawing' | 'drawn' | 'failed'>('drawing');
  useEffect(() => {
    const stop = new AbortController();
    const draw = async () => {
      const { drawPaperPages } = await import('../open-paper-file.ts');
      await drawPaperPages(content, (page) => !stop.signal.aborted && host.current?.append(page));
      if (!stop.signal.aborted) setStep('drawn');
    };
    draw().catch(() => !stop.signal.aborted && setStep('failed'));
    const place = host.current;
    return () => {
      stop.abort();
      place?.replaceChildren();
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
