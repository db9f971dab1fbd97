import { Button, Field, Input } from '@fluentui/react-components';
import { OpenRegular } from '@fluentui/react-icons';
import { Tooltip } from '@tideform/components/kit/Tooltip.tsx';
import { useWords } from '@tideform/words/react';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { selectFromStart } from '../../ui/select-from-start.ts';
import { uiWords } from '../../ui/ui.words.ts';
import { useShareStyles } from './share.styles.ts';
import { shareWords } from './share.words.ts';

/** An address to be copied or tried. */
export function LinkLine({ label, address }: { readonly label: string; readonly address: string }) {
  const words = useWords(shareWords);
  const ui = useWords(uiWords);
  const styles = useShareStyles();
  return (
    <div className={styles.line}>
      <Field label={label} className={styles.address}>
        <Input readOnly value={address} dir="ltr" onFocus={({ target }) => selectFromStart(target)} />
      </Field>
      <CopyButton text={address}>{ui.copy}</CopyButton>
      <Tooltip content={words.open} relationship="label">
        <Button as="a" icon={<OpenRegular />} href={address} target="_blank" rel="noreferrer" />
      </Tooltip>
    </div>
  );
}
