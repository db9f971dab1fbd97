import { memberMessages } from '@tideform/i18n';

/** Texts about two people, or two tabs, with one draft open. */
export const togetherMessages = memberMessages({
  somebody: { en: 'Someone', de: 'Eine andere Person' },
  told: {
    en: '{name} is editing this form. You’ll see changes when they’re saved.',
    de: '{name} bearbeitet dieses Formular. Sie sehen Änderungen, sobald sie gespeichert sind.',
  },
  toldSelf: {
    en: 'You’re editing this form in another tab or on another device.',
    de: 'Sie bearbeiten dieses Formular auf einer anderen Registerkarte oder einem anderen Gerät.',
  },
  taken: {
    en: '{name} took over editing. You’ll see changes when they’re saved.',
    de: '{name} hat die Bearbeitung übernommen. Sie sehen Änderungen, sobald sie gespeichert sind.',
  },
  takenSelf: {
    en: 'You’re now editing this form in another tab or on another device.',
    de: 'Sie bearbeiten dieses Formular jetzt auf einer anderen Registerkarte oder einem anderen Gerät.',
  },
  take: { en: 'Take over', de: 'Übernehmen' },
  title: { en: 'Take over editing from {name}?', de: 'Bearbeitung von {name} übernehmen?' },
  titleSelf: { en: 'Edit here instead?', de: 'Stattdessen hier bearbeiten?' },
  text: {
    en: '{name} will see that you’re now editing the form. Saved changes are kept.',
    de: '{name} sieht, dass Sie das Formular jetzt bearbeiten. Gespeicherte Änderungen bleiben erhalten.',
  },
  textSelf: {
    en: 'The form will be read-only in the other tab or on the other device. Saved changes are kept.',
    de: 'Auf der anderen Registerkarte oder dem anderen Gerät ist das Formular dann schreibgeschützt. Gespeicherte Änderungen bleiben erhalten.',
  },
  readAlong: { en: 'View only', de: 'Nur anzeigen' },
});
