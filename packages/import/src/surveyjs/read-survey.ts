import { type FormDefinition, isRecord } from '@tideform/engine';
import { createDraft, createSubmitButton, type DraftComponent, toComponent } from '../building/draft-component.ts';
import { createField, createFormScope, type FormScope } from '../building/form-scope.ts';
import { escapeHtml, parseFlag, parseList, parseText } from '../building/read-values.ts';
import { type LogicScope, translate } from '../logic/write-logic.ts';
import type { ReaderInput, ReaderResult } from '../reading.ts';
import { createReason, type FindingLedger } from '../report/finding.ts';
import { openPart, type SourcePart } from '../report/source-part.ts';
import { reportOrdinary } from './known-properties.ts';
import { getLanguages, localizedText, readText } from './localized.ts';
import { convertPlaceholders } from './questions/others.ts';
import { readPage } from './read-elements.ts';
import { format, type Json, type SurveyContext } from './survey.ts';
import { surveyLanguage } from './survey-expression.ts';

/** Returns whether JSON is a SurveyJS survey. */
export function isSurvey(json: Json): boolean {
  const pages = parseList(json.pages).filter(isRecord);
  const elements = (pages.length > 0 ? pages : [json]).flatMap((one) => parseList(one.elements ?? one.questions));
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
  const part = openPart(ledger, '', json);
  const place = createFormScope();
  const title = readText(part, 'title', spoken);
  part.setTitle(title ?? '');
  const pages = readPages(json, survey, part, place);
  const hidden = readCalculated(json, survey, place);
  part.keep('calculatedValues');
  const buttons = createButtons(part, spoken);
  const intro = createDescription(part, spoken, place);
  reportRest(part, json, survey, ledger);
  for (const task of [...earlyTasks, ...tasks]) task();
  if (intro) intro.html = convertPlaceholders(String(intro.html), place);
  const foreignSettings = part.close();
  const rest = { ...(foreignSettings && { foreign: { format, properties: foreignSettings } }) };
  const form = assemble({
    pages,
    hidden,
    intro,
    submit: buttons.submit ?? submit,
    isOnePage: json.questionsOnPageMode === 'singlePage',
  });
  return { form: { ...form, ...rest }, title, languages: findLanguages(json) };
}

interface SurveyParts {
  readonly pages: readonly DraftComponent[];
  readonly hidden: readonly DraftComponent[];
  readonly intro: DraftComponent | undefined;
  readonly submit: string;
  readonly isOnePage: boolean;
}

function assemble({ pages, hidden, intro, submit, isOnePage }: SurveyParts): FormDefinition {
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

function readPages(json: Json, survey: SurveyContext, part: SourcePart, place: FormScope): readonly DraftComponent[] {
  const property = json.elements === undefined ? 'questions' : 'elements';
  if (!Array.isArray(json.pages)) {
    part.keep(property);
    const page = { [property]: json[property] };
    return [readPage(survey, page, openPart(survey.ledger, '', page), place)];
  }
  part.keep('pages');
  return json.pages.flatMap((page: unknown, index): DraftComponent[] =>
    isRecord(page) ? [readPage(survey, page, openPart(survey.ledger, `pages[${index}]`, page), place)] : [],
  );
}

/** Reads calculated values, which aren't displayed. */
function readCalculated(json: Json, survey: SurveyContext, place: FormScope): readonly DraftComponent[] {
  return parseList(json.calculatedValues).flatMap((value, index): DraftComponent[] => {
    if (!isRecord(value) || typeof value.name !== 'string') return [];
    const part = openPart(survey.ledger, `calculatedValues[${index}]`, value);
    part.setTitle(value.name);
    const key = place.keys.claim(value.name, undefined, 'hidden');
    part.keep('name');
    part.keep('includeIntoResult');
    const component = createDraft('hidden', { key, label: value.name, input: true });
    const field = createField(place, key, 'other');
    place.fields.add(value.name, field);
    const logic: LogicScope = { language: surveyLanguage, fields: place.fields, from: field };
    survey.later(() => {
      translate(part, 'expression', logic, (_, rule) => {
        component.calculateValue = rule();
      });
      part.close();
    });
    return [component];
  });
}

function createButtons(part: SourcePart, language: string): { readonly submit: string | undefined } {
  const submit = readText(part, 'completeText', language);
  for (const property of ['pageNextText']) part.lose(property, createReason('appearance'));
  return { submit };
}

/** Creates a content component with the survey's description, to be shown above its questions. */
function createDescription(part: SourcePart, language: string, { keys }: FormScope): DraftComponent | undefined {
  const description = readText(part, 'description', language);
  if (!description) return undefined;
  const html = /<\w/.test(description) ? description : `<p>${escapeHtml(description)}</p>`;
  return createDraft('content', {
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
const nothing = [
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

function reportRest(part: SourcePart, json: Json, survey: SurveyContext, ledger: FindingLedger): void {
  if (part.peek('questionsOnPageMode') !== undefined) {
    const mode = part.peek('questionsOnPageMode');
    if (mode === 'standard' || mode === 'singlePage') part.keep('questionsOnPageMode');
    else part.lose('questionsOnPageMode', createReason('noCounterpart'));
  }
  parseFlag(part.keep('showCompletedPage'));
  for (const property of externalProperties) part.lose(property, createReason('elsewhere'));
  for (const property of nothing) part.lose(property, createReason('noCounterpart'));
  readTriggers(json, part, ledger);
  survey.later(() => reportOrdinary(part, json));
}

/** Reports triggers, which have no equivalent. Authors can use logic rules instead. */
function readTriggers(json: Json, part: SourcePart, ledger: FindingLedger): void {
  part.lose('triggers', createReason('noCounterpart'));
  parseList(json.triggers).forEach((trigger, index) => {
    if (!isRecord(trigger)) return;
    const one = openPart(ledger, `triggers[${index}]`, trigger);
    one.setTitle(parseText(trigger.type) ?? '');
    for (const property of Object.keys(trigger)) one.lose(property, createReason('noCounterpart'));
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
      if (localizedText(value, 'default') !== undefined && typeof value.default === 'string') {
        for (const language of getLanguages(value)) found.add(language);
      } else open.push(...Object.values(value));
    }
  }
  return [...found];
}
