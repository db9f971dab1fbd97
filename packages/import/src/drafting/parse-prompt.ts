import { createDraftComponent, type DraftComponent } from '../building/draft-component.ts';
import { createChoiceSettings } from '../questions/infer-component-from-label.ts';
import { parseFieldPhrase } from './parse-field-phrase.ts';
import { capitalize, splitChoices, splitListItems } from './word-lists.ts';

/** Fields of a form description. They have no keys yet, and some are inside panels. */
interface ParsedPrompt {
  readonly title: string | undefined;
  readonly components: readonly DraftComponent[];
}

const MAX_LINES = 400;
/** Maximum number of characters of a line or sentence; the rest is ignored. */
const MAX_LINE_CHARACTERS = 500;

/** Parses a description of a form: sentences, or a list with one item per line. */
export function parsePrompt(prompt: string): ParsedPrompt {
  const lines = prompt.split(/\r?\n/, MAX_LINES).filter((line) => line.trim() !== '');
  const isList = lines.length >= 3 || lines.some((line) => bulletPattern.test(line));
  const read = isList
    ? parseListLines(lines.map((line) => line.slice(0, MAX_LINE_CHARACTERS)))
    : parseSentences(lines.join(' '));
  const isAllNeeded =
    /\b(?:all|every|each) (?:the )?(?:fields?|questions?|answers?) (?:is|are|must be) (?:required|mandatory)|alle felder sind pflicht/i.test(
      prompt,
    );
  if (!isAllNeeded) return read;
  return { ...read, components: read.components.map((one) => ({ ...one, validate: { required: true } })) };
}

const bulletPattern = /^(\s*)(?:[-*•◦▪–]|\[[ xX]?\]|[☐□○]|\d{1,3}[.)]|[a-z][.)])\s(.*)$/s;
const headingPattern = /^#{1,6}\s(.*)$/s;
/** Matches a question whose following items are its choices rather than fields of a section. */
const CHOICE_QUESTION_PATTERN =
  /\?\s*:?$|\b(?:type|kind|category|status|condition|reason|method|level|which|choose|select|options?|art|kategorie|zustand|grund)\b/i;

function parseListLines(lines: readonly string[]): ParsedPrompt {
  let title: string | undefined;
  const components: DraftComponent[] = [];
  let currentPanel = components;
  let last: { readonly component: DraftComponent; readonly indent: number; readonly choices: string[] } | undefined;
  const addComponent = (text: string, indent: number) => {
    for (const component of parseFields(text)) {
      currentPanel.push(component);
      last = { component, indent, choices: [] };
    }
  };
  const openPanel = (text: string) => {
    const panel = createDraftComponent('panel', { title: text, label: text, input: false, components: [] });
    components.push(panel);
    currentPanel = panel.components as DraftComponent[];
    last = undefined;
  };
  lines.forEach((line, at) => {
    const bulletMatch = bulletPattern.exec(line);
    const headed = headingPattern.exec(line.trim());
    const next = lines[at + 1];
    const text = (bulletMatch?.[2] ?? headed?.[1] ?? line).trim();
    const name = text.replace(/:$/, '').trim();
    const indent = bulletMatch?.[1]?.length ?? /^\s*/.exec(line)?.[0].length ?? 0;
    const isBeforeBullets =
      next !== undefined && bulletPattern.test(next) && (!bulletMatch || getIndent(next) > indent);
    if (at === 0 && (headed || (!bulletMatch && (isBeforeBullets || text.endsWith(':') || isTitle(text))))) {
      const INTRODUCTION = splitIntroduction(text);
      title = findTitle(INTRODUCTION?.title ?? name);
    } else if (headed) openPanel(name);
    else if (last && bulletMatch && indent > last.indent) {
      last.choices.push(text);
      addChoices(last.component, last.choices);
    } else if (isBeforeBullets && !bulletMatch && CHOICE_QUESTION_PATTERN.test(name)) {
      addComponent(name, -1);
    } else if (isBeforeBullets && text.endsWith(':') && !bulletMatch) openPanel(name);
    else addComponent(text, last?.indent === -1 && !bulletMatch ? 0 : indent);
  });
  return { title, components };
}

const getIndent = (line: string): number => /^\s*/.exec(line)![0].length;

const isTitle = (text: string): boolean =>
  text.length <= 60 &&
  /\b(?:form|checklist|check|report|request|survey|inspection|sheet|record|formular|bericht|antrag|checkliste|protokoll)\b\s*:?$/i.test(
    text,
  );

