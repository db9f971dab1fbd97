import { Button, makeStyles, tokens } from '@fluentui/react-components';
import {
  ArrowDownloadRegular,
  ArrowRepeatAllRegular,
  DeleteRegular,
  DismissRegular,
  TaskListLtrRegular,
} from '@fluentui/react-icons';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { useMessages } from '@tideform/i18n/react';
import type { SubmissionItem } from '@tideform/sync';
import { useState } from 'react';
import { useResponseCommands } from '../../../data/responses/useResponse.ts';
import { DeleteDialog } from '../../../ui/dialogs/DeleteDialog.tsx';
import { MenuButton } from '../../../ui/menu/MenuButton.tsx';
import { uiMessages } from '../../../ui/ui.messages.ts';
import type { ExportKind } from '../exports/export-kind.ts';
import { exportsMessages } from '../exports/exports.messages.ts';
import type { TableReview } from '../review/table-review.ts';
import { selectionMessages } from './selection.messages.ts';

const ExportItems = onDemand(async () => (await import('../exports/ExportItems.tsx')).ExportItems);

const ReviewStateItems = onDemand(async () => (await import('../review/ReviewStateItems.tsx')).ReviewStateItems);

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    minHeight: '48px',
    paddingInline: tokens.spacingHorizontalM,
    paddingBlock: tokens.spacingVerticalXS,
    boxSizing: 'border-box',
    flexShrink: 0,
    backgroundColor: tokens.colorBrandBackground2,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorBrandStroke2}`,
  },
  count: { fontWeight: tokens.fontWeightSemibold, color: tokens.colorBrandForeground2 },
  grow: { flexGrow: 1 },
});

/** Bar with actions for the selected rows. */
export function SelectionBar(props: {
  readonly teamId: string;
  readonly items: readonly SubmissionItem[];
  /** Whether the user may delete a submission. */
  readonly mayDelete: (item: SubmissionItem) => boolean;
  readonly isOnline: boolean;
  readonly onExport: (kind: ExportKind) => void;
  readonly onRerun: () => void;
  /** Review settings of the form; absent if the form has no review. */
  readonly review: TableReview | undefined;
  readonly onClear: () => void;
}) {
  const messages = useMessages(selectionMessages);
  const { download } = useMessages(exportsMessages);
  const ui = useMessages(uiMessages);
  const styles = useStyles();
  const { items, mayDelete, isOnline, onExport, onClear } = props;
  const [isDeleting, setDeleting] = useState(false);
  const deletable = items.filter(mayDelete);
  return (
    <section className={styles.bar} aria-label={messages.bar}>
      <span role="status" className={styles.count}>
        {messages.count({ count: items.length })}
      </span>
      <Button appearance="subtle" icon={<ArrowRepeatAllRegular />} disabled={!isOnline} onClick={props.onRerun}>
        {messages.rerun}
      </Button>
      <MenuButton
        menu={ExportItems}
        menuProps={{ isSelection: true, onExport }}
        appearance="subtle"
        icon={<ArrowDownloadRegular />}
      >
        {download}
      </MenuButton>
      {props.review && (
        <MenuButton
          menu={ReviewStateItems}
          menuProps={{ teamId: props.teamId, items, ...props.review }}
          appearance="subtle"
          icon={<TaskListLtrRegular />}
          disabled={!isOnline}
        >
          {messages.setState}
        </MenuButton>
      )}
      {deletable.length > 0 && (
        <Button appearance="subtle" icon={<DeleteRegular />} onClick={() => setDeleting(true)}>
          {ui.delete}
        </Button>
      )}
      <span className={styles.grow} />
      <Button appearance="subtle" icon={<DismissRegular />} onClick={onClear}>
        {messages.clear}
      </Button>
      {isDeleting && (
        <DeleteManyDialog
          teamId={props.teamId}
          items={deletable}
          othersCount={items.length - deletable.length}
          onDeleted={onClear}
          onClose={() => setDeleting(false)}
        />
      )}
    </section>
  );
}

/** Dialog to delete several submissions. They're deleted from the library with the next sync. */
function DeleteManyDialog(props: {
  readonly teamId: string;
  readonly items: readonly SubmissionItem[];
  /** Number of selected submissions that the user may not delete. */
  readonly othersCount: number;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}) {
  const messages = useMessages(selectionMessages);
  const commands = useResponseCommands();
  const { teamId, items, othersCount, onDeleted, onClose } = props;
  const remove = async () => {
    for (const { responseId } of items) await commands.deleteSubmitted(teamId, responseId);
    onDeleted();
  };
  return (
    <DeleteDialog title={messages.deleteTitle({ count: items.length })} onDelete={remove} onClose={onClose}>
      {messages.deleteText}
      {othersCount > 0 && <p>{messages.notAll({ count: othersCount })}</p>}
    </DeleteDialog>
  );
}
