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

/** Asks before something is lost. Escape keeps it. */
export function LossDialog(props: {
  readonly title: string;
  readonly text: string;
  /** Words of the two answers. */
  readonly keep: string;
  readonly lose: string;
  readonly onAnswer: (isLost: boolean) => void;
}) {
  const { title, text, keep, lose, onAnswer } = props;
  const danger = useDangerClass();
  return (
    <Dialog open modalType="alert" onOpenChange={(_, { open: stays }) => !stays && onAnswer(false)}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{title}</DialogTitle>
          <DialogContent>{text}</DialogContent>
          <DialogActions fluid>
            <Button onClick={() => onAnswer(false)}>{keep}</Button>
            <Button appearance="primary" className={danger} onClick={() => onAnswer(true)}>
              {lose}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
