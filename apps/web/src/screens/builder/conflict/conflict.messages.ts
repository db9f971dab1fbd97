import { memberMessages } from '@tideform/i18n';

/** Texts about two people who changed one draft at the same time. */
export const conflictMessages = memberMessages({
  told: {
    en: '{name} has changed this form at the same time. Your changes stay on this device until you choose.',
    de: '{name} hat dieses Formular gleichzeitig geändert. Ihre Änderungen bleiben auf diesem Gerät, bis Sie wählen.',
  },
  toldNameless: {
    en: 'Somebody has changed this form at the same time. Your changes stay on this device until you choose.',
    de: 'Jemand hat dieses Formular gleichzeitig geändert. Ihre Änderungen bleiben auf diesem Gerät, bis Sie wählen.',
  },
  compare: { en: 'Compare and choose', de: 'Vergleichen und wählen' },
  title: { en: 'Two drafts of this form', de: 'Zwei Entwürfe dieses Formulars' },
  mine: { en: 'Yours', de: 'Ihrer' },
  theirs: { en: 'From {name}', de: 'Von {name}' },
  theirsNameless: { en: 'The other', de: 'Der andere' },
  kept: {
    en: 'The other one is kept as an earlier version of form.draft.json in the team’s library.',
    de: 'Der andere bleibt in der Bibliothek des Teams, als frühere Version von form.draft.json.',
  },
  close: { en: 'Decide later', de: 'Später entscheiden' },
  useTheirs: { en: 'Go on with theirs', de: 'Mit dem anderen weitermachen' },
  useMine: { en: 'Go on with yours', de: 'Mit Ihrem weitermachen' },
  took: { en: 'The draft is as {name} made it.', de: 'Der Entwurf ist nun so, wie {name} ihn gemacht hat.' },
  tookNameless: { en: 'The other draft is in place.', de: 'Der andere Entwurf gilt nun.' },
  undo: { en: 'Undo', de: 'Rückgängig' },
});
