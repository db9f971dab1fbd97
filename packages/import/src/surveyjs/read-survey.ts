import { type FormDefinition, isRecord } from '@tideform/engine';
import {
  createDraftComponent,
  createSubmitButton,
  type DraftComponent,
  toComponent,
} from '../building/draft-component.ts';
import { createField, createFormScope, type FormScope } from '../building/form-scope.ts';
import { escapeHtml, parseBoolean, parseText, toList } from '../building/parse-values.ts';
import { type LogicScope, translateExpression } from '../logic/add-logic.ts';
import type { ReaderInput, ReaderResult } from '../reading.ts';
import { createFindingReason, type FindingLedger } from '../report/finding.ts';
import { openSourcePart, type SourcePart } from '../report/source-part.ts';
import { convertPlaceholders } from './questions/others.ts';
import { readPage } from './read-elements.ts';
import {
  getLanguages,
  getLocalizedText,
  type Json,
  readLocalizedText,
  reportKnownProperties,
  type SurveyContext,
  surveyFormat,
} from './survey.ts';
import { surveyLanguage } from './survey-expression.ts';

/** Returns whether JSON is a SurveyJS survey. */
export function isSurvey(json: Json): boolean {
  const pages = toList(json.pages).filter(isRecord);
  const elements = (pages.length > 0 ? pages : [json]).flatMap((one) => toList(one.elements ?? one.questions));
  if (elements.length === 0) return pages.some((one) => Array.isArray(one.elements) || 'questions' in one);
  return elements.some((one) => isRecord(one) && typeof one.name === 'string' && typeof one.type === 'string');
}

/** Reads a SurveyJS survey. */
export function readSurvey(json: Json, { ledger, submit, language }: ReaderInput): ReaderResult {
  const tasks: (() => void)[] = [];
  const earlyTasks: (() => void)[] = [];
  const spoken = language ?? parseText(json.locale) ?? 'default';
  const survey: SurveyContext = {
    ledger,
    language: spoken,
    later: (task) => void tasks.push(task),
    introduction: (task) => void earlyTasks.push(task),
  };
  const part = openSourcePart(ledger, '', json);
  const scope = createFormScope();
  const title = readLocalizedText(part, 'title', spoken);
  part.setTitle(title ?? '');
  const pages = readPages(json, survey, part, scope);
  const hidden = readCalculated(json, survey, scope);
  part.keep('calculatedValues');
  const buttons = createButtons(part, spoken);
  const intro = createDescription(part, spoken, scope);
  reportRemainingProperties(part, json, survey, ledger);
  for (const task of [...earlyTasks, ...tasks]) task();
  if (intro) intro.html = convertPlaceholders(String(intro.html), scope);
  const foreignSettings = part.close();
  const rest = { ...(foreignSettings && { foreign: { format: surveyFormat, properties: foreignSettings } }) };
  const form = assembleForm({
    pages,
    hidden,
    intro,
    submit: buttons.submit ?? submit,
    isOnePage: json.questionsOnPageMode === 'singlePage',
  });
  return { form: { ...form, ...rest }, title, languages: findLanguages(json) };
}

interface ConvertedSurvey {
  readonly pages: readonly DraftComponent[];
  readonly hidden: readonly DraftComponent[];
  readonly intro: DraftComponent | undefined;
  readonly submit: string;
  readonly isOnePage: boolean;
}

function assembleForm({ pages, hidden, intro, submit, isOnePage }: ConvertedSurvey): FormDefinition {
  const before = [...(intro ? [intro] : []), ...hidden];
  if (pages.length > 1 && !isOnePage) {
    const [first, ...others] = pages as [DraftComponent, ...DraftComponent[]];
    const openedPages = { ...first, components: [...before, ...(first.components as readonly DraftComponent[])] };
    return { display: 'wizard', components: [openedPages, ...others].map(toComponent) };
  }
  const shown = pages.flatMap((page) => (isPlainPage(page) ? (page.components as readonly DraftComponent[]) : [page]));
  return { display: 'form', components: [...before, ...shown, createSubmitButton(submit)].map(toComponent) };
}

/** Returns whether a page has no settings of its own, so that it is replaced with its questions. */
const isPlainPage = (page: DraftComponent): boolean =>
  page.title === '' &&
  !['tooltip', 'conditional', 'logic', 'hidden', 'disabled', 'foreign'].some((name) => name in page);

