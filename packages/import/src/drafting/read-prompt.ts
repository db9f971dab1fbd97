import { type DraftComponent, draft } from '../building/draft-component.ts';
import { choicesOf } from '../questions/guess-type.ts';
import { fieldOfPhrase } from './field-of-phrase.ts';
import { capital, splitChoices, splitItems } from './word-lists.ts';

/** What a description comes to: fields without keys, some of them in panels. */
interface ReadPrompt {
  readonly title: string | undefined;
  readonly components: readonly DraftComponent[];
}

const mostLines = 400;
/** Nobody says more in one line or sentence; what comes after it is not read. */
const mostLetters = 500;

/** Reads what somebody says a form should ask: sentences, or a list with a line for each thing. */
export function readPrompt(prompt: string): ReadPrompt {
  const lines = prompt.split(/\r?\n/, mostLines).filter((line) => line.trim() !== '');
  const isList = lines.length >= 3 || lines.some((line) => bullet.test(line));
  const read = isList ? readList(lines.map((line) => line.slice(0, mostLetters))) : readSentences(lines.join(' '));
  const isAllNeeded =
    /\b(?:all|every|each) (?:the )?(?:fields?|questions?|answers?) (?:is|are|must be) (?:required|mandatory)|alle felder sind pflicht/i.test(
      prompt,
    );
  if (!isAllNeeded) return read;
  return { ...read, components: read.components.map((one) => ({ ...one, validate: { required: true } })) };
}

const bullet = /^(\s*)(?:[-*•◦▪–]|\[[ xX]?\]|[☐□○]|\d{1,3}[.)]|[a-z][.)])\s(.*)$/s;
const heading = /^#{1,6}\s(.*)$/s;
/** A question to which what stands below it are the choices, not a section with questions of its own. */
const wantsChoices =
  /\?\s*:?$|\b(?:type|kind|category|status|condition|reason|method|level|which|choose|select|options?|art|kategorie|zustand|grund)\b/i;

function readList(lines: readonly string[]): ReadPrompt {
  let title: string | undefined;
  const components: DraftComponent[] = [];
  let inside = components;
  let last: { readonly component: DraftComponent; readonly indent: number; readonly choices: string[] } | undefined;
  const put = (text: string, indent: number) => {
    for (const component of fieldsOf(text)) {
      inside.push(component);
      last = { component, indent, choices: [] };
    }
  };
  const openPanel = (text: string) => {
    const panel = draft('panel', { title: text, label: text, input: false, components: [] });
    components.push(panel);
    inside = panel.components as DraftComponent[];
    last = undefined;
  };
  lines.forEach((line, at) => {
    const marked = bullet.exec(line);
    const headed = heading.exec(line.trim());
    const next = lines[at + 1];
    const text = (marked?.[2] ?? headed?.[1] ?? line).trim();
    const name = text.replace(/:$/, '').trim();
    const indent = marked?.[1]?.length ?? /^\s*/.exec(line)?.[0].length ?? 0;
    const isBeforeBullets = next !== undefined && bullet.test(next) && (!marked || indentOf(next) > indent);
    if (at === 0 && (headed || (!marked && (isBeforeBullets || text.endsWith(':') || isTitle(text))))) {
      const intro = splitIntro(text);
      title = titleOf(intro?.title ?? name);
    } else if (headed) openPanel(name);
    else if (last && marked && indent > last.indent) {
      last.choices.push(text);
      addChoices(last.component, last.choices);
    } else if (isBeforeBullets && !marked && wantsChoices.test(name)) {
      put(name, -1);
    } else if (isBeforeBullets && text.endsWith(':') && !marked) openPanel(name);
    else put(text, last?.indent === -1 && !marked ? 0 : indent);
  });
  return { title, components };
}

const indentOf = (line: string): number => /^\s*/.exec(line)![0].length;

const isTitle = (text: string): boolean =>
  text.length <= 60 &&
  /\b(?:form|checklist|check|report|request|survey|inspection|sheet|record|formular|bericht|antrag|checkliste|protokoll)\b\s*:?$/i.test(
    text,
  );

