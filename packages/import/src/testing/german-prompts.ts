export const germanPrompts: readonly PromptSample[] = [
  {
    prompt: 'Ein Formular für den Fahrtenbuchantrag mit Name, Abteilung und Unterschrift.',
    title: /^Fahrtenbuchantrag$/,
    fields: [
      [/name/i, 'textfield'],
      [/abteilung/i, 'textfield'],
      [/unterschrift/i, 'signature'],
    ],
  },
  {
    prompt:
      'Eine Urlaubsmeldung mit Name, erster und letzter Tag, Art des Urlaubs (Erholung, krank, unbezahlt) und Unterschrift',
    title: /Urlaubsmeldung/,
    fields: [
      [/name/i, 'textfield'],
      [/erster tag/i, 'datetime'],
      [/letzter tag/i, 'datetime'],
      [/art/i, 'radio select'],
      [/unterschrift/i, 'signature'],
    ],
  },
  {
    prompt: 'Unfallbericht mit Datum und Uhrzeit, Ort, Hergang, Fotos, Namen der Zeugen und ob ein Arzt gerufen wurde.',
    title: /Unfallbericht/,
    fields: [
      [/datum/i, 'datetime'],
      [/ort/i, 'textfield location address'],
      [/hergang/i, 'textarea'],
      [/fotos/i, 'file'],
      [/zeugen/i, 'textarea textfield'],
      [/arzt/i, 'radio checkbox'],
    ],
  },
  {
    prompt:
      'Wartungsprotokoll für Aufzüge: Anlagennummer, Standort, Datum, Zählerstand, Mängel, Fotos der Mängel, Prüfer, Unterschrift des Prüfers',
    title: /Wartungsprotokoll/,
    fields: [
      [/nummer/i, 'textfield'],
      [/standort/i, 'textfield location'],
      [/datum/i, 'datetime'],
      [/stand/i, 'number'],
      [/^mängel/i, 'textarea'],
      [/fotos/i, 'file'],
      [/^prüfer/i, 'textfield user'],
      [/unterschrift/i, 'signature'],
    ],
  },
  {
    prompt:
      'Lieferschein prüfen: Lieferant, Bestellnummer, Lieferdatum, Tabelle der Artikel mit Artikel, Menge und Zustand, vollständig ja/nein, Bemerkungen, Unterschrift',
    title: /Lieferschein/,
    fields: [
      [/lieferant/i, 'textfield'],
      [/nummer/i, 'textfield'],
      [/datum/i, 'datetime'],
      [/artikel/i, 'datagrid'],
      [/vollständig/i, 'radio checkbox'],
      [/bemerkung/i, 'textarea'],
      [/unterschrift/i, 'signature'],
    ],
  },
];

/**
 * Description of a form with its expected result: a word from the label of each question, and the acceptable component
 * types.
 */
export interface PromptSample {
  readonly prompt: string;
  readonly title: RegExp;
  readonly fields: readonly (readonly [label: RegExp, types: string])[];
}
