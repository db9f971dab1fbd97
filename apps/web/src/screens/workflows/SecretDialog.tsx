import { Button } from '@fluentui/react-components';
import { useWords } from '@tideform/words/react';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { uiWords } from '../../ui/ui.words.ts';
import { useWorkflowsStyles } from './workflows.styles.ts';
import { workflowsWords } from './workflows.words.ts';

/** Shows a webhook's secret, this once: only its button closes it. */
export function SecretDialog(props: { readonly name: string; readonly secret: string; readonly onClose: () => void }) {
  const words = useWords(workflowsWords);
  const { copy } = useWords(uiWords);
  const styles = useWorkflowsStyles();
  const { name, secret, onClose } = props;
  return (
    <DialogFrame
      title={words.secret({ name })}
      isAlert
      actions={
        <>
          <CopyButton text={secret}>{copy}</CopyButton>
          <Button appearance="primary" onClick={onClose}>
            {words.done}
          </Button>
        </>
      }
    >
      {words.secretText}
      <code className={styles.secret} dir="ltr">
        {secret}
      </code>
    </DialogFrame>
  );
}
