import { Button, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { Info16Regular } from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import { type ReactNode, useState } from 'react';
import { kitMessages } from './messages/kit.messages.ts';
import { RichText } from './RichText.tsx';

const useStyles = makeStyles({
  row: { display: 'flex', alignItems: 'start' },
  button: {
    minWidth: '24px',
    '@media (pointer: coarse)': { minWidth: '44px', minHeight: '44px', marginBlock: '-10px' },
  },
  text: {
    ...typographyStyles.caption1,
    color: tokens.colorNeutralForeground2,
    backgroundColor: tokens.colorNeutralBackground3,
    borderRadius: tokens.borderRadiusMedium,
    padding: tokens.spacingHorizontalS,
    marginBottom: tokens.spacingVerticalXS,
  },
});

interface InfoTipProps {
  readonly id: string;
  /** Name of the element that the help text explains. */
  readonly about: string;
  readonly html: string;
  /** Content before the button that opens the help text. */
  readonly children?: ReactNode;
}

/**
 * Help text that expands inline below its button, without hover and without covering other content. Escape closes it.
 */
export function InfoTip({ id, about, html, children }: InfoTipProps) {
  const styles = useStyles();
  const messages = useMessages(kitMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className={styles.row}>
        {children}
        <Button
          appearance="transparent"
          size="small"
          className={styles.button}
          icon={<Info16Regular />}
          aria-label={messages.moreAbout({ label: about })}
          aria-expanded={isOpen}
          aria-controls={`${id}-info`}
          onClick={() => setOpen(!isOpen)}
          onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
        />
      </div>
      <div id={`${id}-info`} role="status">
        {isOpen && (
          <div className={styles.text}>
            <RichText html={html} />
          </div>
        )}
      </div>
    </>
  );
}
