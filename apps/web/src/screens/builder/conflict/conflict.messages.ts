import { memberMessages } from '@tideform/i18n';

/** Texts about two people who changed one draft at the same time. */
export const conflictMessages = memberMessages({
  told: {
    en: '{name} changed this form at the same time. Your changes stay on this device until you choose a draft.',
    de: '{name} hat dieses Formular gleichzeitig geändert. Ihre Änderungen bleiben auf diesem Gerät, bis Sie einen Entwurf auswählen.',
  },
  toldNameless: {
    en: 'Someone else changed this form at the same time. Your changes stay on this device until you choose a draft.',
    de: 'Eine andere Person hat dieses Formular gleichzeitig geändert. Ihre Änderungen bleiben auf diesem Gerät, bis Sie einen Entwurf auswählen.',
  },
  compare: { en: 'Compare drafts', de: 'Entwürfe vergleichen' },
  title: { en: 'Two drafts of this form', de: 'Zwei Entwürfe dieses Formulars' },
  mine: { en: 'Your draft', de: 'Ihr Entwurf' },
  theirs: { en: '{name}’s draft', de: 'Entwurf von {name}' },
  theirsNameless: { en: 'Other draft', de: 'Anderer Entwurf' },
  kept: {
    en: 'The draft you don’t choose is kept as an earlier version of form.draft.json in your team’s library.',
    de: 'Der nicht ausgewählte Entwurf bleibt als frühere Version von form.draft.json in der Bibliothek Ihres Teams erhalten.',
  },
  close: { en: 'Decide later', de: 'Später entscheiden' },
  useTheirs: { en: 'Use the other draft', de: 'Anderen Entwurf verwenden' },
  useMine: { en: 'Use your draft', de: 'Ihren Entwurf verwenden' },
  took: { en: 'You’re now using {name}’s draft.', de: 'Sie verwenden jetzt den Entwurf von {name}.' },
  tookNameless: { en: 'You’re now using the other draft.', de: 'Sie verwenden jetzt den anderen Entwurf.' },
  undo: { en: 'Undo', de: 'Rückgängig' },
});
