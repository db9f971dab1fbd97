import type { DraftComponent } from '../building/draft-component.ts';
import { draft } from '../building/draft-component.ts';

/** What a question is, as far as its words tell. English and German. The first that fits counts. */
const signs: readonly (readonly [RegExp, string, Readonly<Record<string, unknown>>?])[] = [
  [/\b(?:e-?mail|mail address)\b/i, 'email'],
  [/\b(?:signature|signed by|sign here|unterschrift)\b/i, 'signature'],
  [/\b(?:phone|telephone|mobile|telefon|handy)/i, 'phoneNumber', { inputMask: '' }],
  [
    /\b(?:photos?|pictures?|fotos?|bild(?:er)?)\b/i,
    'file',
    { storage: 'indexeddb', image: true, webcam: true, multiple: true },
  ],
  [/\b(?:attach|upload|files?|documents?|anhang|datei(?:en)?)\b/i, 'file', { storage: 'indexeddb', multiple: true }],
  [/\b(?:date and time|datum und uhrzeit)\b/i, 'datetime'],
  [/\b(?:date|day of|born|birthday|datum|tag der|geboren)\b|datum\b/i, 'datetime', { enableTime: false }],
  [/\b(?:time|what time|uhrzeit)\b(?! of)/i, 'time'],
  [/\b(?:website|web address|url|webseite)\b/i, 'url'],
  [/\b(?:cost|price|amount|budget|kosten|preis|betrag)\b/i, 'currency', { currency: 'EUR' }],
  [/\b(?:how many|how much|how old|number of|age|quantity|count|anzahl|wie viele?|alter|menge)\b/i, 'number'],
  [
    /\b(?:describe|description|comments?|notes?|remarks?|why|explain|details|beschreib|bemerkung|anmerkung|warum|notiz)/i,
    'textarea',
  ],
  [/\b(?:i agree|i confirm|i accept|ich stimme|ich bestätige)\b/i, 'checkbox'],
];

const yesOrNo = /^(?:is|are|do|does|did|has|have|was|were|can|will|would|should)\s.*\?$/i;
const jaOderNein = /^(?:ist|sind|hat|haben|war|waren|kann|können|wird|wurde|wurden|gibt|sollen?|darf|dürfen)\s.*\?$/i;

/** A component that asks what a text asks. */
export function guessComponent(label: string): DraftComponent {
  if (yesOrNo.test(label)) return draft('radio', choicesOf(['Yes', 'No']));
  if (jaOderNein.test(label)) return draft('radio', choicesOf(['Ja', 'Nein']));
  const found = signs.find(([sign]) => sign.test(label));
  return found ? draft(found[1], found[2]) : draft('textfield');
}

/** Choices by their words; what is stored is made of them. */
export function choicesOf(labels: readonly string[]) {
  const taken = new Set<string>();
  const values = labels.map((label) => {
    const word =
      label
        .toLowerCase()
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .match(/[a-z0-9]+/g)
        ?.join('-')
        .slice(0, 60) || 'choice';
    let value = word;
    for (let number = 2; taken.has(value); number += 1) value = `${word}-${number}`;
    taken.add(value);
    return { label, value };
  });
  return { values, ...(values.length <= 3 && { inline: true }) };
}
