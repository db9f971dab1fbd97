import { responderMessages } from '@tideform/i18n';

/** Messages of tags. */
export const tagsMessages = responderMessages({
  placeholder: {
    en: 'Enter a tag and press Enter',
    de: 'Tag eingeben und Eingabetaste drücken',
    ar: 'أدخل علامة ثم اضغط Enter',
    fr: 'Entrez une balise, puis appuyez sur Entrée',
  },
  remove: { en: 'Remove {tag}', de: '„{tag}“ entfernen', ar: 'إزالة «{tag}»', fr: 'Supprimer « {tag} »' },
  chosen: { en: 'Tags for {label}', de: 'Tags für „{label}“', ar: 'علامات «{label}»', fr: 'Balises pour « {label} »' },
});
