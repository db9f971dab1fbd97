import {
  Button,
  Caption1,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  MessageBar,
  MessageBarBody,
  Spinner,
  Subtitle2,
} from '@fluentui/react-components';
import { DocumentAdd24Regular } from '@fluentui/react-icons';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useFormService } from '../../data/useFormService.ts';
import { wordFailure } from '../../dialogs/word-failure.ts';
import { IconTile } from '../../ui/IconTile.tsx';
import { blankForm } from './blank-form.ts';
import { useFormsStyles } from './forms.styles.ts';
import { words } from './forms.words.ts';

/** Let's Build: what a new form starts with. A team's first form makes its library, which takes a moment. */
export function NewFormDialog({ teamId, onClose }: { readonly teamId: string; readonly onClose: () => void }) {
  const styles = useFormsStyles();
  const service = useFormService();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const add = async () => {
    setBusy(true);
    setError(undefined);
    try {
      const form = await service.add(teamId, { title: words.blankTitle, schema: blankForm });
      await navigate(`/teams/${teamId}/forms/${form.id}/build`);
    } catch (cause) {
      setError(wordFailure(cause));
      setBusy(false);
    }
  };
  return (
    <Dialog open onOpenChange={(_, data) => !data.open && !isBusy && onClose()}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{words.letsBuild}</DialogTitle>
          <DialogContent>
            <button type="button" className={styles.start} onClick={add} disabled={isBusy}>
              {isBusy ? <Spinner size="medium" aria-hidden="true" /> : <IconTile icon={<DocumentAdd24Regular />} />}
              <span className={styles.startWords}>
                <Subtitle2>{words.blank}</Subtitle2>
                <Caption1 className={styles.hint} role="status">
                  {isBusy ? words.creating : words.letsBuildText}
                </Caption1>
              </span>
            </button>
            {error && (
              <MessageBar intent="error" layout="multiline">
                <MessageBarBody>{error}</MessageBarBody>
              </MessageBar>
            )}
          </DialogContent>
          <DialogActions>
            <Button disabled={isBusy} onClick={onClose}>
              {words.cancel}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
