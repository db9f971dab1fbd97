import { isRecord } from '@tideform/engine';
import { createDraftComponent, type DraftComponent, storeForeignProperties } from '../building/draft-component.ts';
import type { FormScope } from '../building/form-scope.ts';
import { parseBoolean, parseText, toList } from '../building/parse-values.ts';
import { addPropertyLogic, addShowCondition, type LogicScope, translateExpression } from '../logic/add-logic.ts';
import { createFindingReason } from '../report/finding.ts';
import { openSourcePart, type SourcePart } from '../report/source-part.ts';
import { convertChoices, createCommentText } from './questions/choices.ts';
import { createQuestion } from './questions/create-question.ts';
import {
  convertBoolean,
  convertCalculated,
  convertFile,
  convertHtmlText,
  convertRating,
  convertSlider,
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
import { convertComment, convertText } from './questions/text.ts';
import {
  type Json,
  readLocalizedText,
  reportKnownProperties,
  type SurveyContext,
  type SurveyQuestion,
  surveyFormat,
} from './survey.ts';
import { surveyLanguage } from './survey-expression.ts';

type QuestionReader = (question: SurveyQuestion) => readonly DraftComponent[];

const questionReaders: Readonly<Record<string, QuestionReader>> = {
  text: (question) => addCommentText(question, convertText(question)),
  comment: (question) => [convertComment(question)],
  radiogroup: (question) => convertChoices(question, 'radio'),
  dropdown: (question) => convertChoices(question, 'select'),
  tagbox: (question) => convertChoices(question, 'select', true),
  checkbox: (question) => convertChoices(question, 'selectboxes'),
  buttongroup: (question) => convertChoices(question, 'radio'),
  imagepicker: (question) =>
    convertChoices(question, parseBoolean(question.part.keep('multiSelect')) ? 'selectboxes' : 'radio'),
  boolean: convertBoolean,
  rating: convertRating,
  slider: (question) => [convertSlider(question)],
  ranking: (question) => [convertRanking(question)],
  matrix: convertMatrix,
  matrixdropdown: (question) => convertFixedRows(question, readElements),
  matrixdynamic: (question) => convertDynamicRows(question, readElements),
  paneldynamic: (question) => convertDynamicPanels(question, readElements),
  multipletext: (question) => [convertLines(question, readElements)],
  html: (question) => [convertHtmlText(question)],
  image: (question) => [convertHtmlText(question)],
  expression: (question) => [convertCalculated(question)],
  file: convertFile,
  signaturepad: (question) => [createQuestion(question, { type: 'signature', kind: 'other' })],
  panel: (question) => [readPanel(question)],
  flowpanel: (question) => [readPanel(question)],
};

const addCommentText = (question: SurveyQuestion, component: DraftComponent): readonly DraftComponent[] => [
  component,
  ...createCommentText(question, component),
];

/**
 * Reads the elements of a page or panel. An element that doesn't start a new line is put beside the previous element.
 */
export const readElements: ReadElements = (parent, elements, property, scope) => {
  const lines: DraftComponent[][] = [];
  toList(elements).forEach((element, index) => {
    if (!isRecord(element)) return;
    const part = openSourcePart(
      parent.survey.ledger,
      `${parent.part.place}${parent.part.place ? '.' : ''}${property}[${index}]`,
      element,
    );
    const isBeside = element.startWithNewLine === false || element.startWithNewLine === 'false';
    part.keep('startWithNewLine');
    const components = readElement({ ...parent, part, place: scope, raw: element });
    const last = lines.at(-1);
    if (isBeside && last && last.length < 4 && scope.rowsPathLength === 0) last.push(...components);
    else lines.push(...components.map((component) => [component]));
  });
  return lines.map((line) => (line.length === 1 ? line[0]! : createColumns(line, scope)));
};

function createColumns(line: readonly DraftComponent[], { keys }: FormScope): DraftComponent {
  const width = Math.max(1, Math.floor(12 / line.length));
  return createDraftComponent('columns', {
    key: keys.claim('columns', undefined, 'columns'),
    label: 'Columns',
    input: false,
    columns: line.map((component) => ({ width, offset: 0, push: 0, pull: 0, size: 'md', components: [component] })),
  });
}

function readElement(question: SurveyQuestion): readonly DraftComponent[] {
  const { part } = question;
  const type = parseText(part.peek('type')) ?? 'text';
  const reader = Object.hasOwn(questionReaders, type) ? questionReaders[type] : undefined;
  if (reader) {
    part.keep('type');
    return reader(question);
  }
  part.change('type', createFindingReason('unknownType', { from: type }));
  return [
    Array.isArray(part.peek('choices'))
      ? convertChoices(question, 'radio')
      : [createQuestion(question, { type: 'textfield', kind: 'text' })],
  ].flat();
}

function readPanel(question: SurveyQuestion): DraftComponent {
  const { part, place: scope, raw } = question;
  const component = createLayout(question, scope);
  const state = part.keep('state');
  if (state === 'collapsed' || state === 'expanded')
    Object.assign(component, { collapsible: true, collapsed: state === 'collapsed' });
  component.components = readElements(question, raw.elements ?? raw.questions, 'elements', scope);
  part.keep('elements');
  part.keep('questions');
  return component;
}

/** Converts a page to a panel. The pages of a wizard are panels. */
export function readPage(survey: SurveyContext, page: Json, part: SourcePart, scope: FormScope): DraftComponent {
  const question: SurveyQuestion = { survey, part, place: scope, raw: page };
  const component = createLayout(question, scope);
  const property = page.elements === undefined ? 'questions' : 'elements';
  component.components = readElements(question, page[property], property, scope);
  part.keep(property);
  return component;
}

/** Creates a panel with the settings that pages and panels have in common. */
function createLayout(question: SurveyQuestion, scope: FormScope): DraftComponent {
  const { part, survey, raw } = question;
  const title = readLocalizedText(part, 'title', survey.language);
  const name = parseText(part.peek('name')) ?? '';
  part.setTitle(title ?? name);
  const key = scope.keys.claim(name, title, 'panel');
  if (key === name) part.keep('name');
  else part.change('name', createFindingReason('otherKey', { from: name, to: key }));
  const component = createDraftComponent('panel', { key, title: title ?? '', label: title ?? name, input: false });
  if (!title) component.hideLabel = true;
  const description = readLocalizedText(part, 'description', survey.language);
  if (description) component.tooltip = description;
  if (part.peek('visible') !== undefined && !parseBoolean(part.keep('visible'))) component.hidden = true;
  if (parseBoolean(part.keep('readOnly'))) component.disabled = true;
  const logic: LogicScope = { language: surveyLanguage, fields: scope.fields, from: scope };
  survey.later(() => {
    translateExpression(part, 'visibleIf', logic, (expression, rule) =>
      addShowCondition(component, expression, rule, logic),
    );
    translateExpression(part, 'enableIf', logic, (_, rule) =>
      addPropertyLogic(component, 'disabled', true, { '!': [rule()] }),
    );
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
      part.lose(property, createFindingReason('noCounterpart'));
    }
    reportKnownProperties(part, raw);
    storeForeignProperties(component, surveyFormat, part.close());
  });
  return component;
}
