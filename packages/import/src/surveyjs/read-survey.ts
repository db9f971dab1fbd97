import { type FormDefinition, isRecord } from '@tideform/engine';
import { type DraftComponent, draft, finished, submitButton } from '../building/draft-component.ts';
import { type FormPlace, fieldIn, formPlace } from '../building/form-place.ts';
import { escapeHtml, flagIn, listIn, textIn } from '../building/read-values.ts';
import { type LogicPlace, translate } from '../logic/write-logic.ts';
import type { ReadForm, Reading } from '../reading.ts';
import { because, type Ledger } from '../report/finding.ts';
import { openPart, type SourcePart } from '../report/source-part.ts';
import { takeOrdinary } from './known-properties.ts';
import { languagesIn, localizedText, words } from './localized.ts';
import { withHoles } from './questions/others.ts';
import { readPage } from './read-elements.ts';
import { format, type Json, type Survey } from './survey.ts';
import { surveyLanguage } from './survey-expression.ts';

/** Says whether JSON is a survey of SurveyJS. */
export function isSurvey(json: Json): boolean {
  const pages = listIn(json.pages).filter(isRecord);
  const elements = (pages.length > 0 ? pages : [json]).flatMap((one) => listIn(one.elements ?? one.questions));
  if (elements.length === 0) return pages.some((one) => Array.isArray(one.elements) || 'questions' in one);
  return elements.some((one) => isRecord(one) && typeof one.name === 'string' && typeof one.type === 'string');
}

/** Reads a survey of SurveyJS. */
export function readSurvey(json: Json, { ledger, submit, language }: Reading): ReadForm {
  const tasks: (() => void)[] = [];
  const early: (() => void)[] = [];
  const spoken = language ?? textIn(json.locale) ?? 'default';
  const survey: Survey = {
    ledger,
    language: spoken,
    later: (task) => void tasks.push(task),
    before: (task) => void early.push(task),
  };
  const part = openPart(ledger, '', json);
  const place = formPlace();
  const title = words(part, 'title', spoken);
  part.call(title ?? '');
  const pages = readPages(json, survey, part, place);
  const hidden = readCalculated(json, survey, place);
  part.keep('calculatedValues');
  const buttons = buttonsOf(part, spoken);
  const intro = textBefore(part, spoken, place);
  takeRest(part, json, survey, ledger);
  for (const task of [...early, ...tasks]) task();
  if (intro) intro.html = withHoles(String(intro.html), place);
  const foreign = part.close();
  const rest = { ...(foreign && { foreign: { format, properties: foreign } }) };
  const form = assemble({
    pages,
    hidden,
    intro,
    submit: buttons.submit ?? submit,
    isOnePage: json.questionsOnPageMode === 'singlePage',
  });
  return { form: { ...form, ...rest }, title, languages: languagesOf(json) };
}

interface Parts {
  readonly pages: readonly DraftComponent[];
  readonly hidden: readonly DraftComponent[];
  readonly intro: DraftComponent | undefined;
  readonly submit: string;
  readonly isOnePage: boolean;
}

function assemble({ pages, hidden, intro, submit, isOnePage }: Parts): FormDefinition {
  const before = [...(intro ? [intro] : []), ...hidden];
  if (pages.length > 1 && !isOnePage) {
    const [first, ...others] = pages as [DraftComponent, ...DraftComponent[]];
    const opened = { ...first, components: [...before, ...(first.components as readonly DraftComponent[])] };
    return { display: 'wizard', components: [opened, ...others].map(finished) };
  }
  const shown = pages.flatMap((page) => (isPlain(page) ? (page.components as readonly DraftComponent[]) : [page]));
  return { display: 'form', components: [...before, ...shown, submitButton(submit)].map(finished) };
}

/** A page that says nothing of itself is left out; its questions are not. */
const isPlain = (page: DraftComponent): boolean =>
  page.title === '' &&
  !['tooltip', 'conditional', 'logic', 'hidden', 'disabled', 'foreign'].some((name) => name in page);

