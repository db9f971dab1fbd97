import { createDraftComponent, type DraftComponent } from '../building/draft-component.ts';
import { escapeHtml, trimEndCharacters, WHITESPACE } from '../building/parse-values.ts';
import { createChoiceSettings, inferComponentFromLabel } from '../questions/infer-component-from-label.ts';
import { getMostFrequentSize, type TextChunk, type TextLine } from './pdf-form.ts';

/** Questions of a PDF without fillable fields, inferred from its texts. */
interface FlatFormContent {
  readonly title: string | undefined;
  readonly components: readonly DraftComponent[];
}

const CHECKBOX_PATTERN = /[☐☑☒□■❏❐❑❒▢○◯]|\[\s*\]|\(\s*\)/g;
const BLANK_PATTERN = /[_.…]{4,}|_{3,}/;
const CHOICE_HEADING_PATTERN =
  /^(?:ok|okay|not ok|pass|fail|yes|no|n\/?a|good|fair|poor|bad|satisfactory|unsatisfactory|ja|nein|i\.?o\.?|n\.?i\.?o\.?|mangel|defekt|in ordnung|nicht in ordnung|entfällt|acceptable|unacceptable|excellent|very good|average|faults?|faulty|defects?|defective|damaged|missing|repair|action|checked|fehlt)$/i;
const FIELD_NAME_PATTERN =
  /\b(?:name|company|department|position|title|site|project|supervisor|manager|contractor|client|customer|inspector|employee|operator|driver|department|make|model|unit|area|location|place|city|country|zip|postcode|firma|abteilung|ort|projekt|baustelle|kunde|prüfer|fahrer|plz|gerät|hersteller|vorname|nachname)\b/i;
const FOOTER_PATTERN =
  /^(?:page|seite)\s*\d+(?:\s*(?:of|von|\/)\s*\d+)?$|^\d{1,3}$|^(?:rev(?:ision)?\.?|version|form no\.?)\s*[\w.-]+$/i;

export function parseFlatForm(pages: readonly (readonly TextLine[])[]): FlatFormContent {
  const all = pages.flat();
  const usualSize = getMostFrequentSize(all);
  const largest = Math.max(...all.flat().map(({ size }) => size), 0);
  const components: DraftComponent[] = [];
  let title: string | undefined;
  let currentPanel = components;
  /** Last question that has no space for its answer. Check boxes below the question are its choices. */
  let lastQuestion: DraftComponent | undefined;
  const addComponent = (component: DraftComponent, isUnanswered: boolean) => {
    currentPanel.push(component);
    lastQuestion = isUnanswered ? component : undefined;
  };
  for (let at = 0; at < all.length; at += 1) {
    const line = all[at]!;
    const text = line.map((chunk) => chunk.text).join(' ');
    if (FOOTER_PATTERN.test(text)) continue;
    const [first] = line;
    const isLarge =
      line.length === 1 && first!.size >= usualSize * 1.15 && !BLANK_PATTERN.test(text) && !/:\s*$/.test(text);
    if (isLarge && title === undefined && components.length === 0 && first!.size >= largest * 0.95) title = text;
    else if (isLarge || isNumberedHeading(text, line)) {
      const name = text.replace(/^(?:\d{1,2}[.)]?|[A-Z][.)]|(?:section|part|teil|abschnitt)\s+\w{1,2}[.:]?)\s+/i, '');
      const panel = createDraftComponent('panel', { title: name, label: name, input: false, components: [] });
      components.push(panel);
      currentPanel = panel.components as DraftComponent[];
      lastQuestion = undefined;
    } else if (line.length >= 3 && isTableHeader(line)) {
      const rows = collectTableRows(all, at, line);
      addComponent(
        createTable(
          line,
          rows.map((row) => row.text),
        ),
        false,
      );
      at += rows.length;
      lastQuestion = undefined;
    } else if (text.match(CHECKBOX_PATTERN)) {
      for (const component of parseChoices(line, lastQuestion)) addComponent(component, component.type !== 'checkbox');
    } else
      for (const chunk of line)
        for (const component of parseBlanks(chunk, line))
          addComponent(component, component.type !== 'content' && !BLANK_PATTERN.test(chunk.text));
  }
  return {
    title,
    components: components.filter(
      ({ type, components: children }) => type !== 'panel' || (children as unknown[]).length > 0,
    ),
  };
}

const isNumberedHeading = (text: string, line: TextLine): boolean =>
  line.length === 1 &&
  text.length < 60 &&
  (/^(?:section|part|teil|abschnitt)\s+[\dA-Z]{1,2}\b/i.test(text) ||
    (/^[\p{Lu}\d\s&/.-]+$/u.test(text) && /\p{Lu}{4}/u.test(text) && !BLANK_PATTERN.test(text)));

/** Returns whether a line is a table header such as `Item`, `OK`, `Fault`: short cells without blanks to fill in. */
const isTableHeader = (line: TextLine): boolean =>
  line.every(
    ({ text }) =>
      text.length <= 28 && !/[:?]$/.test(text) && !BLANK_PATTERN.test(text) && !text.match(CHECKBOX_PATTERN),
  );

