import {
  createDraftComponent,
  createSubmitButton,
  type DraftComponent,
  toComponent,
} from '../building/draft-component.ts';
import { createFormScope, type FormScope } from '../building/form-scope.ts';
import { escapeHtml } from '../building/parse-values.ts';
import type { ReaderInput, ReaderResult } from '../reading.ts';
import { createFindingReason } from '../report/finding.ts';
import { openSourcePart } from '../report/source-part.ts';
import { createChoiceSettings, inferComponentFromLabel } from './infer-component-from-label.ts';

type QuestionLine =
  | { readonly kind: 'heading'; readonly text: string; readonly level: number }
  | { readonly kind: 'choice'; readonly text: string; readonly isBox: boolean }
  | { readonly kind: 'question' | 'words'; readonly text: string };

const MAX_LINES = 2_000;

/**
 * Reads a plain-text list of questions: one question per line, with its choices below. The question types are inferred
 * from the labels.
 */
export function readQuestionLines(text: string, { ledger, submit }: ReaderInput): ReaderResult {
  const scope = createFormScope();
  const components: DraftComponent[] = [];
  let title: string | undefined;
  let currentPanel = components;
  let lastQuestion: { readonly component: DraftComponent; readonly labels: string[] } | undefined;
  text.split(/\r?\n/, MAX_LINES).forEach((numberedLines, index) => {
    const line = parseLine(numberedLines.trim().slice(0, 2_000));
    if (!line) return;
    const part = openSourcePart(ledger, `line ${index + 1}`, { line: numberedLines.trim() });
    part.setTitle(line.text);
    if (line.kind === 'heading' && title === undefined && components.length === 0) {
      title = line.text;
      part.keep('line');
    } else if (line.kind === 'heading') {
      const panel = createDraftComponent('panel', {
        key: scope.keys.claim('', line.text, 'panel'),
        title: line.text,
        label: line.text,
        input: false,
        components: [],
      });
      components.push(panel);
      currentPanel = panel.components as DraftComponent[];
      lastQuestion = undefined;
      part.keep('line');
    } else if (line.kind === 'choice' && lastQuestion) {
      addChoice(lastQuestion, line);
      part.keep('line');
    } else {
      const component =
        line.kind === 'words' ? createTextComponent(line.text, scope) : createQuestion(line.text, scope);
      currentPanel.push(component);
      lastQuestion = line.kind === 'words' ? undefined : { component, labels: [] };
      if (component.type === 'textfield' || component.type === 'content') part.keep('line');
      else part.change('line', createFindingReason('guessed', { to: component.type }));
    }
    part.close();
  });
  return {
    form: { display: 'form', components: [...components, createSubmitButton(submit)].map(toComponent) },
    title,
    languages: [],
  };
}

const choiceBulletPattern = /^(?:[-*•◦▪]|\[[ xX]?\]|\([ xXoO]?\)|[☐☑□○◯]|[a-h][).])\s(.*)$/;

function parseLine(line: string): QuestionLine | undefined {
  if (line === '') return undefined;
  const heading = /^(#{1,6})\s(.*)$/.exec(line);
  if (heading) return { kind: 'heading', text: heading[2]!.trim(), level: heading[1]!.length };
  const bullet = choiceBulletPattern.exec(line);
  if (bullet) return { kind: 'choice', text: bullet[1]!.trim(), isBox: /^(?:\[|☐|☑|□)/.test(line) };
  const text = line.replace(/^(?:\d{1,3}[.)]|[QF]\d{1,3}[.:)])\s*/, '');
  const isLong = text.length > 120 && !text.includes('?') && !/_{3,}|:$/.test(text);
  return text === '' ? undefined : { kind: isLong ? 'words' : 'question', text };
}

function createTextComponent(text: string, { keys }: FormScope): DraftComponent {
  return createDraftComponent('content', {
    key: keys.claim('', text.slice(0, 40), 'content'),
    label: 'Content',
    input: false,
    html: `<p>${escapeHtml(text)}</p>`,
  });
}

/** Creates a question from a line such as `Name*: ______`. */
function createQuestion(text: string, { keys }: FormScope): DraftComponent {
  const cleanText = trimEndCharacters(text, '_.…: \t');
  const isRequired = cleanText.endsWith('*') || /\((?:required|pflicht|pflichtfeld)\)/i.test(cleanText);
  const trimmed = cleanText.replace(/\((?:required|pflicht|pflichtfeld)\)/i, '').replace(/_{3,}/g, '');
  const label = trimEndCharacters(trimmed, '*: _').trim() || text;
  const inferred = inferComponentFromLabel(label);
  const component: DraftComponent = { ...inferred, key: keys.claim('', label, inferred.type), label, input: true };
  if (isRequired) component.validate = { required: true };
  return component;
}

function addChoice(
  { component, labels }: { readonly component: DraftComponent; readonly labels: string[] },
  { text, isBox }: QuestionLine & { readonly kind: 'choice' },
): void {
  labels.push(text);
  const isMultiple = isBox || component.type === 'selectboxes';
  for (const name of ['enableTime', 'storage', 'image', 'webcam', 'multiple', 'currency', 'inputMask'])
    delete component[name];
  const { values, inline } = createChoiceSettings(labels);
  delete component.inline;
  Object.assign(component, { type: isMultiple ? 'selectboxes' : 'radio', values, ...(inline && { inline }) });
}

function trimEndCharacters(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