function readPages(json: Json, survey: SurveyContext, part: SourcePart, scope: FormScope): readonly DraftComponent[] {
  const property = json.elements === undefined ? 'questions' : 'elements';
  if (!Array.isArray(json.pages)) {
    part.keep(property);
    const page = { [property]: json[property] };
    return [readPage(survey, page, openSourcePart(survey.ledger, '', page), scope)];
  }
  part.keep('pages');
  return json.pages.flatMap((page: unknown, index): DraftComponent[] =>
    isRecord(page) ? [readPage(survey, page, openSourcePart(survey.ledger, `pages[${index}]`, page), scope)] : [],
  );
}

/** Reads calculated values, which aren't displayed. */
function readCalculated(json: Json, survey: SurveyContext, scope: FormScope): readonly DraftComponent[] {
  return toList(json.calculatedValues).flatMap((value, index): DraftComponent[] => {
    if (!isRecord(value) || typeof value.name !== 'string') return [];
    const part = openSourcePart(survey.ledger, `calculatedValues[${index}]`, value);
    part.setTitle(value.name);
    const key = scope.keys.claim(value.name, undefined, 'hidden');
    part.keep('name');
    part.keep('includeIntoResult');
    const component = createDraftComponent('hidden', { key, label: value.name, input: true });
    const field = createField(scope, key, 'other');
    scope.fields.add(value.name, field);
    const logic: LogicScope = { language: surveyLanguage, fields: scope.fields, from: field };
    survey.later(() => {
      translateExpression(part, 'expression', logic, (_, rule) => {
        component.calculateValue = rule();
      });
      part.close();
    });
    return [component];
  });
}

function createButtons(part: SourcePart, language: string): { readonly submit: string | undefined } {
  const submit = readLocalizedText(part, 'completeText', language);
  for (const property of ['pageNextText']) part.lose(property, createFindingReason('appearance'));
  return { submit };
}

/** Creates a content component with the survey's description, to be shown above its questions. */
function createDescription(part: SourcePart, language: string, { keys }: FormScope): DraftComponent | undefined {
  const description = readLocalizedText(part, 'description', language);
  if (!description) return undefined;
  const html = /<\w/.test(description) ? description : `<p>${escapeHtml(description)}</p>`;
  return createDraftComponent('content', {
    key: keys.claim('description', undefined, 'content'),
    label: 'Description',
    input: false,
    html,
  });
}

const externalProperties = [
  'navigateToUrl',
  'navigateToUrlOnCondition',
  'cookieName',
  'surveyId',
  'surveyPostId',
  'clientId',
];
const unsupportedProperties = [
  'completedHtml',
  'completedHtmlOnCondition',
  'maxTimeToFinish',
  'maxTimeToFinishPage',
  'timeLimit',
  'timeLimitPerPage',
  'showTimerPanel',
  'showTimer',
  'showTimerPanelMode',
  'timerInfoMode',
  'timerLocation',
  'questionsOrder',
  'maxTextLength',
  'quizMode',
  'startedNavigation',
];

function reportRemainingProperties(part: SourcePart, json: Json, survey: SurveyContext, ledger: FindingLedger): void {
  if (part.peek('questionsOnPageMode') !== undefined) {
    const mode = part.peek('questionsOnPageMode');
    if (mode === 'standard' || mode === 'singlePage') part.keep('questionsOnPageMode');
    else part.lose('questionsOnPageMode', createFindingReason('noCounterpart'));
  }
  parseBoolean(part.keep('showCompletedPage'));
  for (const property of externalProperties) part.lose(property, createFindingReason('elsewhere'));
  for (const property of unsupportedProperties) part.lose(property, createFindingReason('noCounterpart'));
  readTriggers(json, part, ledger);
  survey.later(() => reportKnownProperties(part, json));
}

/** Reports triggers, which have no equivalent. Authors can use logic rules instead. */
function readTriggers(json: Json, part: SourcePart, ledger: FindingLedger): void {
  part.lose('triggers', createFindingReason('noCounterpart'));
  toList(json.triggers).forEach((trigger, index) => {
    if (!isRecord(trigger)) return;
    const one = openSourcePart(ledger, `triggers[${index}]`, trigger);
    one.setTitle(parseText(trigger.type) ?? '');
    for (const property of Object.keys(trigger)) one.lose(property, createFindingReason('noCounterpart'));
    one.close();
  });
}

/** Collects the languages of the texts in a survey. */
function findLanguages(json: Json): readonly string[] {
  const found = new Set<string>();
  const open: unknown[] = [json.title, json.pages, json.elements];
  for (let count = 0; open.length > 0 && count < 50_000; count += 1) {
    const value = open.pop();
    if (Array.isArray(value)) open.push(...value.slice(0, 5_000));
    else if (isRecord(value)) {
      if (getLocalizedText(value, 'default') !== undefined && typeof value.default === 'string') {
        for (const language of getLanguages(value)) found.add(language);
      } else open.push(...Object.values(value));
    }
  }
  return [...found];
}
