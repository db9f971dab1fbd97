import { isRecord } from '@tideform/engine';
import { type DraftComponent, draft, keepForeign } from '../building/draft-component.ts';
import type { FormPlace } from '../building/form-place.ts';
import { flagIn, listIn, textIn } from '../building/read-values.ts';
import { type LogicPlace, setWhile, showWhile, translate } from '../logic/write-logic.ts';
import { because } from '../report/finding.ts';
import { openPart, type SourcePart } from '../report/source-part.ts';
import { takeOrdinary } from './known-properties.ts';
import { words } from './localized.ts';
import { ask } from './questions/ask.ts';
import { askChoices, commentText } from './questions/choices.ts';
import { askBoolean, askFile, askRating, askSlider, showCalculated, showText } from './questions/others.ts';
import {
  askGivenRows,
  askLines,
  askMatrix,
  askPanels,
  askRanking,
  askRows,
  type ReadElements,
} from './questions/rows.ts';
import { askComment, askText } from './questions/text.ts';
import { type Asked, format, type Json, type Survey } from './survey.ts';
import { surveyLanguage } from './survey-expression.ts';

type Reader = (asked: Asked) => readonly DraftComponent[];

const readers: Readonly<Record<string, Reader>> = {
  text: (asked) => withComment(asked, askText(asked)),
  comment: (asked) => [askComment(asked)],
  radiogroup: (asked) => askChoices(asked, 'radio'),
  dropdown: (asked) => askChoices(asked, 'select'),
  tagbox: (asked) => askChoices(asked, 'select', true),
  checkbox: (asked) => askChoices(asked, 'selectboxes'),
  buttongroup: (asked) => askChoices(asked, 'radio'),
  imagepicker: (asked) => askChoices(asked, flagIn(asked.part.keep('multiSelect')) ? 'selectboxes' : 'radio'),
  boolean: askBoolean,
  rating: askRating,
  slider: (asked) => [askSlider(asked)],
  ranking: (asked) => [askRanking(asked)],
  matrix: askMatrix,
  matrixdropdown: (asked) => askGivenRows(asked, readElements),
  matrixdynamic: (asked) => askRows(asked, readElements),
  paneldynamic: (asked) => askPanels(asked, readElements),
  multipletext: (asked) => [askLines(asked, readElements)],
  html: (asked) => [showText(asked)],
  image: (asked) => [showText(asked)],
  expression: (asked) => [showCalculated(asked)],
  file: askFile,
  signaturepad: (asked) => [ask(asked, { type: 'signature', kind: 'other' })],
  panel: (asked) => [readPanel(asked)],
  flowpanel: (asked) => [readPanel(asked)],
};

const withComment = (asked: Asked, component: DraftComponent): readonly DraftComponent[] => [
  component,
  ...commentText(asked, component),
];

/** Reads the elements of a page or a panel. Those that begin no new line stand beside the one before. */
export const readElements: ReadElements = (around, elements, property, place) => {
  const lines: DraftComponent[][] = [];
  listIn(elements).forEach((element, index) => {
    if (!isRecord(element)) return;
    const part = openPart(
      around.survey.ledger,
      `${around.part.place}${around.part.place ? '.' : ''}${property}[${index}]`,
      element,
    );
    const isBeside = element.startWithNewLine === false || element.startWithNewLine === 'false';
    part.keep('startWithNewLine');
    const components = readElement({ ...around, part, place, raw: element });
    const last = lines.at(-1);
    if (isBeside && last && last.length < 4 && place.rowsAt === 0) last.push(...components);
    else lines.push(...components.map((component) => [component]));
  });
  return lines.map((line) => (line.length === 1 ? line[0]! : beside(line, place)));
};

function beside(line: readonly DraftComponent[], { keys }: FormPlace): DraftComponent {
  const width = Math.max(1, Math.floor(12 / line.length));
  return draft('columns', {
    key: keys.take('columns', undefined, 'columns'),
    label: 'Columns',
    input: false,
    columns: line.map((component) => ({ width, offset: 0, push: 0, pull: 0, size: 'md', components: [component] })),
  });
}

function readElement(asked: Asked): readonly DraftComponent[] {
  const { part } = asked;
  const type = textIn(part.look('type')) ?? 'text';
  const reader = Object.hasOwn(readers, type) ? readers[type] : undefined;
  if (reader) {
    part.keep('type');
    return reader(asked);
  }
  part.change('type', because('unknownType', { from: type }));
  return [
    Array.isArray(part.look('choices'))
      ? askChoices(asked, 'radio')
      : [ask(asked, { type: 'textfield', kind: 'text' })],
  ].flat();
}

function readPanel(asked: Asked): DraftComponent {
  const { part, place, raw } = asked;
  const component = layout(asked, place);
  const state = part.keep('state');
  if (state === 'collapsed' || state === 'expanded')
    Object.assign(component, { collapsible: true, collapsed: state === 'collapsed' });
  component.components = readElements(asked, raw.elements ?? raw.questions, 'elements', place);
  part.keep('elements');
  part.keep('questions');
  return component;
}

/** A page as a panel; the pages of a wizard are panels too. */
export function readPage(survey: Survey, page: Json, part: SourcePart, place: FormPlace): DraftComponent {
  const asked: Asked = { survey, part, place, raw: page };
  const component = layout(asked, place);
  const property = page.elements === undefined ? 'questions' : 'elements';
  component.components = readElements(asked, page[property], property, place);
  part.keep(property);
  return component;
}

/** What pages and panels have in common. */
function layout(asked: Asked, place: FormPlace): DraftComponent {
  const { part, survey, raw } = asked;
  const title = words(part, 'title', survey.language);
  const name = textIn(part.look('name')) ?? '';
  part.call(title ?? name);
  const key = place.keys.take(name, title, 'panel');
  if (key === name) part.keep('name');
  else part.change('name', because('otherKey', { from: name, to: key }));
  const component = draft('panel', { key, title: title ?? '', label: title ?? name, input: false });
  if (!title) component.hideLabel = true;
  const description = words(part, 'description', survey.language);
  if (description) component.tooltip = description;
  if (part.look('visible') !== undefined && !flagIn(part.keep('visible'))) component.hidden = true;
  if (flagIn(part.keep('readOnly'))) component.disabled = true;
  const logic: LogicPlace = { language: surveyLanguage, fields: place.fields, from: place };
  survey.later(() => {
    translate(part, 'visibleIf', logic, (expression, rule) => showWhile(component, expression, rule, logic));
    translate(part, 'enableIf', logic, (_, rule) => setWhile(component, 'disabled', true, { '!': [rule()] }));
    for (const property of [
      'requiredIf',
      'questionsOrder',
      'maxTimeToFinish',
      'timeLimit',
      'navigationTitle',
      'navigationDescription',
      'navigationButtonsVisibility',
      'passed',
    ]) {
      part.lose(property, because('noCounterpart'));
    }
    takeOrdinary(part, raw);
    keepForeign(component, format, part.close());
  });
  return component;
}
