import { Button } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { uiMessages } from '../../ui/ui.messages.ts';
import { workflowsMessages } from './workflows.messages.ts';
import { useWorkflowsStyles } from './workflows.styles.ts';

/** Dialog that shows the signing secret of a webhook once. Only its button closes it. */
export function SecretDialog(props: { readonly name: string; readonly secret: string; readonly onClose: () => void }) {
  const messages = useMessages(workflowsMessages);
  const { copy } = useMessages(uiMessages);
  const styles = useWorkflowsStyles();
  const { name, secret, onClose } = props;
  return (
    <DialogFrame
      title={messages.secret({ name })}
      isAlert
      actions={
        <>
          <CopyButton text={secret}>{copy}</CopyButton>
          <Button appearance="primary" onClick={onClose}>
            {messages.done}
          </Button>
        </>
      }
    >
      {messages.secretText}
      <code className={styles.secret} dir="ltr">
        {secret}
      </code>
    </DialogFrame>
  );
}
