import { Button, Field, Input, mergeClasses, Textarea } from '@fluentui/react-components';
import { OpenRegular } from '@fluentui/react-icons';
import { Tooltip } from '@tideform/components/kit/Tooltip.tsx';
import { useMessages } from '@tideform/i18n/react';
import { CopyButton, selectFromStart } from '../../ui/CopyButton.tsx';
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

/** HTML code for embedding the form in another page, with a button to copy it. */
export function EmbedCode({ html, hint }: { readonly html: string; readonly hint: string }) {
  const messages = useMessages(shareMessages).embed;
  const ui = useMessages(uiMessages);
  const styles = useShareStyles();
  return (
    <div className={mergeClasses(styles.line, styles.top)}>
      <Field label={messages.label} hint={hint} className={styles.html}>
        <Textarea
          translate="no"
          readOnly
          value={html}
          rows={4}
          dir="ltr"
          resize="vertical"
          onFocus={({ target }) => target.select()}
        />
      </Field>
      <div className={styles.besideLabel}>
        <CopyButton text={html}>{ui.copy}</CopyButton>
      </div>
    </div>
  );
}
