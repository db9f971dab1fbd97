import { Body1, Button, Caption1, Dropdown, mergeClasses, Option } from '@fluentui/react-components';
import {
  ArrowDownload20Regular,
  ChevronDown20Regular,
  ChevronUp20Regular,
  ZoomIn20Regular,
  ZoomOut20Regular,
} from '@fluentui/react-icons';
import { Tooltip } from '@tideform/components/kit/Tooltip.tsx';
import { useLocale, useMessages } from '@tideform/i18n/react';
import { type RefObject, useEffect, useState } from 'react';
import { pdfMessages } from '../pdf.messages.ts';
import type { usePreviewAnswers } from '../usePreviewAnswers.ts';
import { usePdfPreviewStyles } from './pdf-preview.styles.ts';

/** Toolbar above the pages: page navigation, answers, zoom and download. */
export function PdfPreviewToolbar(props: {
  readonly preview: ReturnType<typeof usePreviewAnswers>;
  /** Index of the current page, from 0. */
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
  readonly zoom: Zoom;
  readonly onDownload: (() => void) | undefined;
}) {
  const { preview, page, pages, onPage, zoom, onDownload } = props;
  const messages = useMessages(pdfMessages);
  const styles = usePdfPreviewStyles();
  const { locale } = useLocale();
  const percent = zoom.factor.toLocaleString(locale, { style: 'percent' });
  return (
    <div className={styles.tools}>
      <Tooltip content={messages.previousPage} relationship="label">
        <Button
          appearance="subtle"
          icon={<ChevronUp20Regular />}
          disabledFocusable={page <= 0}
          onClick={() => onPage(page - 1)}
        />
      </Tooltip>
      <Tooltip content={messages.nextPage} relationship="label">
        <Button
          appearance="subtle"
          icon={<ChevronDown20Regular />}
          disabledFocusable={page >= pages - 1}
          onClick={() => onPage(page + 1)}
        />
      </Tooltip>
      {pages > 0 && (
        <Body1 className={styles.quiet}>{messages.pageOf({ page: `${page + 1}`, pages: `${pages}` })}</Body1>
      )}
      <AnswersPicker preview={preview} />
      <Tooltip content={messages.zoomOut} relationship="label">
        <Button
          appearance="subtle"
          className={styles.push}
          icon={<ZoomOut20Regular />}
          disabledFocusable={!zoom.canZoomOut}
          onClick={zoom.zoomOut}
        />
      </Tooltip>
      <Caption1 className={mergeClasses(styles.quiet, styles.number)} aria-label={messages.zoom({ percent })}>
        {percent}
      </Caption1>
      <Tooltip content={messages.zoomIn} relationship="label">
        <Button
          appearance="subtle"
          icon={<ZoomIn20Regular />}
          disabledFocusable={!zoom.canZoomIn}
          onClick={zoom.zoomIn}
        />
      </Tooltip>
      <Button
        appearance="subtle"
        icon={<ArrowDownload20Regular />}
        disabledFocusable={!onDownload}
        onClick={() => onDownload?.()}
      >
        {messages.download}
      </Button>
    </div>
  );
}

/** Choices other than a submission. */
const generatedAnswers = ['samples', 'none', 'blank'] as const;

function AnswersPicker({ preview }: { readonly preview: ReturnType<typeof usePreviewAnswers> }) {
  const messages = useMessages(pdfMessages);
  const styles = usePdfPreviewStyles();
  const { locale } = useLocale();
  const { items, choice, choose } = preview;
  const chosen = typeof choice === 'object' ? choice.responseId : (choice ?? '');
  const choices = [
    ...items.map(({ responseId, submissionNumber, title }) => ({
      value: responseId,
      name:
        submissionNumber === undefined
          ? title
          : messages.submission({ number: submissionNumber.toLocaleString(locale) }),
    })),
    ...generatedAnswers.map((value) => ({ value, name: messages[value] })),
  ];
  return (
    <Dropdown
      appearance="filled-lighter"
      className={styles.answers}
      aria-label={messages.answers}
      value={choices.find(({ value }) => value === chosen)?.name ?? ''}
      selectedOptions={[chosen]}
      onOptionSelect={(_, { optionValue = 'samples' }) =>
        choose(generatedAnswers.find((one) => one === optionValue) ?? { responseId: optionValue })
      }
    >
      {choices.map(({ value, name }) => (
        <Option key={value} value={value}>
          {name}
        </Option>
      ))}
    </Dropdown>
  );
}

/** Zoom factors; 1 is the paper's actual size at 96 px per inch. */
const zoomSteps = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;
const paddingPx = 48;

interface Zoom {
  readonly factor: number;
  readonly canZoomIn: boolean;
  readonly canZoomOut: boolean;
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
}

/** Zoom of the pages: fit to width, at most actual size, until the user zooms. */
export function useZoom(scrollArea: RefObject<HTMLElement | null>, pageWidth: number | undefined): Zoom {
  const [chosenFactor, setChosenFactor] = useState<number>();
  const [availablePx, setAvailablePx] = useState(800);
  useEffect(() => {
    if (!scrollArea.current) return;
    const observer = new ResizeObserver(([entry]) => entry && setAvailablePx(entry.contentRect.width + paddingPx));
    observer.observe(scrollArea.current);
    return () => observer.disconnect();
  }, [scrollArea]);
  const widthPx = ((pageWidth ?? 595) / 72) * 96;
  const fitFactor = Math.max(0.25, Math.min(1, (availablePx - paddingPx) / widthPx));
  const factor = chosenFactor ?? Math.floor(fitFactor * 100) / 100;
  const larger = zoomSteps.find((step) => step > factor + 0.005);
  const smaller = zoomSteps.findLast((step) => step < factor - 0.005);
  return {
    factor,
    canZoomIn: larger !== undefined,
    canZoomOut: smaller !== undefined,
    zoomIn: () => setChosenFactor(larger ?? factor),
    zoomOut: () => setChosenFactor(smaller ?? factor),
  };
}
