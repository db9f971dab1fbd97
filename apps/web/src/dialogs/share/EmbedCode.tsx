import { Field, mergeClasses, Textarea } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { uiMessages } from '../../ui/ui.messages.ts';
import { shareMessages } from './share.messages.ts';
import { useShareStyles } from './share.styles.ts';

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
