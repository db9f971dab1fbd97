import { memberMessages } from '@tideform/i18n';

/** Messages shown while two users, or two browser tabs, have the same draft open. */
export const togetherMessages = memberMessages({
  somebody: { en: 'Someone', de: 'Eine andere Person', fr: 'Une autre personne' },
  told: {
    en: '{name} is editing this form. You’ll see changes when they’re saved.',
    de: '{name} bearbeitet dieses Formular. Sie sehen Änderungen, sobald sie gespeichert sind.',
    fr: '{name} modifie ce formulaire. Vous verrez les modifications une fois enregistrées.',
  },
  toldSelf: {
    en: 'You’re editing this form in another tab or on another device.',
    de: 'Sie bearbeiten dieses Formular auf einer anderen Registerkarte oder einem anderen Gerät.',
    fr: 'Vous modifiez ce formulaire dans un autre onglet ou sur un autre appareil.',
  },
  taken: {
    en: '{name} took over editing. You’ll see changes when they’re saved.',
    de: '{name} hat die Bearbeitung übernommen. Sie sehen Änderungen, sobald sie gespeichert sind.',
    fr: '{name} a pris le relais pour la modification. Vous verrez les modifications une fois enregistrées.',
  },
  takenSelf: {
    en: 'You’re now editing this form in another tab or on another device.',
    de: 'Sie bearbeiten dieses Formular jetzt auf einer anderen Registerkarte oder einem anderen Gerät.',
    fr: 'Vous modifiez maintenant ce formulaire dans un autre onglet ou sur un autre appareil.',
  },
  take: { en: 'Take over', de: 'Übernehmen', fr: 'Prendre le relais' },
  title: {
    en: 'Take over editing from {name}?',
    de: 'Bearbeitung von {name} übernehmen?',
    fr: '{name} modifie ce formulaire. Prendre le relais ?',
  },
  titleSelf: { en: 'Edit here instead?', de: 'Stattdessen hier bearbeiten?', fr: 'Modifier plutôt ici ?' },
  text: {
    en: '{name} will see that you’re now editing the form. Saved changes are kept.',
    de: '{name} sieht, dass Sie das Formular jetzt bearbeiten. Gespeicherte Änderungen bleiben erhalten.',
    fr: '{name} verra que vous modifiez maintenant le formulaire. Les modifications enregistrées sont conservées.',
  },
  textSelf: {
    en: 'The form will be read-only in the other tab or on the other device. Saved changes are kept.',
    de: 'Auf der anderen Registerkarte oder dem anderen Gerät ist das Formular dann schreibgeschützt. Gespeicherte Änderungen bleiben erhalten.',
    fr: 'Le formulaire sera en lecture seule dans l’autre onglet ou sur l’autre appareil. Les modifications enregistrées sont conservées.',
  },
  readAlong: { en: 'View only', de: 'Nur anzeigen', fr: 'Afficher uniquement' },
});
