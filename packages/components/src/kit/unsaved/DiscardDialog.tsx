import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
} from '@fluentui/react-components';
import { useDangerClass } from '../classes/useDangerClass.tsx';

/** Confirmation dialog before data is lost. Escape keeps the data. */
export function DiscardDialog(props: {
  readonly title: string;
  readonly text: string;
  /** Labels of the two buttons. */
  readonly keepLabel: string;
  readonly discardLabel: string;
  readonly onAnswer: (isDiscarded: boolean) => void;
}) {
  const { title, text, keepLabel, discardLabel, onAnswer } = props;
  const danger = useDangerClass();
  return (
    <Dialog open modalType="alert" onOpenChange={(_, { open: stays }) => !stays && onAnswer(false)}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{title}</DialogTitle>
          <DialogContent>{text}</DialogContent>
          <DialogActions fluid>
            <Button onClick={() => onAnswer(false)}>{keepLabel}</Button>
            <Button appearance="primary" className={danger} onClick={() => onAnswer(true)}>
              {discardLabel}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
