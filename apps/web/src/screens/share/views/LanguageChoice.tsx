import { getLanguageName, languages } from '@tideform/i18n';
import { useLocale, useMessages } from '@tideform/i18n/react';
import { writeLanguageChoice } from '../../../shell/locale/locale-choice.ts';
import { getDeviceStorage, isStoragePersistent } from '../../../ui/device-storage.ts';
import { shareMessages } from '../share.messages.ts';
import { useShareStyles } from '../share.styles.ts';

/** Language menu of the share link page. The page is reloaded in the chosen language. */
export function LanguageChoice({ onLeave }: { readonly onLeave?: (() => Promise<void>) | undefined }) {
  const messages = useMessages(shareMessages);
  const styles = useShareStyles();
  const { language } = useLocale();
  const choose = async (name: string) => {
    const next = languages.find((one) => one === name);
    await onLeave?.();
    writeLanguageChoice(getDeviceStorage(), next);
    location.reload();
  };
  // Without storage the choice would be lost on reload.
  if (!isStoragePersistent()) return null;
  return (
    <select
      aria-label={messages.language}
      className={styles.language}
      value={language}
      onChange={(event) => void choose(event.target.value)}
    >
      {[...new Set([...languages, language])].map((one) => (
        <option key={one} value={one} lang={one}>
          {getLanguageName(one)}
        </option>
      ))}
    </select>
  );
}
