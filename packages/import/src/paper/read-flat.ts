import { type DraftComponent, draft } from '../building/draft-component.ts';
import { escapeHtml } from '../building/read-values.ts';
import { choicesOf, guessComponent } from '../questions/guess-type.ts';
import { blanks, trimEnd } from '../texts/trim-end.ts';
import { type Chunk, type Line, usualSize } from './lines-of.ts';

/** What a paper that nobody can type into asks, by what stands on it. */
interface ReadFlat {
  readonly title: string | undefined;
  readonly components: readonly DraftComponent[];
}

const boxes = /[☐☑☒□■❏❐❑❒▢○◯]|\[\s*\]|\(\s*\)/g;
const blank = /[_.…]{4,}|_{3,}/;
const headOfChoice =
  /^(?:ok|okay|not ok|pass|fail|yes|no|n\/?a|good|fair|poor|bad|satisfactory|unsatisfactory|ja|nein|i\.?o\.?|n\.?i\.?o\.?|mangel|defekt|in ordnung|nicht in ordnung|entfällt|acceptable|unacceptable|excellent|very good|average|faults?|faulty|defects?|defective|damaged|missing|repair|action|checked|fehlt)$/i;
const named =
  /\b(?:name|company|department|position|title|site|project|supervisor|manager|contractor|client|customer|inspector|employee|operator|driver|department|make|model|unit|area|location|place|city|country|zip|postcode|firma|abteilung|ort|projekt|baustelle|kunde|prüfer|fahrer|plz|gerät|hersteller|vorname|nachname)\b/i;
const footer =
  /^(?:page|seite)\s*\d+(?:\s*(?:of|von|\/)\s*\d+)?$|^\d{1,3}$|^(?:rev(?:ision)?\.?|version|form no\.?)\s*[\w.-]+$/i;

export function readFlat(pages: readonly (readonly Line[])[]): ReadFlat {
  const all = pages.flat();
  const usual = usualSize(all);
  const largest = Math.max(...all.flat().map(({ size }) => size), 0);
  const components: DraftComponent[] = [];
  let title: string | undefined;
  let inside = components;
  /** What was asked last, where nothing stands yet that it is answered with: boxes below are its choices. */
  let last: DraftComponent | undefined;
  const put = (component: DraftComponent, isOpen: boolean) => {
    inside.push(component);
    last = isOpen ? component : undefined;
  };
  for (let at = 0; at < all.length; at += 1) {
    const line = all[at]!;
    const text = line.map((chunk) => chunk.text).join(' ');
    if (footer.test(text)) continue;
    const [first] = line;
    const isLarge = line.length === 1 && first!.size >= usual * 1.15 && !blank.test(text) && !/:\s*$/.test(text);
    if (isLarge && title === undefined && components.length === 0 && first!.size >= largest * 0.95) title = text;
    else if (isLarge || isNumberedHead(text, line)) {
      const name = text.replace(/^(?:\d{1,2}[.)]?|[A-Z][.)]|(?:section|part|teil|abschnitt)\s+\w{1,2}[.:]?)\s+/i, '');
      const panel = draft('panel', { title: name, label: name, input: false, components: [] });
      components.push(panel);
      inside = panel.components as DraftComponent[];
      last = undefined;
    } else if (line.length >= 3 && isTableHead(line)) {
      const rows = rowsBelow(all, at, line);
      put(
        tableOf(
          line,
          rows.map((row) => row.text),
        ),
        false,
      );
      at += rows.length;
      last = undefined;
    } else if (text.match(boxes)) {
      for (const component of choicesOn(line, last)) put(component, component.type !== 'checkbox');
    } else
      for (const chunk of line)
        for (const component of asksOf(chunk, line))
          put(component, component.type !== 'content' && !blank.test(chunk.text));
  }
  return {
    title,
    components: components.filter(
      ({ type, components: children }) => type !== 'panel' || (children as unknown[]).length > 0,
    ),
  };
}

const isNumberedHead = (text: string, line: Line): boolean =>
  line.length === 1 &&
  text.length < 60 &&
  (/^(?:section|part|teil|abschnitt)\s+[\dA-Z]{1,2}\b/i.test(text) ||
    (/^[\p{Lu}\d\s&/.-]+$/u.test(text) && /\p{Lu}{4}/u.test(text) && !blank.test(text)));

/** `Item`, `OK`, `Fault`: short, and nothing to be filled in. */
const isTableHead = (line: Line): boolean =>
  line.every(({ text }) => text.length <= 28 && !/[:?]$/.test(text) && !blank.test(text) && !text.match(boxes));

