import { responderMessages } from '@tideform/i18n';

/** Messages for respondents about how long responses are stored. */
export const retentionMessages = responderMessages({
  days: {
    en: 'Your response will be deleted after {count, plural, one {# day} other {# days}}.',
    de: 'Ihre Antwort wird nach {count, plural, one {# Tag} other {# Tagen}} gelöscht.',
    ar: 'سيُحذف ردك بعد {count, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}.',
    fr: 'Votre réponse sera supprimée après {count, plural, one {# jour} many {# de jours} other {# jours}}.',
  },
  months: {
    en: 'Your response will be deleted after {count, plural, one {# month} other {# months}}.',
    de: 'Ihre Antwort wird nach {count, plural, one {# Monat} other {# Monaten}} gelöscht.',
    ar: 'سيُحذف ردك بعد {count, plural, zero {# شهر} one {شهر واحد} two {شهرين} few {# أشهر} many {# شهرًا} other {# شهر}}.',
    fr: 'Votre réponse sera supprimée après {count, plural, one {# mois} many {# de mois} other {# mois}}.',
  },
});
