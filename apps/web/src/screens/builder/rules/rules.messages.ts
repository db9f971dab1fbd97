import { type MessagesOf, memberMessages } from '@tideform/i18n';

/** Messages of the list of rules. */
export const rulesMessages = memberMessages({
  title: { en: 'Rules', de: 'Regeln', fr: 'Règles' },
  close: { en: 'Close rules', de: 'Regeln schließen', fr: 'Fermer les règles' },
  count: {
    en: '{count, plural, =0 {None in this form} one {# in this form} other {# in this form}}',
    de: '{count, plural, =0 {Keine in diesem Formular} one {# in diesem Formular} other {# in diesem Formular}}',
    fr: '{count, plural, =0 {Aucune dans ce formulaire} one {# dans ce formulaire} many {# dans ce formulaire} other {# dans ce formulaire}}',
  },
  found: { en: '{found} of {count}', de: '{found} von {count}', fr: '{found} sur {count}' },
  find: { en: 'Search rules and fields', de: 'Regeln und Felder suchen', fr: 'Rechercher des règles et des champs' },
  topics: { en: 'Rule types', de: 'Regeltypen', fr: 'Types de règles' },
  topic: {
    all: { en: 'All', de: 'Alle', fr: 'Toutes' },
    shown: { en: 'Visibility', de: 'Sichtbarkeit', fr: 'Visibilité' },
    required: { en: 'Required', de: 'Pflicht', fr: 'Obligatoire' },
    checked: { en: 'Validation', de: 'Prüfung', fr: 'Validation' },
    calculated: { en: 'Calculated', de: 'Berechnung', fr: 'Calcul' },
    marked: { en: 'Needs attention', de: 'Zu prüfen', fr: 'À vérifier' },
  },
  arrows: { en: 'Show arrows', de: 'Pfeile anzeigen', fr: 'Afficher les flèches' },
  list: { en: 'Rules in this form', de: 'Regeln in diesem Formular', fr: 'Règles de ce formulaire' },
  none: {
    en: 'This form doesn’t have any rules yet. Settings that show, require, validate, or calculate answers are listed here.',
    de: 'Dieses Formular hat noch keine Regeln. Hier werden Einstellungen aufgelistet, die Antworten anzeigen, verlangen, überprüfen oder berechnen.',
    fr: 'Ce formulaire ne contient encore aucune règle. Les paramètres qui affichent, exigent, valident ou calculent des réponses sont répertoriés ici.',
  },
  noneFound: {
    en: 'No rules match your search.',
    de: 'Keine Regeln entsprechen Ihrer Suche.',
    fr: 'Aucune règle ne correspond à votre recherche.',
  },
  showAll: { en: 'Show all rules', de: 'Alle Regeln anzeigen', fr: 'Afficher toutes les règles' },
  openSetting: { en: 'Open setting', de: 'Einstellung öffnen', fr: 'Ouvrir le paramètre' },
  openSettingOf: { en: 'Open setting: {rule}', de: 'Einstellung öffnen: {rule}', fr: 'Ouvrir le paramètre : {rule}' },
  /** Hint below a rule about when it applies. */
  hint: {
    clears: {
      en: 'If hidden, its answer is cleared',
      de: 'Die Antwort wird beim Ausblenden gelöscht',
      fr: 'S’il est masqué, sa réponse est effacée',
    },
    clearsWithin: {
      en: 'If hidden, the answers in it are cleared',
      de: 'Die Antworten darin werden beim Ausblenden gelöscht',
      fr: 'S’il est masqué, les réponses qu’il contient sont effacées',
    },
    keeps: {
      en: 'If hidden, answers are kept',
      de: 'Antworten bleiben beim Ausblenden erhalten',
      fr: 'S’il est masqué, les réponses sont conservées',
    },
    onSubmit: { en: 'When submitted', de: 'Beim Absenden', fr: 'À l’envoi' },
    asYouType: { en: 'As you type', de: 'Während der Eingabe', fr: 'Pendant la saisie' },
    whenLeft: { en: 'When leaving the field', de: 'Beim Verlassen des Felds', fr: 'À la sortie du champ' },
    atOnce: {
      en: 'When any of these answers changes',
      de: 'Wenn sich eine dieser Antworten ändert',
      fr: 'Lorsque l’une de ces réponses change',
    },
    sticks: {
      en: 'Manual answers are kept',
      de: 'Manuelle Eingaben bleiben erhalten',
      fr: 'Les réponses manuelles sont conservées',
    },
    inEachRow: { en: 'In every row of {grid}', de: 'In jeder Zeile von {grid}', fr: 'Dans chaque ligne de {grid}' },
    inCode: { en: 'Uses code', de: 'Verwendet Code', fr: 'Utilise du code' },
  },
  /** Problem of a rule. */
  mark: {
    lost: {
      en: '{count, plural, one {{names} isn’t in the form anymore} other {{names} aren’t in the form anymore}}',
      de: '{count, plural, one {{names} ist nicht mehr im Formular} other {{names} sind nicht mehr im Formular}}',
      fr: '{count, plural, one {{names} ne figure plus dans le formulaire} many {{names} ne figurent plus dans le formulaire} other {{names} ne figurent plus dans le formulaire}}',
    },
    lostIgnored: {
      en: '{count, plural, one {{names} isn’t in the form anymore, so this condition is ignored} other {{names} aren’t in the form anymore, so these conditions are ignored}}',
      de: '{count, plural, one {{names} ist nicht mehr im Formular, die Bedingung wird deshalb ignoriert} other {{names} sind nicht mehr im Formular, die Bedingungen werden deshalb ignoriert}}',
      fr: '{count, plural, one {{names} ne figure plus dans le formulaire, cette condition est donc ignorée} many {{names} ne figurent plus dans le formulaire, ces conditions sont donc ignorées} other {{names} ne figurent plus dans le formulaire, ces conditions sont donc ignorées}}',
    },
    absent: {
      en: 'This function isn’t available, so the rule has no effect',
      de: 'Diese Funktion ist nicht verfügbar, die Regel hat deshalb keine Wirkung',
      fr: 'Cette fonction n’est pas disponible, la règle n’a donc aucun effet',
    },
    never: {
      en: 'This condition is never met',
      de: 'Diese Bedingung ist nie erfüllt',
      fr: 'Cette condition n’est jamais remplie',
    },
    impossible: {
      en: 'No answer can meet this limit',
      de: 'Keine Antwort kann diese Vorgabe erfüllen',
      fr: 'Aucune réponse ne peut respecter cette limite',
    },
    always: {
      en: 'This condition is always met',
      de: 'Diese Bedingung ist immer erfüllt',
      fr: 'Cette condition est toujours remplie',
    },
    circle: { en: 'Circular dependency: {names}', de: 'Zirkelbezug: {names}', fr: 'Dépendance circulaire : {names}' },
    circleOfOne: { en: 'Depends on itself', de: 'Hängt von sich selbst ab', fr: 'Le champ dépend de lui-même' },
    overruled: {
      en: 'Ignored: another condition of this field takes priority',
      de: 'Ignoriert: Eine andere Bedingung dieses Felds hat Vorrang',
      fr: 'Ignorée : une autre condition de ce champ est prioritaire',
    },
    noActions: {
      en: 'No effect: the rule has no actions',
      de: 'Keine Wirkung: Die Regel hat keine Aktionen',
      fr: 'Aucun effet : la règle ne contient aucune action',
    },
    noEvent: {
      en: 'No effect: no button triggers this event',
      de: 'Keine Wirkung: Keine Schaltfläche löst dieses Ereignis aus',
      fr: 'Aucun effet : aucun bouton ne déclenche cet événement',
    },
    noWizard: {
      en: 'Only applies to wizard pages',
      de: 'Gilt nur für Seiten eines Assistenten',
      fr: 'S’applique uniquement aux pages d’un assistant',
    },
    unseen: {
      en: 'Never checked: the field is hidden',
      de: 'Wird nie überprüft: Das Feld ist ausgeblendet',
      fr: 'Jamais vérifiée : le champ est masqué',
    },
    broken: { en: 'This rule isn’t valid', de: 'Diese Regel ist ungültig', fr: 'Cette règle n’est pas valide' },
  },
});

export type RulesMessages = MessagesOf<typeof rulesMessages>;