function rowsBelow(all: readonly Line[], at: number, head: Line): readonly Chunk[] {
  const rows: Chunk[] = [];
  for (const line of all.slice(at + 1)) {
    const [first, ...others] = line;
    const isRow =
      first &&
      Math.abs(first.x - head[0]!.x) < 24 &&
      others.every(({ text }) => /^[\s☐□❏❑○()[\]_.-]*$/.test(text)) &&
      first.text.length <= 70 &&
      !/[:?]$/.test(first.text) &&
      Math.abs(first.size - head[0]!.size) <= head[0]!.size * 0.3 &&
      !blank.test(first.text);
    if (!isRow) break;
    rows.push({ ...first, text: first.text.replace(boxes, '').trim() });
  }
  return rows;
}

function tableOf(head: Line, rows: readonly string[]): DraftComponent {
  const [first, ...others] = head.map(({ text }) => text);
  const things = rows.filter((row) => !/^\d{0,3}[.)]?$/.test(row)).map((row) => row.replace(/^\d{1,3}[.)]\s+/, ''));
  const answers = others.filter((one) => headOfChoice.test(one));
  if (things.length >= 2 && answers.length >= 2) {
    return draft('survey', {
      label: first === '' ? 'Checks' : first,
      questions: choicesOf(things).values,
      values: choicesOf(answers).values,
    });
  }
  const columns = head
    .filter(({ text }) => !/^(?:no\.?|nr\.?|#|pos\.?)$/i.test(text))
    .map(({ text }) => ({ ...guessComponent(text), label: text }));
  return draft('datagrid', { label: 'Table', components: columns });
}

/** `Condition: [ ] good [ ] poor`, or boxes below what was asked. */
function choicesOn(line: Line, last: DraftComponent | undefined): readonly DraftComponent[] {
  const text = line.map((chunk) => chunk.text).join('  ');
  const at = text.search(boxes);
  const question = trimEnd(text.slice(0, at), `${blanks}:`);
  const labels = text
    .slice(at)
    .split(boxes)
    .map((one) => one.trim())
    .filter((one) => one !== '' && !blank.test(one));
  if (labels.length === 0) return question === '' ? [] : [draft('checkbox', { label: question })];
  if (question !== '') return [withChoices(question, labels, text)];
  if (!last)
    return labels.length === 1
      ? [draft('checkbox', { label: labels[0] })]
      : [withChoices(labels[0]!, labels.slice(1), text)];
  const before = ((last.values as { label: string }[] | undefined) ?? []).map(({ label }) => label);
  const next = withChoices(String(last.label), [...before, ...labels], text);
  for (const name of Object.keys(last)) if (name !== 'label' && name !== 'validate') delete last[name];
  Object.assign(last, next);
  return [];
}

function withChoices(question: string, labels: readonly string[], text: string): DraftComponent {
  const { isRequired, label } = nameIn(question);
  const isMany =
    /\[\s*\]|[☐□❏❑❒▢]/.test(text) &&
    !isEither(labels) &&
    (labels.length > 3 || /\b(?:all that apply|ppe|tick|zutreffendes|mehrfach|which)\b/i.test(question));
  const { values, inline } = choicesOf(labels);
  return draft(isMany ? 'selectboxes' : 'radio', {
    label,
    values,
    ...(inline && !isMany && { inline }),
    ...(isRequired && { validate: { required: true } }),
  });
}

const isEither = (labels: readonly string[]): boolean => /^(?:yes|ja|ok|pass|good)$/i.test(labels[0] ?? '');

/** `Name: ________ Date: ________` asks twice; a sentence asks nothing. */
function asksOf(chunk: Chunk, line: Line): readonly DraftComponent[] {
  const parts = chunk.text.split(/(?<=[_.…]{3})\s+(?=\p{L})|(?<=:)\s{2,}(?=\p{L})/u);
  return parts.flatMap((part) => {
    const said = trimEnd(part.split(/[_.…]{3}/, 1)[0]!, `${blanks}:`).trim();
    const isAsked = /[:?]\s*\*?$/.test(part) || blank.test(part) || part.endsWith('*');
    if (said === '' || !/\p{L}{2}/u.test(said)) return [];
    const { label, isRequired } = nameIn(said);
    const guessed = guessComponent(label);
    if (
      !isAsked &&
      (label.length > 45 ||
        /[.;]$/.test(part) ||
        (guessed.type === 'textfield' && !named.test(label) && line.length === 1))
    ) {
      if (part.length < 25) return [draft('textfield', { label })];
      return [draft('content', { label: 'Content', input: false, html: `<p>${escapeHtml(part)}</p>` })];
    }
    return [{ ...guessed, label, ...(isRequired && { validate: { required: true } }) }];
  });
}

function nameIn(question: string): { readonly label: string; readonly isRequired: boolean } {
  const isRequired = /\*\s*:?$|\((?:required|pflicht)\)/i.test(question);
  const asked = question.replace(/^\s*(?:\d{1,2}[.)]|[a-z][.)])\s+/i, '').replace(/\((?:required|pflicht)\)/i, '');
  const label = trimEnd(asked, `${blanks}*:`).trim();
  return { label: label.slice(0, 200), isRequired };
}