function addChoices(component: DraftComponent, labels: readonly string[]): void {
  const { label, key, validate, type } = component;
  const isMany = type === 'selectboxes' || /\b(?:all that apply|mehrfach|multiple|several)\b/i.test(String(label));
  for (const name of Object.keys(component)) delete component[name];
  const { values, inline } = createChoiceSettings(labels);
  Object.assign(component, {
    type: isMany ? 'selectboxes' : 'radio',
    ...(key !== undefined && { key }),
    ...(validate !== undefined && { validate }),
    label,
    values,
    ...(inline && !isMany && { inline }),
  });
}

/** Matches the words that introduce a list of fields. */
const introductionPattern =
  /^(.{3,140}?)(?:\s*:\s+|\s+[-–—]\s+|,?\s+(?:that|which|where (?:people|they|staff|visitors|employees)|to)\s+(?:should |must |can |will |needs? to )?(?:asks? for|asks?|records?|collects?|captures?|includes?|has|have|contains?|gives?|enters?|logs?)\s+|\s+(?:with|including|containing|asking for|asking|recording|collecting|having|mit|für die)\s+)(.+)$/i;

const splitIntroduction = (sentence: string) => {
  const found = introductionPattern.exec(sentence);
  return found && { title: found[1]!, rest: found[2]! };
};

/** Matches introductory words at the start of a sentence. */
const SENTENCE_LEAD_PATTERN =
  /^(?:(?:please|also|then|finally|at the end,?|in the end,?|lastly,?|additionally,?|and|bitte|außerdem|am ende|zum schluss)\s+)*(?:(?:it|the form|this form|we|i|they|people|staff|visitors?|users?|employees?|drivers?|there|everyone|es|das formular|wir)\s+(?:also\s+)?(?:(?:should|must|will|would|can|need(?:s)?|want(?:s)?|ha(?:s|ve)|like|soll(?:te)?|muss|brauchen)\s+)?(?:also\s+)?(?:(?:to\s+)?(?:be able to\s+)?(?:ask(?:s)?|record(?:s)?|collect(?:s)?|capture(?:s)?|include(?:s)?|contain(?:s)?|have|show|know|enter|give|state|note|log|add|upload|attach|be|see|fragen|enthalten|erfassen)\s+)?|(?:ask|record|collect|capture|include|add|have|let|allow|make sure|frage|erfasse)\s+)(?:(?:them|people|staff|visitors|us|also|for|about|to|whether they can|nach)\s+)*/i;