function collectTableRows(all: readonly TextLine[], at: number, header: TextLine): readonly TextChunk[] {
  const rows: TextChunk[] = [];
  for (const line of all.slice(at + 1)) {
    const [first, ...others] = line;
    const isRow =
      first &&
      Math.abs(first.x - header[0]!.x) < 24 &&
      others.every(({ text }) => /^[\s☐□❏❑○()[\]_.-]*$/.test(text)) &&
      first.text.length <= 70 &&
      !/[:?]$/.test(first.text) &&
      Math.abs(first.size - header[0]!.size) <= header[0]!.size * 0.3 &&
      !BLANK_PATTERN.test(first.text);
    if (!isRow) break;
    rows.push({ ...first, text: first.text.replace(CHECKBOX_PATTERN, '').trim() });
  }
  return rows;
}

function createTable(header: TextLine, rows: readonly string[]): DraftComponent {
  const [first, ...others] = header.map(({ text }) => text);
  const rowLabels = rows.filter((row) => !/^\d{0,3}[.)]?$/.test(row)).map((row) => row.replace(/^\d{1,3}[.)]\s+/, ''));
  const answers = others.filter((one) => CHOICE_HEADING_PATTERN.test(one));
  if (rowLabels.length >= 2 && answers.length >= 2) {
    return createDraftComponent('survey', {
      label: first === '' ? 'Checks' : first,
      questions: createChoiceSettings(rowLabels).values,
      values: createChoiceSettings(answers).values,
    });
  }
  const columns = header
    .filter(({ text }) => !/^(?:no\.?|nr\.?|#|pos\.?)$/i.test(text))
    .map(({ text }) => ({ ...inferComponentFromLabel(text), label: text }));
  return createDraftComponent('datagrid', { label: 'Table', components: columns });
}

/** Parses check boxes on one line with their question, `Condition: [ ] good [ ] poor`, or below the last question. */
function parseChoices(line: TextLine, last: DraftComponent | undefined): readonly DraftComponent[] {
  const text = line.map((chunk) => chunk.text).join('  ');
  const at = text.search(CHECKBOX_PATTERN);
  const question = trimEndCharacters(text.slice(0, at), `${WHITESPACE}:`);
  const labels = text
    .slice(at)
    .split(CHECKBOX_PATTERN)
    .map((one) => one.trim())
    .filter((one) => one !== '' && !BLANK_PATTERN.test(one));
  if (labels.length === 0) return question === '' ? [] : [createDraftComponent('checkbox', { label: question })];
  if (question !== '') return [addChoices(question, labels, text)];
  if (!last)
    return labels.length === 1
      ? [createDraftComponent('checkbox', { label: labels[0] })]
      : [addChoices(labels[0]!, labels.slice(1), text)];
  const before = ((last.values as { label: string }[] | undefined) ?? []).map(({ label }) => label);
  const next = addChoices(String(last.label), [...before, ...labels], text);
  for (const name of Object.keys(last)) if (name !== 'label' && name !== 'validate') delete last[name];
  Object.assign(last, next);
  return [];
}

function addChoices(question: string, labels: readonly string[], text: string): DraftComponent {
  const { isRequired, label } = parseQuestionLabel(question);
  const isMultiple =
    /\[\s*\]|[☐□❏❑❒▢]/.test(text) &&
    !isYesNo(labels) &&
    (labels.length > 3 || /\b(?:all that apply|ppe|tick|zutreffendes|mehrfach|which)\b/i.test(question));
  const { values, inline } = createChoiceSettings(labels);
  return createDraftComponent(isMultiple ? 'selectboxes' : 'radio', {
    label,
    values,
    ...(inline && !isMultiple && { inline }),
    ...(isRequired && { validate: { required: true } }),
  });
}

const isYesNo = (labels: readonly string[]): boolean => /^(?:yes|ja|ok|pass|good)$/i.test(labels[0] ?? '');

/**
 * Parses blanks to fill in: `Name: ________ Date: ________` is two questions. A blank within a sentence isn't a
 * question.
 */
function parseBlanks(chunk: TextChunk, line: TextLine): readonly DraftComponent[] {
  const parts = chunk.text.split(/(?<=[_.…]{3})\s+(?=\p{L})|(?<=:)\s{2,}(?=\p{L})/u);
  return parts.flatMap((part) => {
    const labelText = trimEndCharacters(part.split(/[_.…]{3}/, 1)[0]!, `${WHITESPACE}:`).trim();
    const isQuestion = /[:?]\s*\*?$/.test(part) || BLANK_PATTERN.test(part) || part.endsWith('*');
    if (labelText === '' || !/\p{L}{2}/u.test(labelText)) return [];
    const { label, isRequired } = parseQuestionLabel(labelText);
    const inferred = inferComponentFromLabel(label);
    if (
      !isQuestion &&
      (label.length > 45 ||
        /[.;]$/.test(part) ||
        (inferred.type === 'textfield' && !FIELD_NAME_PATTERN.test(label) && line.length === 1))
    ) {
      if (part.length < 25) return [createDraftComponent('textfield', { label })];
      return [createDraftComponent('content', { label: 'Content', input: false, html: `<p>${escapeHtml(part)}</p>` })];
    }
    return [{ ...inferred, label, ...(isRequired && { validate: { required: true } }) }];
  });
}

function parseQuestionLabel(question: string): { readonly label: string; readonly isRequired: boolean } {
  const isRequired = /\*\s*:?$|\((?:required|pflicht)\)/i.test(question);
  const asked = question.replace(/^\s*(?:\d{1,2}[.)]|[a-z][.)])\s+/i, '').replace(/\((?:required|pflicht)\)/i, '');
  const label = trimEndCharacters(asked, `${WHITESPACE}*:`).trim();
  return { label: label.slice(0, 200), isRequired };
}
