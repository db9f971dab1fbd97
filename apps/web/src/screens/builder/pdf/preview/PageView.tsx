import { mergeClasses } from '@fluentui/react-components';
import type { Margins } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import { useEffect, useRef, useState } from 'react';
import { pdfMessages } from '../pdf.messages.ts';
import type { PdfPages } from './open-pdf-pages.ts';
import { usePdfPreviewStyles } from './pdf-preview.styles.ts';

/** Distance from the visible area within which pages are already rendered. */
const preloadMargin = '400px';

/**
 * Page as a picture. The previous picture stays until the next one is rendered; a page out of view has no picture, to
 * save memory.
 */
export function PageView(props: {
  readonly pages: PdfPages;
  readonly index: number;
  readonly widthPx: number;
  readonly isOutdated: boolean;
  readonly margins?: Margins | undefined;
}) {
  const { pages, index, widthPx, isOutdated, margins } = props;
  const messages = useMessages(pdfMessages);
  const styles = usePdfPreviewStyles();
  const holderRef = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(index === 0);
  useEffect(() => {
    if (!holderRef.current) return;
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting === true), {
      rootMargin: preloadMargin,
    });
    observer.observe(holderRef.current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    const container = holderRef.current;
    if (!isNear) {
      container?.replaceChildren();
      return;
    }
    const abortController = new AbortController();
    pages.renderPage(index, widthPx * window.devicePixelRatio, abortController.signal).then(
      (canvas) => canvas && !abortController.signal.aborted && container?.replaceChildren(canvas),
      () => undefined,
    );
    return () => abortController.abort();
  }, [pages, index, widthPx, isNear]);
  const size = pages.sizes[index] ?? { width: 595, height: 842 };
  const pxPerPoint = widthPx / size.width;
  return (
    <div className={styles.page} style={{ width: widthPx, height: size.height * pxPerPoint }}>
      <div
        ref={holderRef}
        role="img"
        aria-label={messages.pageOf({ page: `${index + 1}`, pages: `${pages.sizes.length}` })}
        className={mergeClasses(isOutdated && styles.behind)}
        style={{ width: '100%', height: '100%' }}
      />
      {margins && (
        <div
          className={styles.guide}
          style={{
            left: margins.left * pxPerPoint,
            right: margins.right * pxPerPoint,
            top: margins.top * pxPerPoint,
            bottom: margins.bottom * pxPerPoint,
          }}
        />
      )}
    </div>
  );
}
