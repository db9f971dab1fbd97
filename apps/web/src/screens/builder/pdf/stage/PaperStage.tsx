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
import { useMemo, useRef } from 'react';
import { failureMessages } from '../../../../failures/failure.messages.ts';
import { wordCause } from '../../../../failures/word-failure.ts';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { saveFile } from '../../../../ui/save-file.ts';
import { pdfMessages } from '../pdf.messages.ts';
import { previewResponse } from '../preview-response.ts';
import { usePdfPreview } from '../usePdfPreview.ts';
import { usePreviewAnswers } from '../usePreviewAnswers.ts';
import { PageView } from './PageView.tsx';
import { StageTools } from './StageTools.tsx';
import { useStageStyles } from './stage.styles.ts';
import { useCurrentPage } from './useCurrentPage.ts';
import { usePages } from './usePages.ts';
import { useZoom } from './useZoom.ts';

/** The pages of a form's PDF as pictures, with answers that one chooses. */
export function PaperStage(props: {
  readonly form: FormRow;
  readonly edited: {
    readonly schema: FormDefinition;
    readonly titleTemplate: string;
    readonly pdfOptions?: PdfOptions;
  };
  /** Whose margins are drawn. */
  readonly guides?: PdfSettings | undefined;
}) {
  const { form, edited, guides } = props;
  const messages = useMessages(pdfMessages);
  const failures = useMessages(failureMessages);
  const styles = useStageStyles();
  const paper = useRef<HTMLDivElement>(null);
  const preview = usePreviewAnswers(form, edited.schema);
  const { answers } = preview;
  const response = useMemo(() => answers && previewResponse(form, edited, answers), [form, edited, answers]);
  const { pdf, isBehind, failure: drawFailure, again } = usePdfPreview(response);
  const { pages, failure: readFailure } = usePages(pdf);
  const failure = drawFailure ?? readFailure;
  const zoom = useZoom(paper, pages?.sizes[0]?.width);
  const current = useCurrentPage(paper, pages?.sizes.length ?? 0);
  return (
    <div className={styles.stage}>
      <StageTools
        preview={preview}
        page={current.page}
        pages={pages?.sizes.length ?? 0}
        onPage={current.show}
        zoom={zoom}
        onDownload={pdf && (() => saveFile(pdf, form.title, 'pdf'))}
      />
      {preview.isInstead && (
        <MessageBar intent="warning" className={styles.notice}>
          <MessageBarBody>{messages.instead}</MessageBarBody>
        </MessageBar>
      )}
      {failure !== undefined && pages && (
        <MessageBar intent="error" className={styles.notice}>
          <MessageBarBody>{wordCause(failure, failures)}</MessageBarBody>
          <MessageBarActions>
            <Button size="small" onClick={again}>
              {messages.again}
            </Button>
          </MessageBarActions>
        </MessageBar>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <section ref={paper} className={styles.paper} aria-label={messages.pages} aria-busy={isBehind} tabIndex={0}>
        {failure !== undefined && !pages && (
          <EmptyState
            title={messages.failed}
            text={wordCause(failure, failures)}
            action={<Button onClick={again}>{messages.again}</Button>}
          />
        )}
        {failure === undefined && !pages && (
          <Skeleton aria-label={messages.loading} className={styles.bones}>
            <SkeletonItem className={styles.bonePage} />
          </Skeleton>
        )}
        {pages?.sizes.map((size, index) => (
          <PageView
            // biome-ignore lint/suspicious/noArrayIndexKey: a page is its position
            key={index}
            pages={pages}
            index={index}
            widthPx={(size.width / 72) * 96 * zoom.share}
            isBehind={isBehind}
            margins={guides?.margins}
          />
        ))}
      </section>
    </div>
  );
}
