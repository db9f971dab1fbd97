import {
  Button,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  Skeleton,
  SkeletonItem,
} from '@fluentui/react-components';
import type { FormDefinition, PdfOptions, PdfSettings } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import type { FormRow } from '@tideform/sync';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { failureMessages } from '../../../../failures/failure.messages.ts';
import { formatCause } from '../../../../failures/format-failure.ts';
import { saveFile } from '../../../../ui/browser/save-file.ts';
import { EmptyState } from '../../../../ui/layout/EmptyState.tsx';
import { pdfMessages } from '../pdf.messages.ts';
import { createPreviewResponse } from '../preview-response.ts';
import { usePdfPreview } from '../usePdfPreview.ts';
import { usePreviewAnswers } from '../usePreviewAnswers.ts';
import type { PdfPages } from './open-pdf-pages.ts';
import { PageView } from './PageView.tsx';
import { PdfPreviewToolbar, useZoom } from './PdfPreviewToolbar.tsx';
import { usePdfPreviewStyles } from './pdf-preview.styles.ts';

/** Preview of a form's PDF: its pages as pictures, with answers that the user chooses. */
export function PdfPreviewPane(props: {
  readonly form: FormRow;
  readonly edited: {
    readonly schema: FormDefinition;
    readonly titleTemplate: string;
    readonly pdfOptions?: PdfOptions;
  };
  /** PDF options whose margins are drawn as guides. */
  readonly guides?: PdfSettings | undefined;
}) {
  const { form, edited, guides } = props;
  const messages = useMessages(pdfMessages);
  const failures = useMessages(failureMessages);
  const styles = usePdfPreviewStyles();
  const scrollArea = useRef<HTMLDivElement>(null);
  const preview = usePreviewAnswers(form, edited.schema);
  const { answers } = preview;
  const response = useMemo(() => answers && createPreviewResponse(form, edited, answers), [form, edited, answers]);
  const { pdf, isOutdated, failure: drawFailure, retry } = usePdfPreview(response);
  const { pages, failure: readFailure } = usePdfPages(pdf);
  const failure = drawFailure ?? readFailure;
  const zoom = useZoom(scrollArea, pages?.sizes[0]?.width);
  const current = useCurrentPage(scrollArea, pages?.sizes.length ?? 0);
  return (
    <div className={styles.stage}>
      <PdfPreviewToolbar
        preview={preview}
        page={current.page}
        pages={pages?.sizes.length ?? 0}
        onPage={current.show}
        zoom={zoom}
        onDownload={pdf && (() => saveFile(pdf, form.title, 'pdf'))}
      />
      {preview.areSamplesInstead && (
        <MessageBar intent="warning" className={styles.notice}>
          <MessageBarBody>{messages.instead}</MessageBarBody>
        </MessageBar>
      )}
      {failure !== undefined && pages && (
        <MessageBar intent="error" className={styles.notice}>
          <MessageBarBody>{formatCause(failure, failures)}</MessageBarBody>
          <MessageBarActions>
            <Button size="small" onClick={retry}>
              {messages.again}
            </Button>
          </MessageBarActions>
        </MessageBar>
      )}
      <section
        ref={scrollArea}
        className={styles.paper}
        aria-label={messages.pages}
        aria-busy={isOutdated}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
        tabIndex={0}
      >
        {failure !== undefined && !pages && (
          <EmptyState
            title={messages.failed}
            text={formatCause(failure, failures)}
            action={<Button onClick={retry}>{messages.again}</Button>}
          />
        )}
        {failure === undefined && !pages && (
          <Skeleton aria-label={messages.loading} className={styles.bones}>
            <SkeletonItem className={styles.bonePage} />
          </Skeleton>
        )}
        {pages?.sizes.map((size, index) => (
          <PageView
            // biome-ignore lint/suspicious/noArrayIndexKey: a page is identified by its position
            key={index}
            pages={pages}
            index={index}
            widthPx={(size.width / 72) * 96 * zoom.factor}
            isOutdated={isOutdated}
            margins={guides?.margins}
          />
        ))}
      </section>
    </div>
  );
}

/** Current page: the last one that starts above the middle of the visible area. */
function useCurrentPage(scrollArea: RefObject<HTMLElement | null>, count: number) {
  const [page, setPage] = useState(0);
  useEffect(() => {
    const container = scrollArea.current;
    if (!container || count === 0) return;
    const updatePage = () => {
      const middle = container.scrollTop + container.clientHeight / 2;
      setPage(
        Math.max(
          0,
          getPageElements(container).findLastIndex((one) => one.offsetTop < middle),
        ),
      );
    };
    updatePage();
    container.addEventListener('scroll', updatePage, { passive: true });
    return () => container.removeEventListener('scroll', updatePage);
  }, [scrollArea, count]);
  const show = (index: number) => {
    const container = scrollArea.current;
    const top = container && getPageElements(container)[index]?.offsetTop;
    if (typeof top === 'number') container?.scrollTo({ top: top - 24 });
  };
  return { page: Math.min(page, Math.max(0, count - 1)), show };
}

const getPageElements = (container: HTMLElement) =>
  [...container.children].filter((child) => child instanceof HTMLElement);

/**
 * Opens the pages of a PDF; the PDF reader loads on first use. Until the pages are open, those of the previous PDF
 * remain.
 */
function usePdfPages(pdf: Blob | undefined): { readonly pages?: PdfPages; readonly failure?: unknown } {
  const [state, setState] = useState<{ pages?: PdfPages; failure?: unknown }>({});
  useEffect(() => {
    if (!pdf) return;
    let isCancelled = false;
    const open = async () => {
      const { openPdfPages } = await import('./open-pdf-pages.ts');
      const pages = await openPdfPages(pdf);
      if (isCancelled) pages.close();
      else setState({ pages });
    };
    open().catch((failure: unknown) => !isCancelled && setState(({ pages }) => ({ pages, failure })));
    return () => {
      isCancelled = true;
    };
  }, [pdf]);
  const { pages } = state;
  useEffect(() => () => pages?.close(), [pages]);
  return state;
}
