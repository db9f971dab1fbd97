import { type DraftComponent, draft, finished, submitButton } from '../building/draft-component.ts';
import { type FormPlace, formPlace } from '../building/form-place.ts';
import { escapeHtml } from '../building/read-values.ts';
import type { ReadForm, Reading } from '../reading.ts';
import { because } from '../report/finding.ts';
import { openPart } from '../report/source-part.ts';
import { choicesOf, guessComponent } from './guess-type.ts';

type Line =
  | { readonly kind: 'heading'; readonly text: string; readonly level: number }
  | { readonly kind: 'choice'; readonly text: string; readonly isBox: boolean }
  | { readonly kind: 'question' | 'words'; readonly text: string };

const mostLines = 2_000;

/** Reads a text as people write down what a form asks: a line for each question, its choices below. What kind each is, is guessed by its words. */
export function readLines(text: string, { ledger, submit }: Reading): ReadForm {
  const place = formPlace();
  const components: DraftComponent[] = [];
  let title: string | undefined;
  let inside = components;
  let last: { readonly component: DraftComponent; readonly labels: string[] } | undefined;
  text.split(/\r?\n/, mostLines).forEach((written, index) => {
    const line = readLine(written.trim().slice(0, 2_000));
    if (!line) return;
    const part = openPart(ledger, `line ${index + 1}`, { line: written.trim() });
    part.call(line.text);
    if (line.kind === 'heading' && title === undefined && components.length === 0) {
      title = line.text;
      part.keep('line');
    } else if (line.kind === 'heading') {
      const panel = draft('panel', {
        key: place.keys.take('', line.text, 'panel'),
        title: line.text,
        label: line.text,
        input: false,
        components: [],
      });
      components.push(panel);
      inside = panel.components as DraftComponent[];
      last = undefined;
      part.keep('line');
    } else if (line.kind === 'choice' && last) {
      addChoice(last, line);
      part.keep('line');
    } else {
      const component = line.kind === 'words' ? wordsOf(line.text, place) : ask(line.text, place);
      inside.push(component);
      last = line.kind === 'words' ? undefined : { component, labels: [] };
      if (component.type === 'textfield' || component.type === 'content') part.keep('line');
      else part.change('line', because('guessed', { to: component.type }));
    }
    part.close();
  });
  return {
    form: { display: 'form', components: [...components, submitButton(submit)].map(finished) },
    title,
    languages: [],
  };
}

const bullets = /^(?:[-*•◦▪]|\[[ xX]?\]|\([ xXoO]?\)|[☐☑□○◯]|[a-h][).])\s(.*)$/;

function readLine(line: string): Line | undefined {
  if (line === '') return undefined;
  const heading = /^(#{1,6})\s(.*)$/.exec(line);
  if (heading) return { kind: 'heading', text: heading[2]!.trim(), level: heading[1]!.length };
  const bullet = bullets.exec(line);
  if (bullet) return { kind: 'choice', text: bullet[1]!.trim(), isBox: /^(?:\[|☐|☑|□)/.test(line) };
  const text = line.replace(/^(?:\d{1,3}[.)]|[QF]\d{1,3}[.:)])\s*/, '');
  const isLong = text.length > 120 && !text.includes('?') && !/_{3,}|:$/.test(text);
  return text === '' ? undefined : { kind: isLong ? 'words' : 'question', text };
}

function wordsOf(text: string, { keys }: FormPlace): DraftComponent {
  return draft('content', {
    key: keys.take('', text.slice(0, 40), 'content'),
    label: 'Content',
    input: false,
    html: `<p>${escapeHtml(text)}</p>`,
  });
}

/** `Name*: ______` */
function ask(text: string, { keys }: FormPlace): DraftComponent {
  const bare = withoutEnd(text, '_.…: \t');
  const isRequired = bare.endsWith('*') || /\((?:required|pflicht|pflichtfeld)\)/i.test(bare);
  const said = bare.replace(/\((?:required|pflicht|pflichtfeld)\)/i, '').replace(/_{3,}/g, '');
  const label = withoutEnd(said, '*: _').trim() || text;
  const guessed = guessComponent(label);
  const component: DraftComponent = { ...guessed, key: keys.take('', label, guessed.type), label, input: true };
  if (isRequired) component.validate = { required: true };
  return component;
}

function addChoice(
  { component, labels }: { readonly component: DraftComponent; readonly labels: string[] },
  { text, isBox }: Line & { readonly kind: 'choice' },
): void {
  labels.push(text);
  const isMany = isBox || component.type === 'selectboxes';
  for (const name of ['enableTime', 'storage', 'image', 'webcam', 'multiple', 'currency', 'inputMask'])
    delete component[name];
  const { values, inline } = choicesOf(labels);
  delete component.inline;
  Object.assign(component, { type: isMany ? 'selectboxes' : 'radio', values, ...(inline && { inline }) });
}

function withoutEnd(text: string, signs: string): string {
  let end = text.length;
  while (end > 0 && signs.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
