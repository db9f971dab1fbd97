import { languages, nameOfLanguage } from '@tideform/i18n';
import { useMessages, useSpeech } from '@tideform/i18n/react';
import { writeLanguageChoice } from '../../../shell/speech/speech-choice.ts';
import { deviceStorage, isStorageKept } from '../../../ui/device-storage.ts';
import { shareMessages } from '../share.messages.ts';
import { useShareStyles } from '../share.styles.ts';

/** The language that this page speaks: it is read again in another. */
export function LanguageChoice({ onLeave }: { readonly onLeave?: (() => Promise<void>) | undefined }) {
  const messages = useMessages(shareMessages);
  const styles = useShareStyles();
  const { language } = useSpeech();
  const choose = async (name: string) => {
    const next = languages.find((one) => one === name);
    await onLeave?.();
    writeLanguageChoice(deviceStorage(), next);
    location.reload();
  };
  // It would be forgotten at once.
  if (!isStorageKept()) return null;
  return (
    <select
      aria-label={messages.language}
      className={styles.language}
      value={language}
      onChange={(event) => void choose(event.target.value)}
    >
      {[...new Set([...languages, language])].map((one) => (
        <option key={one} value={one} lang={one}>
          {nameOfLanguage(one)}
        </option>
      ))}
    </select>
  );
}
