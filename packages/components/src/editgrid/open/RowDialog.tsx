import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
} from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { editgridMessages } from '../editgrid.messages.ts';
import { type OpenRowProps, RowButtons, RowFields, useRowTitle } from './RowEditor.tsx';
import { getEditorId } from './useOpenRows.tsx';

const useStyles = makeStyles({
  surface: { containerType: 'inline-size', containerName: 'tideform-grid' },
  content: { paddingBlock: '8px 16px' },
});

/**
 * Dialog with the fields of an open row. Escape and a click outside the dialog cancel, with a confirmation if changes
 * would be lost.
 */
export function RowDialog(view: OpenRowProps) {
  const { gridId, row, number, open, props } = view;
  const messages = useMessages(editgridMessages);
  const title = useRowTitle(view);
  const styles = useStyles();
  const leave = () => {
    if (open.may.isOff) open.closeUnanswered(row);
    else if (props.inlineEdit && !open.isNew(row)) void open.save(row, number);
    else open.cancel(row, number);
  };
  return (
    <Dialog open onOpenChange={(_, { open: stays }) => !stays && leave()}>
      <DialogSurface id={getEditorId(gridId, row.id)} className={styles.surface}>
        <DialogBody>
          <DialogTitle>{title}</DialogTitle>
          <DialogContent className={styles.content}>
            <RowFields {...view} />
          </DialogContent>
          <DialogActions fluid>
            {open.may.isOff ? (
              <Button onClick={() => open.closeUnanswered(row)}>{messages.close}</Button>
            ) : (
              <RowButtons {...view} isInDialog />
            )}
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
