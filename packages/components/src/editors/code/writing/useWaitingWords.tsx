import { useWords } from '@tideform/words/react';
import { useEffect, useState } from 'react';
import { writeCodeWords } from './write-code.words.ts';

const almostMs = 7_500;
const longerMs = 15_000;

/** What somebody reads who waits for code; `''` who does not. */
export function useWaitingWords(isWaiting: boolean): string {
  const words = useWords(writeCodeWords);
  const [step, setStep] = useState<'generating' | 'almost' | 'longer'>('generating');
  useEffect(() => {
    if (!isWaiting) return;
    setStep('generating');
    const almost = setTimeout(() => setStep('almost'), almostMs);
    const longer = setTimeout(() => setStep('longer'), longerMs);
    return () => {
      clearTimeout(almost);
      clearTimeout(longer);
    };
  }, [isWaiting]);
  return isWaiting ? words[step] : '';
}