function addChoices(component: DraftComponent, labels: readonly string[]): void {
  const { label, key, validate, type } = component;
  const isMany = type === 'selectboxes' || /\b(?:all that apply|mehrfach|multiple|several)\b/i.test(String(label));
  for (const name of Object.keys(component)) delete component[name];
  const { values, inline } = choicesOf(labels);
  Object.assign(component, {
    type: isMany ? 'selectboxes' : 'radio',
    ...(key !== undefined && { key }),
    ...(validate !== undefined && { validate }),
    label,
    values,
    ...(inline && !isMany && { inline }),
  });
}

/** What begins what a form asks. */
const intro =
  /^(.{3,140}?)(?:\s*:\s+|\s+[-–—]\s+|,?\s+(?:that|which|where (?:people|they|staff|visitors|employees)|to)\s+(?:should |must |can |will |needs? to )?(?:asks? for|asks?|records?|collects?|captures?|includes?|has|have|contains?|gives?|enters?|logs?)\s+|\s+(?:with|including|containing|asking for|asking|recording|collecting|having|mit|für die)\s+)(.+)$/i;

const splitIntro = (sentence: string) => {
  const found = intro.exec(sentence);
  return found && { title: found[1]!, rest: found[2]! };
};

/** What stands before the thing in a sentence of its own. */
const begun =
  /^(?:(?:please|also|then|finally|at the end,?|in the end,?|lastly,?|additionally,?|and|bitte|außerdem|am ende|zum schluss)\s+)*(?:(?:it|the form|this form|we|i|they|people|staff|visitors?|users?|employees?|drivers?|there|everyone|es|das formular|wir)\s+(?:also\s+)?(?:(?:should|must|will|would|can|need(?:s)?|want(?:s)?|ha(?:s|ve)|like|soll(?:te)?|muss|brauchen)\s+)?(?:also\s+)?(?:(?:to\s+)?(?:be able to\s+)?(?:ask(?:s)?|record(?:s)?|collect(?:s)?|capture(?:s)?|include(?:s)?|contain(?:s)?|have|show|know|enter|give|state|note|log|add|upload|attach|be|see|fragen|enthalten|erfassen)\s+)?|(?:ask|record|collect|capture|include|add|have|let|allow|make sure|frage|erfasse)\s+)(?:(?:them|people|staff|visitors|us|also|for|about|to|whether they can|nach)\s+)*/i;

