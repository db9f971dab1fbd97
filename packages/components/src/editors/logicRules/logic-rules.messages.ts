import { memberMessages } from '@tideform/i18n';

/** Messages of the logic rule editor. Triggers, actions and properties are keyed by their stored names. */
export const logicRulesMessages = memberMessages({
  none: {
    en: 'No rules change this component.',
    de: 'Keine Regeln ändern diese Komponente.',
    fr: 'Aucune règle ne modifie ce composant.',
  },
  ruleName: { en: 'Rule {position}', de: 'Regel {position}', fr: 'Règle {position}' },
  name: { en: 'Name', de: 'Name', fr: 'Nom' },
  trigger: { en: 'When', de: 'Wann', fr: 'Quand' },
  triggers: {
    simple: {
      en: 'When conditions are met',
      de: 'Wenn Bedingungen erfüllt sind',
      fr: 'Lorsque des conditions sont remplies',
    },
    javascript: {
      en: 'When JavaScript returns true',
      de: 'Wenn JavaScript true zurückgibt',
      fr: 'Lorsque JavaScript renvoie true',
    },
    json: {
      en: 'When JSONLogic returns true',
      de: 'Wenn JSONLogic true zurückgibt',
      fr: 'Lorsque JSONLogic renvoie true',
    },
    event: {
      en: 'When an event is triggered',
      de: 'Wenn ein Ereignis ausgelöst wird',
      fr: 'Lorsqu’un événement est déclenché',
    },
  },
  comparisons: { en: 'Conditions for {rule}', de: 'Bedingungen von {rule}', fr: 'Conditions de « {rule} »' },
  effect: {
    label: { en: 'Conditions met', de: 'Bedingungen erfüllt', fr: 'Conditions remplies' },
    yes: { en: 'If conditions are met', de: 'Wenn Bedingungen erfüllt sind', fr: 'Si les conditions sont remplies' },
    no: { en: 'When not met', de: 'Wenn nicht erfüllt', fr: 'Si non remplies' },
  },
  always: {
    en: 'Add a condition. Until then, this rule has no effect.',
    de: 'Fügen Sie eine Bedingung hinzu. Bis dahin hat diese Regel keine Wirkung.',
    fr: 'Ajoutez une condition. En attendant, cette règle n’a aucun effet.',
  },
  triggerCode: { en: 'Trigger for {rule}', de: 'Auslöser von {rule}', fr: 'Déclencheur de « {rule} »' },
  event: { en: 'Event name', de: 'Ereignisname', fr: 'Nom de l’événement' },
  eventHint: {
    en: 'A button can trigger this event.',
    de: 'Eine Schaltfläche kann dieses Ereignis auslösen.',
    fr: 'Un bouton peut déclencher cet événement.',
  },
  happens: { en: 'Then', de: 'Dann', fr: 'Alors' },
  actions: { en: 'Actions for {rule}', de: 'Aktionen von {rule}', fr: 'Actions de « {rule} »' },
  noActions: { en: 'No actions yet.', de: 'Noch keine Aktionen.', fr: 'Aucune action pour l’instant.' },
  actionName: { en: 'Action {position}', de: 'Aktion {position}', fr: 'Action {position}' },
  actionType: { en: 'Action type', de: 'Aktionstyp', fr: 'Type d’action' },
  actionTypes: {
    property: { en: 'Change a setting', de: 'Einstellung ändern', fr: 'Modifier un paramètre' },
    value: { en: 'Set the answer', de: 'Antwort festlegen', fr: 'Définir la réponse' },
    mergeComponentSchema: {
      en: 'Change settings with code',
      de: 'Einstellungen mit Code ändern',
      fr: 'Modifier des paramètres avec du code',
    },
    customAction: { en: 'Run code', de: 'Code ausführen', fr: 'Exécuter du code' },
  },
  ofRule: { en: '{what}, {rule}', de: '{what}, {rule}', fr: '{what}, {rule}' },
  property: { en: 'Setting', de: 'Einstellung', fr: 'Paramètre' },
  properties: {
    hidden: { en: 'Hidden', de: 'Ausgeblendet', fr: 'Masqué' },
    'validate.required': { en: 'Required', de: 'Pflichtfeld', fr: 'Obligatoire' },
    disabled: { en: 'Disabled', de: 'Deaktiviert', fr: 'Désactivé' },
    label: { en: 'Label', de: 'Beschriftung', fr: 'Libellé' },
    title: { en: 'Title', de: 'Titel', fr: 'Titre' },
    description: { en: 'Hint', de: 'Hinweis', fr: 'Indication' },
    tooltip: { en: 'More information', de: 'Weitere Informationen', fr: 'Plus d’informations' },
    placeholder: { en: 'Placeholder', de: 'Platzhalter', fr: 'Espace réservé' },
    prefix: { en: 'Prefix', de: 'Präfix', fr: 'Préfixe' },
    suffix: { en: 'Suffix', de: 'Suffix', fr: 'Suffixe' },
    className: { en: 'CSS class', de: 'CSS-Klasse', fr: 'Classe CSS' },
  },
  choose: { en: 'Choose a setting', de: 'Einstellung auswählen', fr: 'Choisir un paramètre' },
  choices: { en: 'Choices, with code', de: 'Optionen, mit Code', fr: 'Choix, avec du code' },
  to: { en: 'New value', de: 'Neuer Wert', fr: 'Nouvelle valeur' },
  on: { en: 'On', de: 'Ein', fr: 'Oui' },
  off: { en: 'Off', de: 'Aus', fr: 'Non' },
  actionCode: { en: '{action} of {rule}', de: '{action} von {rule}', fr: '{action} de « {rule} »' },
});
