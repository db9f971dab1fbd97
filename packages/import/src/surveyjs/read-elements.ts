import { isRecord } from '@tideform/engine';
import { createDraft, type DraftComponent, storeForeign } from '../building/draft-component.ts';
import type { FormScope } from '../building/form-scope.ts';
import { parseFlag, parseList, parseText } from '../building/read-values.ts';
import { addShowCondition, addStateLogic, type LogicScope, translate } from '../logic/write-logic.ts';
import { createReason } from '../report/finding.ts';
import { openPart, type SourcePart } from '../report/source-part.ts';
import { reportOrdinary } from './known-properties.ts';
import { readText } from './localized.ts';
import { createQuestion } from './questions/ask.ts';
import { convertChoices, createCommentText } from './questions/choices.ts';
import {
  convertBoolean,
  convertCalculated,
  convertFile,
  convertRating,
  convertSlider,
  convertText,
} from './questions/others.ts';
import {
  convertDynamicPanels,
  convertDynamicRows,
  convertFixedRows,
  convertLines,
  convertMatrix,
  convertRanking,
  type ReadElements,
} from './questions/rows.ts';
import { askText, convertComment } from './questions/text.ts';
import { format, type Json, type SurveyContext, type SurveyQuestion } from './survey.ts';
import { surveyLanguage } from './survey-expression.ts';

type QuestionReader = (asked: SurveyQuestion) => readonly DraftComponent[];

const readers: Readonly<Record<string, QuestionReader>> = {
  text: (asked) => withComment(asked, askText(asked)),
  comment: (asked) => [convertComment(asked)],
  radiogroup: (asked) => convertChoices(asked, 'radio'),
  dropdown: (asked) => convertChoices(asked, 'select'),
  tagbox: (asked) => convertChoices(asked, 'select', true),
  checkbox: (asked) => convertChoices(asked, 'selectboxes'),
  buttongroup: (asked) => convertChoices(asked, 'radio'),
  imagepicker: (asked) => convertChoices(asked, parseFlag(asked.part.keep('multiSelect')) ? 'selectboxes' : 'radio'),
  boolean: convertBoolean,
  rating: convertRating,
  slider: (asked) => [convertSlider(asked)],
  ranking: (asked) => [convertRanking(asked)],
  matrix: convertMatrix,
  matrixdropdown: (asked) => convertFixedRows(asked, readElements),
  matrixdynamic: (asked) => convertDynamicRows(asked, readElements),
  paneldynamic: (asked) => convertDynamicPanels(asked, readElements),
  multipletext: (asked) => [convertLines(asked, readElements)],
  html: (asked) => [convertText(asked)],
  image: (asked) => [convertText(asked)],
  expression: (asked) => [convertCalculated(asked)],
  file: convertFile,
  signaturepad: (asked) => [createQuestion(asked, { type: 'signature', kind: 'other' })],
  panel: (asked) => [readPanel(asked)],
  flowpanel: (asked) => [readPanel(asked)],
};

const withComment = (asked: SurveyQuestion, component: DraftComponent): readonly DraftComponent[] => [
  component,
  ...createCommentText(asked, component),
];

/**
 * Reads the elements of a page or panel. An element that doesn't start a new line is put beside the previous element.
 */
export const readElements: ReadElements = (parent, elements, property, place) => {
  const lines: DraftComponent[][] = [];
  parseList(elements).forEach((element, index) => {
    if (!isRecord(element)) return;
    const part = openPart(
      parent.survey.ledger,
      `${parent.part.place}${parent.part.place ? '.' : ''}${property}[${index}]`,
      element,
    );
    const isBeside = element.startWithNewLine === false || element.startWithNewLine === 'false';
    part.keep('startWithNewLine');
    const components = readElement({ ...parent, part, place, raw: element });
    const last = lines.at(-1);
    if (isBeside && last && last.length < 4 && place.rowsPathLength === 0) last.push(...components);
    else lines.push(...components.map((component) => [component]));
  });
  return lines.map((line) => (line.length === 1 ? line[0]! : placeBeside(line, place)));
};

function placeBeside(line: readonly DraftComponent[], { keys }: FormScope): DraftComponent {
  const width = Math.max(1, Math.floor(12 / line.length));
  return createDraft('columns', {
    key: keys.claim('columns', undefined, 'columns'),
    label: 'Columns',
    input: false,
    columns: line.map((component) => ({ width, offset: 0, push: 0, pull: 0, size: 'md', components: [component] })),
  });
}

function readElement(asked: SurveyQuestion): readonly DraftComponent[] {
  const { part } = asked;
  const type = parseText(part.peek('type')) ?? 'text';
  const reader = Object.hasOwn(readers, type) ? readers[type] : undefined;
  if (reader) {
    part.keep('type');
    return reader(asked);
  }
  part.change('type', createReason('unknownType', { from: type }));
  return [
    Array.isArray(part.peek('choices'))
      ? convertChoices(asked, 'radio')
      : [createQuestion(asked, { type: 'textfield', kind: 'text' })],
  ].flat();
}

function readPanel(asked: SurveyQuestion): DraftComponent {
  const { part, place, raw } = asked;
  const component = createLayout(asked, place);
  const state = part.keep('state');
  if (state === 'collapsed' || state === 'expanded')
    Object.assign(component, { collapsible: true, collapsed: state === 'collapsed' });
  component.components = readElements(asked, raw.elements ?? raw.questions, 'elements', place);
  part.keep('elements');
  part.keep('questions');
  return component;
}

/** Converts a page to a panel. The pages of a wizard are panels. */
export function readPage(survey: SurveyContext, page: Json, part: SourcePart, place: FormScope): DraftComponent {
  const asked: SurveyQuestion = { survey, part, place, raw: page };
  const component = createLayout(asked, place);
  const property = page.elements === undefined ? 'questions' : 'elements';
  component.components = readElements(asked, page[property], property, place);
  part.keep(property);
  return component;
}

/** Creates a panel with the settings that pages and panels have in common. */
function createLayout(asked: SurveyQuestion, place: FormScope): DraftComponent {
  const { part, survey, raw } = asked;
  const title = readText(part, 'title', survey.language);
  const name = parseText(part.peek('name')) ?? '';
  part.setTitle(title ?? name);
  const key = place.keys.claim(name, title, 'panel');
  if (key === name) part.keep('name');
  else part.change('name', createReason('otherKey', { from: name, to: key }));
  const component = createDraft('panel', { key, title: title ?? '', label: title ?? name, input: false });
  if (!title) component.hideLabel = true;
  const description = readText(part, 'description', survey.language);
  if (description) component.tooltip = description;
  if (part.peek('visible') !== undefined && !parseFlag(part.keep('visible'))) component.hidden = true;
  if (parseFlag(part.keep('readOnly'))) component.disabled = true;
  const logic: LogicScope = { language: surveyLanguage, fields: place.fields, from: place };
  survey.later(() => {
    translate(part, 'visibleIf', logic, (expression, rule) => addShowCondition(component, expression, rule, logic));
    translate(part, 'enableIf', logic, (_, rule) => addStateLogic(component, 'disabled', true, { '!': [rule()] }));
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
      part.lose(property, createReason('noCounterpart'));
    }
    reportOrdinary(part, raw);
    storeForeign(component, format, part.close());
  });
  return component;
}
