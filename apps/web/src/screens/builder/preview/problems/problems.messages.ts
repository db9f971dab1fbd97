import { type MessagesOf, memberMessages } from '@tideform/i18n';

/** Messages about problems in a form's logic, for authors. */
export const problemsMessages = memberMessages({
  title: { en: 'Code problems', de: 'Codeprobleme', fr: 'Problèmes de code' },
  count: {
    en: '{count, plural, one {# code problem} other {# code problems}}',
    de: '{count, plural, one {# Codeproblem} other {# Codeprobleme}}',
    fr: '{count, plural, one {# problème de code} many {# de problèmes de code} other {# problèmes de code}}',
  },
  hint: {
    en: 'These problems were found in the form and while you filled out this preview. Only form builders see them.',
    de: 'Diese Probleme wurden im Formular und beim Ausfüllen dieser Vorschau gefunden. Nur Formularersteller sehen sie.',
    fr: 'Ces problèmes ont été détectés dans le formulaire et pendant que vous remplissiez cet aperçu. Seuls les créateurs de formulaires les voient.',
  },
  written: { en: 'Code output', de: 'Codeausgabe', fr: 'Sortie du code' },
  open: { en: 'Open settings', de: 'Einstellungen öffnen', fr: 'Ouvrir les paramètres' },
  openFor: {
    en: 'Open settings: {label}, {place}',
    de: 'Einstellungen öffnen: {label}, {place}',
    fr: 'Ouvrir les paramètres : {label}, {place}',
  },
  leftOut: {
    customConditional: {
      en: 'Until you fix it, the component is shown.',
      de: 'Bis zur Korrektur wird die Komponente angezeigt.',
      fr: 'Tant que le problème n’est pas corrigé, le composant est affiché.',
    },
    'conditional.json': {
      en: 'Until you fix it, the component is shown.',
      de: 'Bis zur Korrektur wird die Komponente angezeigt.',
      fr: 'Tant que le problème n’est pas corrigé, le composant est affiché.',
    },
    calculateValue: {
      en: 'Until you fix it, the answer isn’t calculated.',
      de: 'Bis zur Korrektur wird die Antwort nicht berechnet.',
      fr: 'Tant que le problème n’est pas corrigé, la réponse n’est pas calculée.',
    },
    customDefaultValue: {
      en: 'Until you fix it, the field doesn’t use this default value.',
      de: 'Bis zur Korrektur wird dieser Standardwert nicht verwendet.',
      fr: 'Tant que le problème n’est pas corrigé, le champ n’utilise pas cette valeur par défaut.',
    },
    'validate.custom': {
      en: 'Until you fix it, every answer is accepted.',
      de: 'Bis zur Korrektur wird jede Antwort akzeptiert.',
      fr: 'Tant que le problème n’est pas corrigé, toutes les réponses sont acceptées.',
    },
    'validate.json': {
      en: 'Until you fix it, every answer is accepted.',
      de: 'Bis zur Korrektur wird jede Antwort akzeptiert.',
      fr: 'Tant que le problème n’est pas corrigé, toutes les réponses sont acceptées.',
    },
    'data.custom': {
      en: 'Until you fix it, there are no options to choose from.',
      de: 'Bis zur Korrektur gibt es keine Optionen zur Auswahl.',
      fr: 'Tant que le problème n’est pas corrigé, aucune option n’est proposée.',
    },
    other: {
      en: 'Until you fix it, this code is ignored.',
      de: 'Bis zur Korrektur wird dieser Code ignoriert.',
      fr: 'Tant que le problème n’est pas corrigé, ce code est ignoré.',
    },
  },
  error: {
    en: 'This code stopped with an error: {message}',
    de: 'Dieser Code wurde mit einem Fehler beendet: {message}',
    fr: 'Ce code s’est arrêté en raison d’une erreur : {message}',
  },
  unreadable: {
    en: 'This code has a syntax error: {message}. The editor marks the position.',
    de: 'Dieser Code hat einen Syntaxfehler: {message}. Der Editor markiert die Stelle.',
    fr: 'Ce code contient une erreur de syntaxe : {message}. L’éditeur en indique l’emplacement.',
  },
  notDefined: {
    en: 'This code uses {name}, which isn’t defined.',
    de: 'Dieser Code verwendet {name}, das nicht definiert ist.',
    fr: 'Ce code utilise {name}, qui n’est pas défini.',
  },
  isAnswer: {
    en: 'The field’s answer is data.{name}.',
    de: 'Die Antwort des Felds ist data.{name}.',
    fr: 'La réponse du champ est data.{name}.',
  },
  noValueYet: {
    en: 'This code reads “{name}” from something that doesn’t have a value yet. Use ?. instead of the dot before it, or check for an answer first.',
    de: 'Dieser Code liest „{name}“ von etwas, das noch keinen Wert hat. Verwenden Sie ?. statt des Punkts davor, oder prüfen Sie zuerst, ob eine Antwort vorhanden ist.',
    fr: 'Ce code lit « {name} » à partir d’un élément qui n’a pas encore de valeur. Utilisez ?. au lieu du point qui précède, ou vérifiez d’abord qu’une réponse existe.',
  },
  missing: {
    en: 'This code uses {names}, which Tideform doesn’t support. Use data, row, value, moment, or _ instead.',
    de: 'Dieser Code verwendet {names}. Das wird von Tideform nicht unterstützt. Verwenden Sie stattdessen data, row, value, moment oder _.',
    fr: 'Ce code utilise {names}, que Tideform ne prend pas en charge. Utilisez plutôt data, row, value, moment ou _.',
  },
  time: {
    en: 'This code took longer than 50 ms and was stopped. It might contain an endless loop. It’ll run again the next time the form is opened.',
    de: 'Dieser Code hat länger als 50 ms gebraucht und wurde angehalten. Möglicherweise enthält er eine Endlosschleife. Er wird beim nächsten Öffnen des Formulars wieder ausgeführt.',
    fr: 'Ce code a pris plus de 50 ms et a été arrêté. Il contient peut-être une boucle infinie. Il s’exécutera à nouveau à la prochaine ouverture du formulaire.',
  },
  memory: {
    en: 'This code used too much memory and was stopped. It’ll run again the next time the form is opened.',
    de: 'Dieser Code hat zu viel Arbeitsspeicher gebraucht und wurde angehalten. Er wird beim nächsten Öffnen des Formulars wieder ausgeführt.',
    fr: 'Ce code a utilisé trop de mémoire et a été arrêté. Il s’exécutera à nouveau à la prochaine ouverture du formulaire.',
  },
  cycle: {
    en: 'Circular dependency: {circle}. Change one of these so that it doesn’t depend on the others.',
    de: 'Zirkelbezug: {circle}. Ändern Sie eines davon so, dass es nicht von den anderen abhängt.',
    fr: 'Dépendance circulaire : {circle}. Modifiez l’un de ces éléments afin qu’il ne dépende pas des autres.',
  },
  unavailable: {
    en: 'Code can’t run here. The form works without it, and its fields stay as they are.',
    de: 'Code kann hier nicht ausgeführt werden. Das Formular funktioniert ohne Code, und die Felder bleiben unverändert.',
    fr: 'Le code ne peut pas s’exécuter ici. Le formulaire fonctionne sans lui, et ses champs restent tels quels.',
  },
  missingTarget: {
    en: 'A condition uses the field “{target}”, which isn’t in this form. The condition is ignored.',
    de: 'Eine Bedingung verwendet das Feld „{target}“, das in diesem Formular nicht vorhanden ist. Die Bedingung wird ignoriert.',
    fr: 'Une condition utilise le champ « {target} », qui ne figure pas dans ce formulaire. La condition est ignorée.',
  },
  unknownOperator: {
    en: 'A condition uses the operator “{operator}”, which Tideform doesn’t support. The condition is ignored.',
    de: 'Eine Bedingung verwendet den Operator „{operator}“, den Tideform nicht unterstützt. Die Bedingung wird ignoriert.',
    fr: 'Une condition utilise l’opérateur « {operator} », que Tideform ne prend pas en charge. La condition est ignorée.',
  },
  conditionCircle: {
    en: 'Circular dependency between conditions: {circle}.',
    de: 'Zirkelbezug zwischen Bedingungen: {circle}.',
    fr: 'Dépendance circulaire entre des conditions : {circle}.',
  },
  /** Messages for the reasons why a JSONLogic rule can't be used. */
  unusable: {
    noJson: {
      en: 'This JSONLogic rule isn’t valid JSON.',
      de: 'Diese JSONLogic-Regel ist kein gültiges JSON.',
      fr: 'Cette règle JSONLogic n’est pas du JSON valide.',
    },
    operator: {
      en: 'This JSONLogic rule uses the operator “{name}”, which doesn’t exist.',
      de: 'Diese JSONLogic-Regel verwendet den Operator „{name}“, den es nicht gibt.',
      fr: 'Cette règle JSONLogic utilise l’opérateur « {name} », qui n’existe pas.',
    },
    tooLarge: {
      en: 'This JSONLogic rule has more than {limit, plural, one {# value} other {# values}}.',
      de: 'Diese JSONLogic-Regel hat mehr als {limit, plural, one {# Wert} other {# Werte}}.',
      fr: 'Cette règle JSONLogic contient plus de {limit, plural, one {# valeur} many {# de valeurs} other {# valeurs}}.',
    },
    tooDeep: {
      en: 'This JSONLogic rule is nested more than {limit, plural, one {# level} other {# levels}} deep.',
      de: 'Diese JSONLogic-Regel ist tiefer als {limit, plural, one {# Ebene} other {# Ebenen}} verschachtelt.',
      fr: 'Cette règle JSONLogic comporte plus de {limit, plural, one {# niveau} many {# de niveaux} other {# niveaux}} d’imbrication.',
    },
  },
});

export type ProblemsMessages = MessagesOf<typeof problemsMessages>;

/** Returns a message about the effect on a component whose code of this kind doesn't work. */
export function formatOmission(kind: string, { leftOut }: ProblemsMessages): string {
  return Object.hasOwn(leftOut, kind) ? leftOut[kind as keyof typeof leftOut] : leftOut.other;
}
