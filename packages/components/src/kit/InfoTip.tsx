import { Button, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { Info16Regular } from '@fluentui/react-icons';
import { useState } from 'react';
import { KIT_WORDS } from './kit-words.ts';
import { RichText } from './RichText.tsx';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', alignItems: 'start', marginBottom: tokens.spacingVerticalXXS },
  button: { minWidth: '24px', '@media (pointer: coarse)': { minWidth: '44px', minHeight: '44px' } },
  text: {
    ...typographyStyles.caption1,
    color: tokens.colorNeutralForeground2,
    backgroundColor: tokens.colorNeutralBackground3,
    borderRadius: tokens.borderRadiusMedium,
    padding: tokens.spacingHorizontalS,
  },
});

/** A longer explanation that opens in place: no hovering, nothing is covered. Esc closes it. */
export function InfoTip({ id, label, html }: { readonly id: string; readonly label: string; readonly html: string }) {
  const styles = useStyles();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.root}>
      <Button
        appearance="subtle"
        size="small"
        className={styles.button}
        icon={<Info16Regular />}
        aria-label={KIT_WORDS.moreAbout(label)}
        aria-expanded={isOpen}
        aria-controls={`${id}-info`}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
      />
      <div id={`${id}-info`} role="status">
        {isOpen && (
          <div className={styles.text}>
            <RichText html={html} />
          </div>
        )}
      </div>
    </div>
  );
}
