import { Button, Field, Input } from '@fluentui/react-components';
import { OpenRegular } from '@fluentui/react-icons';
import { Tooltip } from '@tideform/components/kit/Tooltip.tsx';
import { useMessages } from '@tideform/i18n/react';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { selectFromStart } from '../../ui/select-from-start.ts';
import { uiMessages } from '../../ui/ui.messages.ts';
import { shareMessages } from './share.messages.ts';
import { useShareStyles } from './share.styles.ts';

/** URL with buttons to copy and open it. */
export function LinkField({ label, address }: { readonly label: string; readonly address: string }) {
  const messages = useMessages(shareMessages);
  const ui = useMessages(uiMessages);
  const styles = useShareStyles();
  return (
    <div className={styles.line}>
      <Field label={label} className={styles.address}>
        <Input readOnly value={address} dir="ltr" onFocus={({ target }) => selectFromStart(target)} />
      </Field>
      <CopyButton text={address}>{ui.copy}</CopyButton>
      <Tooltip content={messages.open} relationship="label">
        <Button as="a" icon={<OpenRegular />} href={address} target="_blank" rel="noreferrer" />
      </Tooltip>
    </div>
  );
}
