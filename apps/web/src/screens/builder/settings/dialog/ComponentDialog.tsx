import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { type ComponentPath, replaceComponent } from '@tideform/components/editing';
import { getFieldLabel, stripHtmlTags } from '@tideform/components/kit/read/label.ts';
import { useCloseWithConfirmation } from '@tideform/components/kit/unsaved/useCloseWithConfirmation.tsx';
import type { ComponentDefinition, FormDefinition } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import { useMemo, useState } from 'react';
import { DialogFrame } from '../../../../ui/dialogs/DialogFrame.tsx';
import { SettingsForm } from '../pane/SettingsForm.tsx';
import { componentDialogMessages } from './component-dialog.messages.ts';

interface ComponentDialogProps {
  readonly form: FormDefinition;
  readonly path: ComponentPath;
  readonly definition: ComponentDefinition;
  readonly published?: FormDefinition | undefined;
  readonly onSave: (next: ComponentDefinition) => void;
  readonly onClose: () => void;
}

/**
 * Dialog with the settings of one component, with more space. Changes are applied when they are saved, in one undo
 * step.
 */
export function ComponentDialog({ form, path, definition, published, onSave, onClose }: ComponentDialogProps) {
  const messages = useMessages(componentDialogMessages);
  const styles = useComponentDialogStyles();
  const [original] = useState(definition);
  const [edited, setEdited] = useState(definition);
  const [isPending, setPending] = useState(false);
  // Conditions and formulas are tested against the form with the changes.
  const previewForm = useMemo(() => replaceComponent(form, path, edited).form, [form, path, edited]);
  const isChanged = edited !== original;
  const [close, confirmation] = useCloseWithConfirmation(isChanged || isPending, onClose);
  const save = () => {
    onSave(edited);
    onClose();
  };
  const title = typeof original.title === 'string' ? stripHtmlTags(original.title) : '';
  return (
    <>
      <DialogFrame
        title={messages.title({ name: title || getFieldLabel(original) || original.type })}
        surfaceClass={styles.surface}
        contentClass={styles.content}
        onClose={close}
        actions={
          <>
            <Button onClick={close}>{messages.cancel}</Button>
            <Button appearance="primary" disabledFocusable={!isChanged || isPending} onClick={save}>
              {messages.save}
            </Button>
          </>
        }
      >
        <SettingsForm
          form={previewForm}
          path={path}
          definition={edited}
          published={published}
          onChange={setEdited}
          onPendingChange={setPending}
        />
      </DialogFrame>
      {confirmation}
    </>
  );
}

const useComponentDialogStyles = makeStyles({
  surface: { maxWidth: '800px', width: 'calc(100vw - 32px)' },
  content: {
    display: 'flex',
    flexDirection: 'column',
    height: '64vh',
    minHeight: 0,
    padding: 0,
    overflow: 'hidden',
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
});
