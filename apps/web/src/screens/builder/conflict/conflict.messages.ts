import { memberMessages } from '@tideform/i18n';

/** Messages about conflicting edits: two users changed the same draft at the same time. */
export const conflictMessages = memberMessages({
  told: {
    en: '{name} changed this form at the same time. Your changes stay on this device until you choose a draft.',
    de: '{name} hat dieses Formular gleichzeitig geändert. Ihre Änderungen bleiben auf diesem Gerät, bis Sie einen Entwurf auswählen.',
    fr: '{name} a modifié ce formulaire en même temps que vous. Vos modifications restent sur cet appareil jusqu’à ce que vous choisissiez un brouillon.',
  },
  toldNameless: {
    en: 'Someone else changed this form at the same time. Your changes stay on this device until you choose a draft.',
    de: 'Eine andere Person hat dieses Formular gleichzeitig geändert. Ihre Änderungen bleiben auf diesem Gerät, bis Sie einen Entwurf auswählen.',
    fr: 'Une autre personne a modifié ce formulaire en même temps que vous. Vos modifications restent sur cet appareil jusqu’à ce que vous choisissiez un brouillon.',
  },
  compare: { en: 'Compare drafts', de: 'Entwürfe vergleichen', fr: 'Comparer les brouillons' },
  title: {
    en: 'Two drafts of this form',
    de: 'Zwei Entwürfe dieses Formulars',
    fr: 'Deux brouillons de ce formulaire',
  },
  mine: { en: 'Your draft', de: 'Ihr Entwurf', fr: 'Votre brouillon' },
  theirs: { en: '{name}’s draft', de: 'Entwurf von {name}', fr: 'Brouillon : {name}' },
  theirsNameless: { en: 'Other draft', de: 'Anderer Entwurf', fr: 'Autre brouillon' },
  kept: {
    en: 'The draft you don’t choose is kept as an earlier version of form.draft.json in your team’s library.',
    de: 'Der nicht ausgewählte Entwurf bleibt als frühere Version von form.draft.json in der Bibliothek Ihres Teams erhalten.',
    fr: 'Le brouillon que vous ne choisissez pas est conservé comme version antérieure de form.draft.json dans la bibliothèque de votre équipe.',
  },
  close: { en: 'Decide later', de: 'Später entscheiden', fr: 'Décider plus tard' },
  useTheirs: { en: 'Use the other draft', de: 'Anderen Entwurf verwenden', fr: 'Utiliser l’autre brouillon' },
  useMine: { en: 'Use your draft', de: 'Ihren Entwurf verwenden', fr: 'Utiliser votre brouillon' },
  took: {
    en: 'You’re now using {name}’s draft.',
    de: 'Sie verwenden jetzt den Entwurf von {name}.',
    fr: 'Vous utilisez maintenant le brouillon de {name}.',
  },
  tookNameless: {
    en: 'You’re now using the other draft.',
    de: 'Sie verwenden jetzt den anderen Entwurf.',
    fr: 'Vous utilisez maintenant l’autre brouillon.',
  },
  undo: { en: 'Undo', de: 'Rückgängig', fr: 'Annuler' },
});
