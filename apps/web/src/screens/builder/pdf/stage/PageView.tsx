import { mergeClasses } from '@fluentui/react-components';
import type { Margins } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import { useEffect, useRef, useState } from 'react';
import { pdfMessages } from '../pdf.messages.ts';
import type { Pages } from './open-pages.ts';
import { useStageStyles } from './stage.styles.ts';

/** Pages that are about to come into view are drawn already. */
const ahead = '400px';

/** A page as a picture. The one before stays until there is a new one; a page out of view holds none. */
export function PageView(props: {
  readonly pages: Pages;
  readonly index: number;
  readonly widthPx: number;
  readonly isBehind: boolean;
  readonly margins?: Margins | undefined;
}) {
  const { pages, index, widthPx, isBehind, margins } = props;
  const messages = useMessages(pdfMessages);
  const styles = useStageStyles();
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(index === 0);
  useEffect(() => {
    if (!place.current) return;
    const watch = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting === true), { rootMargin: ahead });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  useEffect(() => {
    const holder = place.current;
    if (!isNear) {
      holder?.replaceChildren();
      return;
    }
    const leave = new AbortController();
    pages.draw(index, widthPx * window.devicePixelRatio, leave.signal).then(
      (canvas) => canvas && !leave.signal.aborted && holder?.replaceChildren(canvas),
      () => undefined,
    );
    return () => leave.abort();
  }, [pages, index, widthPx, isNear]);
  const size = pages.sizes[index] ?? { width: 595, height: 842 };
  const perPoint = widthPx / size.width;
  return (
    <div className={styles.page} style={{ width: widthPx, height: size.height * perPoint }}>
      <div
        ref={place}
        role="img"
        aria-label={messages.pageOf({ page: `${index + 1}`, pages: `${pages.sizes.length}` })}
        className={mergeClasses(isBehind && styles.behind)}
        style={{ width: '100%', height: '100%' }}
      />
      {margins && (
        <div
          className={styles.guide}
          style={{
            left: margins.left * perPoint,
            right: margins.right * perPoint,
            top: margins.top * perPoint,
            bottom: margins.bottom * perPoint,
          }}
        />
      )}
    </div>
  );
}
