import type { DraftComponent } from '../building/draft-component.ts';
import { createDraftComponent } from '../building/draft-component.ts';

type Settings = Readonly<Record<string, unknown>>;

/** Rules that infer a component type from words in a label, in English and German. The first matching rule applies. */
const INFERENCE_RULES: readonly (readonly [RegExp, string, Settings?])[] = [
  [/\b(?:e-?mail|mail address)/i, 'email'],
  [
    /\b(?:signature|signed by|sign here|signs?$|sign(?:ing)?[- ]?off|unterschrift|unterschreib|unterzeichne|signatur)/i,
    'signature',
  ],
  [/\b(?:phone|telephone|mobile|telefon|handy|mobilnummer|fax)/i, 'phoneNumber', { inputMask: '' }],
  [
    /\b(?:photo(?:graph)?s?|pictures?|images?|snapshots?|selfies?)\b|\b(?:fotos?|bild(?:er)?)\b|foto(?:s)?\b/i,
    'file',
    { storage: 'indexeddb', image: true, webcam: true, multiple: true },
  ],
  [
    /\b(?:i agree|i confirm|i accept|i consent|agree(?:s|ment)? to|accept(?:s|ance)? (?:of|the)|consent|ich stimme|ich bestätige|einwilligung|einverst|zustimmung|datenschutz)/i,
    'checkbox',
  ],
  [
    /\b(?:attach|upload|files?|documents?|scan of|copy of|cv|résumé|resume|certificates?|anhang|datei(?:en)?|unterlagen|lebenslauf|kopie|hochladen)\b/i,
    'file',
    { storage: 'indexeddb', multiple: true },
  ],
  [/\b(?:barcode|qr.?code|scan(?:ned)? code|strichcode)/i, 'barcode'],
  [/\b(?:gps|coordinates|on (?:a|the) map|map location|standort auf|koordinaten)/i, 'location'],
  [
    /\b(?:date (?:and|&) time|datum (?:und|&) uhrzeit|datum\/uhrzeit|date\/time|when did|when was|when it happened|zeitpunkt)\b/i,
    'datetime',
  ],
  [/\b(?:year of|baujahr|jahrgang)/i, 'number', { decimalLimit: 0 }],
  [
    /\b(?:date|day of|day$|born|birthday|dob|deadline|due by|expiry|valid until|datum|tag der|geboren|geburtstag|fällig|frist|gültig bis|seit wann)\b|datum\b|(?:^|\s)(?:first|last|letzter|erster|from|until) (?:day|tag)\b|\b(?:check-?in|check-?out) day/i,
    'datetime',
    { enableTime: false },
  ],
  [
    /\b(?:time (?:of|in|out|on)|what time|(?:start|end|arrival|departure|finish|begin)(?:ing|ning)? time|uhrzeit|(?:ankunfts|abfahrts|start|end)zeit)\b|\btime$|^time\b|^(?:beginn|ende)$/i,
    'time',
  ],
  [/\b(?:website|web ?site|web address|url|homepage|webseite|internetadresse|link to)\b/i, 'url'],
  [
    /\b(?:costs?|price|amount|budget|salary|fee|wage|rent|deposit|invoice total|total paid|in (?:euros?|dollars?|eur|usd|gbp|pounds)|kosten|preis|betrag|gehalt|gebühr|miete|kaution)\b|(?:kosten|preis|betrag|summe)\b|[€$£]/i,
    'currency',
    { currency: 'EUR' },
  ],
  [
    /\b(?:registration|serial|account|reference|order|invoice|policy|room|badge|id|employee|vehicle|asset|batch|lot|part|case|ticket|licen[cs]e|plate|tax|vat|purchase order|po|customer|job) (?:number|no\.?)|(?:nummer|kennzeichen)\b|\bnumber plate\b/i,
    'textfield',
  ],
  [
    /\b(?:how many|how much|how old|how long|how far|number of|no\. of|age|quantity|qty|count|mileage|odometer|kilomet(?:er|re)s?|miles|hours?|minutes|temperature|pressure|weight|height|length|width|depth|speed|level|percent(?:age)?|volume|reading|years of|anzahl|wie viele?|alter|menge|stückzahl|temperatur|gewicht|höhe|länge|breite|tiefe|druck|stunden|kilometerstand|prozent|zählerstand|stand$)\b|(?:anzahl|stunden|temperatur|menge|stand)\b|%|°/i,
    'number',
  ],
  [
    /\b(?:e\.g\. address|(?:home|postal|delivery|billing|site|street|shipping|mailing|property|work) address|address|anschrift|adresse|lieferadresse)\b|(?:adresse|anschrift)\b/i,
    'address',
  ],
  [
    /\b(?:describe|description|comments?|notes?|remarks?|why|explain|explanation|details|reasons?|feedback|suggestions?|summary|observations?|findings?|actions?(?: taken)?|instructions|what (?:happened|went|was|could|we|they|you|is wrong|needs|do)|anything else|further information|additional information|message|justification|beschreib|beschreibung|bemerkung|anmerkung|kommentar|warum|begründung|grund|notiz|hinweise|maßnahme|vorschl|was (?:ist|wurde|hat|können)|hergang|mängel)/i,
    'textarea',
  ],
  [/\b(?:tags|keywords|schlagw|stichw)/i, 'tags'],
];

const ENGLISH_YES_NO_PATTERN = /^(?:is|are|do|does|did|has|have|was|were|can|will|would|should)\s.*\?$/i;
const GERMAN_YES_NO_PATTERN =
  /^(?:ist|sind|hat|haben|war|waren|kann|können|wird|wurde|wurden|gibt|sollen?|darf|dürfen)\s.*\?$/i;

/** Creates the component for a label. */
export function inferComponentFromLabel(label: string): DraftComponent {
  if (ENGLISH_YES_NO_PATTERN.test(label)) return createDraftComponent('radio', createChoiceSettings(['Yes', 'No']));
  if (GERMAN_YES_NO_PATTERN.test(label)) return createDraftComponent('radio', createChoiceSettings(['Ja', 'Nein']));
  const found = INFERENCE_RULES.find(([sign]) => sign.test(label));
  return found ? createDraftComponent(found[1], found[2]) : createDraftComponent('textfield');
}

/** Creates choices whose stored values are derived from their labels. */
export function createChoiceSettings(labels: readonly string[]) {
  const usedValues = new Set<string>();
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
    for (let number = 2; usedValues.has(value); number += 1) value = `${word}-${number}`;
    usedValues.add(value);
    return { label, value };
  });
  return { values, ...(values.length <= 3 && { inline: true }) };
}