function readPages(json: Json, survey: Survey, part: SourcePart, place: FormPlace): readonly DraftComponent[] {
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

/** Values that are calculated and not shown. */
function readCalculated(json: Json, survey: Survey, place: FormPlace): readonly DraftComponent[] {
  return listIn(json.calculatedValues).flatMap((value, index): DraftComponent[] => {
    if (!isRecord(value) || typeof value.name !== 'string') return [];
    const part = openPart(survey.ledger, `calculatedValues[${index}]`, value);
    part.call(value.name);
    const key = place.keys.take(value.name, undefined, 'hidden');
    part.keep('name');
    part.keep('includeIntoResult');
    const component = draft('hidden', { key, label: value.name, input: true });
    const field = fieldIn(place, key, 'other');
    place.fields.add(value.name, field);
    const logic: LogicPlace = { language: surveyLanguage, fields: place.fields, from: field };
    survey.later(() => {
      translate(part, 'expression', logic, (_, rule) => {
        component.calculateValue = rule();
      });
      part.close();
    });
    return [component];
  });
}

function buttonsOf(part: SourcePart, language: string): { readonly submit: string | undefined } {
  const submit = words(part, 'completeText', language);
  for (const property of ['pageNextText']) part.lose(property, because('appearance'));
  return { submit };
}

/** The description of a survey, which stands above its questions. */
function textBefore(part: SourcePart, language: string, { keys }: FormPlace): DraftComponent | undefined {
  const description = words(part, 'description', language);
  if (!description) return undefined;
  const html = /<\w/.test(description) ? description : `<p>${escapeHtml(description)}</p>`;
  return draft('content', {
    key: keys.take('description', undefined, 'content'),
    label: 'Description',
    input: false,
    html,
  });
}

const elsewhere = ['navigateToUrl', 'navigateToUrlOnCondition', 'cookieName', 'surveyId', 'surveyPostId', 'clientId'];
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

function takeRest(part: SourcePart, json: Json, survey: Survey, ledger: Ledger): void {
  if (part.look('questionsOnPageMode') !== undefined) {
    const mode = part.look('questionsOnPageMode');
    if (mode === 'standard' || mode === 'singlePage') part.keep('questionsOnPageMode');
    else part.lose('questionsOnPageMode', because('noCounterpart'));
  }
  flagIn(part.keep('showCompletedPage'));
  for (const property of elsewhere) part.lose(property, because('elsewhere'));
  for (const property of nothing) part.lose(property, because('noCounterpart'));
  readTriggers(json, part, ledger);
  survey.later(() => takeOrdinary(part, json));
}

/** Things that happen of themselves: nothing here does them, a builder says it with rules. */
function readTriggers(json: Json, part: SourcePart, ledger: Ledger): void {
  part.lose('triggers', because('noCounterpart'));
  listIn(json.triggers).forEach((trigger, index) => {
    if (!isRecord(trigger)) return;
    const one = openPart(ledger, `triggers[${index}]`, trigger);
    one.call(textIn(trigger.type) ?? '');
    for (const property of Object.keys(trigger)) one.lose(property, because('noCounterpart'));
    one.close();
  });
}

/** Languages that the texts of a survey are written in. */
function languagesOf(json: Json): readonly string[] {
  const found = new Set<string>();
  const open: unknown[] = [json.title, json.pages, json.elements];
  for (let count = 0; open.length > 0 && count < 50_000; count += 1) {
    const value = open.pop();
    if (Array.isArray(value)) open.push(...value.slice(0, 5_000));
    else if (isRecord(value)) {
      if (localizedText(value, 'default') !== undefined && typeof value.default === 'string') {
        for (const language of languagesIn(value)) found.add(language);
      } else open.push(...Object.values(value));
    }
  }
  return [...found];
}
