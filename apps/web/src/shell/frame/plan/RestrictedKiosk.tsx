import { responderWords } from '@tideform/words';
import { useWords } from '@tideform/words/react';
import { EmptyState } from '../../../ui/EmptyState.tsx';

const restrictedKioskWords = responderWords({
  title: {
    en: 'This team’s forms aren’t available',
    de: 'Die Formulare dieses Teams sind nicht verfügbar',
    ar: 'نماذج هذا الفريق غير متاحة',
  },
  text: {
    en: 'The team’s subscription is restricted. Responses that are already on this device are still sent.',
    de: 'Das Abonnement des Teams ist gesperrt. Antworten, die bereits auf diesem Gerät sind, werden weiterhin gesendet.',
    ar: 'اشتراك الفريق مقيّد. سيستمر إرسال الردود الموجودة على هذا الجهاز.',
  },
});

/** What a kiosk shows of a team whose subscription is restricted: nobody at a kiosk can change its plan. */
export function RestrictedKiosk() {
  const words = useWords(restrictedKioskWords);
  return <EmptyState level="h1" title={words.title} text={words.text} />;
}
