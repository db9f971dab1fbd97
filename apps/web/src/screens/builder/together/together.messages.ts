import { memberMessages } from '@tideform/i18n';

/** Texts about two people, or two tabs, with one draft open. */
export const togetherMessages = memberMessages({
  somebody: { en: 'Somebody', de: 'Jemand' },
  told: {
    en: '{name} is editing this form. You see what they change as it is saved.',
    de: '{name} bearbeitet dieses Formular. Sie sehen die Änderungen, sobald sie gespeichert sind.',
  },
  toldSelf: {
    en: 'You are editing this form in another tab or on another device.',
    de: 'Sie bearbeiten dieses Formular in einem anderen Tab oder auf einem anderen Gerät.',
  },
  taken: {
    en: '{name} has taken over. You see what they change as it is saved.',
    de: '{name} hat übernommen. Sie sehen die Änderungen, sobald sie gespeichert sind.',
  },
  takenSelf: {
    en: 'You have gone on in another tab or on another device.',
    de: 'Sie haben in einem anderen Tab oder auf einem anderen Gerät weitergemacht.',
  },
  take: { en: 'Take over', de: 'Übernehmen' },
  title: { en: 'Take over from {name}?', de: 'Von {name} übernehmen?' },
  titleSelf: { en: 'Go on here?', de: 'Hier weitermachen?' },
  text: {
    en: '{name} will see that you are editing now. What is saved stays.',
    de: '{name} sieht dann, dass nun Sie bearbeiten. Was gespeichert ist, bleibt.',
  },
  textSelf: {
    en: 'The other tab or device then reads along. What is saved stays.',
    de: 'Der andere Tab oder das andere Gerät liest dann mit. Was gespeichert ist, bleibt.',
  },
  readAlong: { en: 'Read along', de: 'Mitlesen' },
});