const noItem =
  /^(?:keep it (?:short|simple)|make it|it(?:'s| is) for|this is for|thank|thanks|take the|use the|the form is for|all (?:fields|questions))\b/i;

function readSentences(text: string): ReadPrompt {
  const sentences = text.split(/(?<=[.!?])\s+(?=[\p{Lu}"“])/u).map((one) =>
    one
      .trim()
      .slice(0, mostLetters)
      .replace(/(?<!\?)[.!]+$/, ''),
  );
  const [first = '', ...others] = sentences;
  const opened = splitIntro(first);
  const title = titleOf(opened?.title ?? first);
  const components = opened ? [...fieldsOf(opened.rest)] : [];
  for (const sentence of others) {
    if (noItem.test(sentence)) continue;
    components.push(...fieldsOf(sentence.replace(begun, '')));
  }
  return { title, components };
}

const asked =
  /^(?:we (?:need|want)|i (?:need|want|would like|'d like)|please|can you|could you|make|create|build|design|draft|give me|wir brauchen|ich brauche|erstelle|bitte|mach(?:e)?)\b\s*(?:me|us|uns|mir|make|create|build|erstelle)?\s*/i;

/** `We need a form for new starters` → `New starters` */
function titleOf(said: string): string | undefined {
  let title = said.trim().replace(/[.:!]+$/, '');
  for (let turn = 0; turn < 3; turn += 1) title = title.replace(asked, '').trim();
  title = title
    .replace(/^(?:an?|the|ein(?:e[nmrs]?)?|de[rnm]|die|das|our|my)\s+/i, '')
    .replace(/^(?:short|simple|quick|new|kurzes?|einfaches?)\s+/i, '')
    .replace(
      /^(?:form|formular)\s+(?:for|to|on|about|für|zum|zur)\s+(?:an?\s+|the\s+|our\s+|ein(?:e[nmrs]?)?\s+|de[nrm]\s+|die\s+|das\s+)?/i,
      '',
    )
    .replace(/^(?:form|formular)$/i, '');
  return title === '' ? undefined : capital(title).slice(0, 100);
}

/** The fields of a list within a sentence. */
function fieldsOf(text: string): readonly DraftComponent[] {
  const table = tableOf(text);
  if (table) return table;
  const checks = checksOf(text);
  if (checks) return checks;
  const listed = /^([^:,;()]{2,60}):\s*(.+)$/.exec(text);
  if (listed && /\bor\b|\boder\b|\//.test(listed[2]!) && splitChoices(listed[2]!).length >= 2)
    return present(fieldOfPhrase(text));
  return splitItems(joinChoices(text)).flatMap((item) => present(fieldOfPhrase(item.text)));
}

const present = <Value>(value: Value | undefined): readonly Value[] => (value === undefined ? [] : [value]);

/** `type of leave: annual, sick or unpaid` within a list keeps its choices: they are put into brackets. */
const joinChoices = (text: string): string =>
  text.replace(
    /([\p{L}\s'-]{3,50})(?::\s*|\s(?:either|entweder)\s)([\p{L}\d\s'-]+(?:,\s*[\p{L}\d\s'-]+)*,?\s(?:or|oder)\s[\p{L}\d'-]+(?:\s[\p{L}\d'-]+){0,2})/giu,
    '$1 ($2)',
  );

/** `a table of items with description, quantity and unit price`: what follows the last column is no column. */
function tableOf(text: string): readonly DraftComponent[] | undefined {
  const found =
    /^(.*?)\b(?:an?\s+)?(?:table|list|grid|rows?|tabelle|liste)\s+(?:of|for|with|der|von|mit)\s+(?:(?:the|each)\s+)?([^,;()]{2,40}?)\s*(?:,?\s(?:with|each with|showing|mit|including)\s|:\s*|\s\()([^;]+)$/i.exec(
      text,
    );
  if (!found) return undefined;
  const isInBrackets = found[0].slice(0, found[0].length - found[3]!.length).endsWith('(');
  const items = splitItems(isInBrackets ? found[3]!.replace(/\)\s*/, ' ; ') : found[3]!);
  const end = items.findIndex(({ isLast }) => isLast);
  const columns = (end < 0 ? items : items.slice(0, end + 1)).flatMap(({ text: one }) => present(fieldOfPhrase(one)));
  if (columns.length < 2) return undefined;
  const before = found[1]!.trim() === '' ? [] : fieldsOf(found[1]!.replace(/(?:,|\band)\s*$/i, ''));
  const after = end < 0 ? [] : items.slice(end + 1).flatMap(({ text: one }) => present(fieldOfPhrase(one)));
  const name = capital(found[2]!.trim());
  return [...before, draft('datagrid', { label: name, components: columns }), ...after];
}

/** `pass or fail for brakes, tyres and lights`: a row for each thing, with the same choices. */
function checksOf(text: string): readonly DraftComponent[] | undefined {
  const found =
    /^(.*?)((?:an?\s+)?(?:pass\s?(?:or|\/)\s?fail|yes\s?(?:or|\/)\s?no|ok\s?(?:or|\/)\s?not ok|ja\s?(?:oder|\/)\s?nein))\s+(?:answer\s+|check\s+)?(?:for|on|für)\s+(?:each of\s+)?(?:the\s+)?([^.;]*,[^.;]*?(?:\sand\s|\sund\s)[^,.;]+)(.*)$/i.exec(
      text,
    );
  if (!found) return undefined;
  const items = splitItems(found[3]!);
  const end = items.findIndex(({ isLast }) => isLast);
  const things = items.slice(0, end + 1).map((item) => capital(item.text.replace(/^(?:the|die|der|das)\s+/i, '')));
  const answers = /pass/i.test(found[2]!)
    ? ['Pass', 'Fail']
    : /ja/i.test(found[2]!)
      ? ['Ja', 'Nein']
      : /ok/i.test(found[2]!)
        ? ['OK', 'Not OK']
        : ['Yes', 'No'];
  const before = found[1]!.trim() === '' ? [] : fieldsOf(found[1]!.replace(/(?:,|\band)\s*$/i, ''));
  const rest = [...items.slice(end + 1).map((item) => item.text), found[4]!.replace(/^[\s;,]+/, '')].filter(
    (one) => one !== '',
  );
  const survey = draft('survey', {
    label: 'Checks',
    questions: choicesOf(things).values,
    values: choicesOf(answers).values,
  });
  return [...before, survey, ...rest.flatMap((one) => present(fieldOfPhrase(one)))];
}
