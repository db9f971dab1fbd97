import { Field, mergeClasses, Textarea } from '@fluentui/react-components';
import { useWords } from '@tideform/words/react';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { uiWords } from '../../ui/ui.words.ts';
import { useShareStyles } from './share.styles.ts';
import { shareWords } from './share.words.ts';

/** HTML for a page that shows the form within itself. */
export function EmbedCode({ html, hint }: { readonly html: string; readonly hint: string }) {
  const words = useWords(shareWords).embed;
  const ui = useWords(uiWords);
  const styles = useShareStyles();
  return (
    <div className={mergeClasses(styles.line, styles.top)}>
      <Field label={words.label} hint={hint} className={styles.html}>
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
