import { useMessages } from '@tideform/i18n/react';
import { useEffect, useState } from 'react';
import { writeCodeMessages } from './write-code.messages.ts';

const almostDoneDelayMs = 7_500;
const takingLongerDelayMs = 15_000;

/** Returns the progress message while code is generated; '' otherwise. */
export function useProgressMessage(isWaiting: boolean): string {
  const messages = useMessages(writeCodeMessages);
  const [step, setStep] = useState<'generating' | 'almost' | 'longer'>('generating');
  useEffect(() => {
    if (!isWaiting) return;
    setStep('generating');
    const almost = setTimeout(() => setStep('almost'), almostDoneDelayMs);
    const longer = setTimeout(() => setStep('longer'), takingLongerDelayMs);
    return () => {
      clearTimeout(almost);
      clearTimeout(longer);
    };
  }, [isWaiting]);
  return isWaiting ? messages[step] : '';
}
