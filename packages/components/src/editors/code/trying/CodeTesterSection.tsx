import { Button } from '@fluentui/react-components';
import { Beaker16Regular } from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import { useId, useState } from 'react';
import { useEditedForm } from '../../../kit/EditedForm.tsx';
import { onDemand } from '../../../kit/on-demand.tsx';
import { useTryStyles } from '../../trying/useTryStyles.tsx';
import { codeMessages } from '../code.messages.ts';

const CodeTester = onDemand(async () => (await import('./CodeTester.tsx')).CodeTester);

interface CodeTesterSectionProps {
  readonly kind: string;
  readonly code: string;
}

/** Button that opens sample answers below the code. Renders nothing if the app can't run code. */
export function CodeTesterSection({ kind, code }: CodeTesterSectionProps) {
  const messages = useMessages(codeMessages);
  const styles = useTryStyles();
  const edited = useEditedForm();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const openScripts = edited?.openScripts;
  if (!edited || !openScripts) return null;
  return (
    <>
      <Button
        size="small"
        className={styles.button}
        icon={<Beaker16Regular />}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {messages.tryIt}
      </Button>
      {isOpen && <CodeTester {...{ id, edited, openScripts, kind, code }} />}
    </>
  );
}
