import { Button, Caption1 } from '@fluentui/react-components';
import { Delete16Regular, ImageAdd20Regular } from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import { type ChangeEvent, useRef, useState } from 'react';
import { pdfMessages } from '../pdf.messages.ts';
import { usePdfTabStyles } from '../pdf-tab.styles.ts';
import { createLogo } from './create-logo.ts';
import type { OptionProps } from './option-props.ts';

/** Logo at the top of each page. */
export function LogoOption({ settings, disabled, onChange }: OptionProps) {
  const messages = useMessages(pdfMessages);
  const styles = usePdfTabStyles();
  const input = useRef<HTMLInputElement>(null);
  const [hasFailed, setFailed] = useState(false);
  const handleFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = '';
    if (!file) return;
    const logo = await createLogo(file);
    setFailed(logo === undefined);
    if (logo !== undefined) onChange({ logo });
  };
  return (
    <div className={styles.group}>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/png,image/jpeg"
        aria-label={messages.logo}
        onChange={handleFile}
      />
      <div className={styles.row}>
        {settings.logo === undefined ? (
          <Button icon={<ImageAdd20Regular />} disabled={disabled} onClick={() => input.current?.click()}>
            {messages.addLogo}
          </Button>
        ) : (
          <>
            <img className={styles.logo} src={settings.logo} alt={messages.logo} />
            <Button
              appearance="subtle"
              icon={<Delete16Regular />}
              disabled={disabled}
              onClick={() => onChange({ logo: undefined })}
            >
              {messages.removeLogo}
            </Button>
          </>
        )}
      </div>
      {hasFailed && <Caption1 role="alert">{messages.noLogo}</Caption1>}
    </div>
  );
}