const NOT_A_FIELD_PATTERN =
  /^(?:keep it (?:short|simple)|make it|it(?:'s| is) for|this is for|thank|thanks|take the|use the|the form is for|all (?:fields|questions))\b/i;

function parseSentences(text: string): ParsedPrompt {
  const sentences = text.split(/(?<=[.!?])\s+(?=[\p{Lu}"“])/u).map((one) =>
    one
      .trim()
      .slice(0, MAX_LINE_CHARACTERS)
      .replace(/(?<!\?)[.!]+$/, ''),
  );
  const [first = '', ...others] = sentences;
  const opened = splitIntroduction(first);
  const title = findTitle(opened?.title ?? first);
  const components = opened ? [...parseFields(opened.rest)] : [];
  for (const sentence of others) {
    if (NOT_A_FIELD_PATTERN.test(sentence)) continue;
    components.push(...parseFields(sentence.replace(SENTENCE_LEAD_PATTERN, '')));
  }
  return { title, components };
}

const requestLeadPattern =
  /^(?:we (?:need|want)|i (?:need|want|would like|'d like)|please|can you|could you|make|create|build|design|draft|give me|wir brauchen|ich brauche|erstelle|bitte|mach(?:e)?)\b\s*(?:me|us|uns|mir|make|create|build|erstelle)?\s*/i;

/** Finds the title of the form in its description: `We need a form for new starters` → `New starters`. */
function findTitle(sentence: string): string | undefined {
  let title = sentence.trim().replace(/[.:!]+$/, '');
  for (let turn = 0; turn < 3; turn += 1) title = title.replace(requestLeadPattern, '').trim();
  title = title
    .replace(/^(?:an?|the|ein(?:e[nmrs]?)?|de[rnm]|die|das|our|my)\s+/i, '')
    .replace(/^(?:short|simple|quick|new|kurzes?|einfaches?)\s+/i, '')
    .replace(
      /^(?:form|formular)\s+(?:for|to|on|about|für|zum|zur)\s+(?:an?\s+|the\s+|our\s+|ein(?:e[nmrs]?)?\s+|de[nrm]\s+|die\s+|das\s+)?/i,
      '',
    )
    .replace(/^(?:form|formular)$/i, '');
  return title === '' ? undefined : capitalize(title).slice(0, 100);
}

/** Parses the fields of a list within a sentence. */
function parseFields(text: string): readonly DraftComponent[] {
  const table = parseTable(text);
  if (table) return table;
  const checks = parseChecks(text);
  if (checks) return checks;
  const items = /^([^:,;()]{2,60}):\s*(.+)$/.exec(text);
  if (items && /\bor\b|\boder\b|\//.test(items[2]!) && splitChoices(items[2]!).length >= 2)
    return toOptionalList(parseFieldPhrase(text));
  return splitListItems(bracketChoices(text)).flatMap((item) => toOptionalList(parseFieldPhrase(item.text)));
}

const toOptionalList = <Value>(value: Value | undefined): readonly Value[] => (value === undefined ? [] : [value]);

/** Puts brackets around choices within a list, so that they stay together: `type of leave: annual, sick or unpaid`. */
const bracketChoices = (text: string): string =>
  text.replace(
    /([\p{L}\s'-]{3,50})(?::\s*|\s(?:either|entweder)\s)([\p{L}\d\s'-]+(?:,\s*[\p{L}\d\s'-]+)*,?\s(?:or|oder)\s[\p{L}\d'-]+(?:\s[\p{L}\d'-]+){0,2})/giu,
    '$1 ($2)',
  );

/**
 * Parses `a table of items with description, quantity and unit price` as a grid. Text after the last column is ignored.
 */
function parseTable(text: string): readonly DraftComponent[] | undefined {
  const found =
    /^(.*?)\b(?:an?\s+)?(?:table|list|grid|rows?|tabelle|liste)\s+(?:of|for|with|der|von|mit)\s+(?:(?:the|each)\s+)?([^,;()]{2,40}?)\s*(?:,?\s(?:with|each with|showing|mit|including)\s|:\s*|\s\()([^;]+)$/i.exec(
      text,
    );
  if (!found) return undefined;
  const hasBrackets = found[0].slice(0, found[0].length - found[3]!.length).endsWith('(');
  const items = splitListItems(hasBrackets ? found[3]!.replace(/\)\s*/, ' ; ') : found[3]!);
  const end = items.findIndex(({ isLast }) => isLast);
  const columns = (end < 0 ? items : items.slice(0, end + 1)).flatMap(({ text: one }) =>
    toOptionalList(parseFieldPhrase(one)),
  );
  if (columns.length < 2) return undefined;
  const before = found[1]!.trim() === '' ? [] : parseFields(found[1]!.replace(/(?:,|\band)\s*$/i, ''));
  const after = end < 0 ? [] : items.slice(end + 1).flatMap(({ text: one }) => toOptionalList(parseFieldPhrase(one)));
  const name = capitalize(found[2]!.trim());
  return [...before, createDraftComponent('datagrid', { label: name, components: columns }), ...after];
}

/** Parses `pass or fail for brakes, tyres and lights` as a survey: a row for each item, with the same choices. */
function parseChecks(text: string): readonly DraftComponent[] | undefined {
  const found =
    /^(.*?)((?:an?\s+)?(?:pass\s?(?:or|\/)\s?fail|yes\s?(?:or|\/)\s?no|ok\s?(?:or|\/)\s?not ok|ja\s?(?:oder|\/)\s?nein))\s+(?:answer\s+|check\s+)?(?:for|on|für)\s+(?:each of\s+)?(?:the\s+)?([^.;]*,[^.;]*?(?:\sand\s|\sund\s)[^,.;]+)(.*)$/i.exec(
      text,
    );
  if (!found) return undefined;
  const items = splitListItems(found[3]!);
  const end = items.findIndex(({ isLast }) => isLast);
  const itemTexts = items
    .slice(0, end + 1)
    .map((item) => capitalize(item.text.replace(/^(?:the|die|der|das)\s+/i, '')));
  const answers = /pass/i.test(found[2]!)
    ? ['Pass', 'Fail']
    : /ja/i.test(found[2]!)
      ? ['Ja', 'Nein']
      : /ok/i.test(found[2]!)
        ? ['OK', 'Not OK']
        : ['Yes', 'No'];
  const before = found[1]!.trim() === '' ? [] : parseFields(found[1]!.replace(/(?:,|\band)\s*$/i, ''));
  const rest = [...items.slice(end + 1).map((item) => item.text), found[4]!.replace(/^[\s;,]+/, '')].filter(
    (one) => one !== '',
  );
  const survey = createDraftComponent('survey', {
    label: 'Checks',
    questions: createChoiceSettings(itemTexts).values,
    values: createChoiceSettings(answers).values,
  });
  return [...before, survey, ...rest.flatMap((one) => toOptionalList(parseFieldPhrase(one)))];
}
