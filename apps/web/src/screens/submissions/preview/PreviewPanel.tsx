import { Button, Caption1, Subtitle1, Subtitle2 } from '@fluentui/react-components';
import {
  ArrowDownloadRegular,
  ChevronDownRegular,
  ChevronUpRegular,
  DismissRegular,
  EditRegular,
  OpenRegular,
} from '@fluentui/react-icons';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { useLocale, useMessages } from '@tideform/i18n/react';
import type { SubmissionColumn } from '@tideform/submission-views';
import type { SubmissionItem } from '@tideform/sync';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { useDeliveryStatus } from '../../../data/workflows/create-delivery-statuses.ts';
import { formatDateTime } from '../../../ui/formatting/format-date-time.ts';
import { joinParts } from '../../../ui/join-parts.ts';
import {
  formatDeliveryResult,
  getDeliveryName,
  useDeliveryMessages,
} from '../../../ui/outcome/format-delivery-result.ts';
import { uiMessages } from '../../../ui/ui.messages.ts';
import { RowMenu } from '../RowMenu.tsx';
import type { TableReview } from '../review/table-review.ts';
import type { RowActions } from '../row-actions.ts';
import { PreviewAnswers } from './PreviewAnswers.tsx';
import { PreviewFiles } from './PreviewFiles.tsx';
import { PreviewHistory } from './PreviewHistory.tsx';
import { previewMessages } from './preview.messages.ts';
import { usePreviewStyles } from './preview.styles.ts';

const References = onDemand(async () => (await import('../../../data/references/References.tsx')).References);
const ReviewSection = onDemand(async () => (await import('../review/ReviewSection.tsx')).ReviewSection);

/**
 * Panel beside the table with one submission: answers, files, review, history and delivery status. Alt with an arrow
 * key shows the previous or next submission, Escape closes the panel.
 */
export function PreviewPanel(props: {
  readonly teamId: string;
  readonly item: SubmissionItem;
  /** Rows of the table in their current order. */
  readonly rows: readonly SubmissionItem[];
  readonly columns: readonly SubmissionColumn[];
  readonly actions: RowActions;
  /** Review settings of the form; absent if the form has no review. */
  readonly review: TableReview | undefined;
  readonly onShow: (item: SubmissionItem) => void;
  readonly onClose: () => void;
}) {
  const messages = useMessages(previewMessages);
  const ui = useMessages(uiMessages);
  const { locale } = useLocale();
  const styles = usePreviewStyles();
  const { teamId, item, rows, columns, actions, onShow, onClose } = props;
  const at = rows.findIndex(({ listItemId }) => listItemId === item.listItemId);
  const [previous, next] = [rows[at - 1], rows[at + 1]];
  const panel = useRef<HTMLElement>(null);
  // In a layout effect, so that keys pressed right after the panel appears reach it.
  useLayoutEffect(() => panel.current?.focus(), []);
  const close = () => {
    onClose();
    // The grid still has an active cell, which gets the focus back.
    document.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]')?.focus();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) close();
    const other = event.altKey && { ArrowUp: previous, ArrowDown: next }[event.key];
    if (!other) return;
    event.preventDefault();
    onShow(other);
  };
  const title = messages.title({ number: `${item.submissionNumber ?? '–'}` });
  const person = item.anonymous ? ui.anonymous : item.createdBy;
  return (
    <aside ref={panel} tabIndex={-1} className={styles.panel} aria-label={messages.preview} onKeyDown={handleKeyDown}>
      <div className={styles.head}>
        <Subtitle1 as="h2" className={styles.title} aria-live="polite">
          {title}
        </Subtitle1>
        <Button
          appearance="subtle"
          icon={<ChevronUpRegular />}
          aria-label={messages.previous}
          aria-keyshortcuts="Alt+ArrowUp"
          disabledFocusable={!previous}
          onClick={() => previous && onShow(previous)}
        />
        <Button
          appearance="subtle"
          icon={<ChevronDownRegular />}
          aria-label={messages.next}
          aria-keyshortcuts="Alt+ArrowDown"
          disabledFocusable={!next}
          onClick={() => next && onShow(next)}
        />
        <Button appearance="subtle" icon={<DismissRegular />} aria-label={ui.close} onClick={close} />
      </div>
      <Caption1 className={styles.about}>
        {joinParts([item.title, person, formatDateTime(item.timestamp, locale)])}
      </Caption1>
      <div className={styles.actions}>
        <Button appearance="subtle" className={styles.action} icon={<OpenRegular />} onClick={() => actions.open(item)}>
          {messages.open}
        </Button>
        {actions.mayEdit(item) && (
          <Button
            appearance="subtle"
            className={styles.action}
            icon={<EditRegular />}
            onClick={() => actions.edit(item)}
          >
            {messages.edit}
          </Button>
        )}
        <Button
          appearance="subtle"
          className={styles.action}
          icon={<ArrowDownloadRegular />}
          disabledFocusable={actions.busyId === item.responseId}
          onClick={() => actions.downloadPdf(item)}
        >
          {messages.pdf}
        </Button>
        <RowMenu item={item} actions={actions} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll the section. */}
      <section key={item.listItemId} className={styles.body} aria-label={title} tabIndex={0}>
        {props.review && (
          <ReviewSection
            teamId={teamId}
            item={item}
            columns={columns}
            mayEdit={actions.mayEdit(item)}
            {...props.review}
          />
        )}
        <PreviewAnswers item={item} columns={columns} />
        <PreviewFiles item={item} />
        <References teamId={teamId} formId={item.formId} responseId={item.responseId} level="h3" />
        <PreviewWorkflows teamId={teamId} item={item} />
        <PreviewHistory teamId={teamId} item={item} />
      </section>
    </aside>
  );
}

/** Delivery status of a submission's emails and webhook events. */
function PreviewWorkflows({ teamId, item }: { readonly teamId: string; readonly item: SubmissionItem }) {
  const messages = useMessages(previewMessages);
  const deliveryMessages = useDeliveryMessages();
  const { locale } = useLocale();
  const styles = usePreviewStyles();
  const { deliveries = [] } = useDeliveryStatus(teamId, item);
  if (deliveries.length === 0) return null;
  return (
    <div className={styles.section}>
      <Subtitle2 as="h3" className={styles.heading}>
        {messages.workflows}
      </Subtitle2>
      <ul className={styles.list}>
        {deliveries.map((one) => (
          <li key={one.id}>
            <bdi>{getDeliveryName(one, deliveryMessages)}</bdi>: {formatDeliveryResult(one, deliveryMessages, locale)}
          </li>
        ))}
      </ul>
    </div>
  );
}
