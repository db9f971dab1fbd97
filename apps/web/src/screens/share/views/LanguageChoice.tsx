import { languages, nameOfLanguage } from '@tideform/words';
import { useSpeech, useWords } from '@tideform/words/react';
import { writeLanguageChoice } from '../../../shell/speech/speech-choice.ts';
import { deviceStorage, isStorageKept } from '../../../ui/device-storage.ts';
import { useShareStyles } from '../share.styles.ts';
import { shareWords } from '../share.words.ts';

/** The language that this page speaks: it is read again in another. */
export function LanguageChoice({ onLeave }: { readonly onLeave?: (() => Promise<void>) | undefined }) {
  const words = useWords(shareWords);
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
      aria-label={words.language}
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
