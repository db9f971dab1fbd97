import { responderMessages } from '@tideform/i18n';

/** Messages of the list of responses that refer to a response. */
export const referencesMessages = responderMessages({
  title: { en: 'Referenced by', de: 'Verweise auf diese Antwort', ar: 'يشير إلى هذا الرد', fr: 'Référencée par' },
  none: {
    en: 'No responses reference this response.',
    de: 'Keine Antwort verweist auf diese Antwort.',
    ar: 'لا يشير أي رد إلى هذا الرد.',
    fr: 'Aucune réponse ne fait référence à cette réponse.',
  },
  noneHere: {
    en: 'No responses on this device reference this response.',
    de: 'Auf diesem Gerät verweist keine Antwort auf diese Antwort.',
    ar: 'لا يشير أي رد على هذا الجهاز إلى هذا الرد.',
    fr: 'Sur cet appareil, aucune réponse ne fait référence à cette réponse.',
  },
  offline: {
    en: 'You’re offline. Responses that are only in the library will appear when you’re back online.',
    de: 'Sie sind offline. Antworten, die nur in der Bibliothek gespeichert sind, werden angezeigt, sobald Sie wieder online sind.',
    ar: 'أنت غير متصل. ستظهر الردود الموجودة في المكتبة فقط عند عودة الاتصال.',
    fr: 'Vous êtes hors connexion. Les réponses qui se trouvent uniquement dans la bibliothèque s’afficheront lorsque vous serez de nouveau en ligne.',
  },
  more: { en: 'Load more...', de: 'Mehr laden …', ar: 'تحميل المزيد…', fr: 'Afficher plus…' },
  states: {
    draft: { en: 'Draft', de: 'Entwurf', ar: 'مسودة', fr: 'Brouillon' },
    edit: { en: 'Being edited', de: 'Wird bearbeitet', ar: 'قيد التحرير', fr: 'En cours de modification' },
    submitted: { en: 'Submitted', de: 'Eingereicht', ar: 'مُرسل', fr: 'Envoyée' },
  },
});
