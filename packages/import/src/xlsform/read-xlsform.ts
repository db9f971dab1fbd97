import type { FormDefinition } from '@tideform/engine';
import {
  createDraftComponent,
  createSubmitButton,
  type DraftComponent,
  toComponent,
} from '../building/draft-component.ts';
import { createFormScope, type FormScope } from '../building/form-scope.ts';
import type { WorkbookSheet } from '../files/read-sheets.ts';
import type { LogicScope } from '../logic/add-logic.ts';
import type { ReaderInput, ReaderResult } from '../reading.ts';
import { createFindingReason } from '../report/finding.ts';
import { readChoiceLists } from './choices.ts';
import { applyRelevant, closeRow } from './convert-common-columns.ts';
import { convertChoices, convertPlainQuestion, convertRanking, openRepeat } from './convert-question.ts';
import {
  findSheet,
  getSheetRows,
  listLanguages,
  openRow,
  readText,
  type SheetRow,
  type XlsformContext,
  type XlsformQuestion,
  xlsformFormat,
} from './xlsform.ts';
import { xpathLanguage } from './xpath.ts';

/** Returns whether a workbook is an XLSForm. */
export function isXlsform(sheets: readonly WorkbookSheet[]): boolean {
  const heads = findSheet(sheets, 'survey')?.rows[0]?.map((head) => head.trim().toLowerCase());
  return heads?.includes('type') === true && heads.includes('name');
}

/** The form itself, or a group or repeat that isn't closed yet. */
interface OpenGroup {
  readonly components: DraftComponent[];
  readonly scope: FormScope;
  readonly kind: 'form' | 'group' | 'repeat';
}

/** Reads an XLSForm, as used by ODK and KoboToolbox. */
export function readXlsform(sheets: readonly WorkbookSheet[], { ledger, submit, language }: ReaderInput): ReaderResult {
  const [survey, choices, settings] = ['survey', 'choices', 'settings'].map((name) =>
    getSheetRows(findSheet(sheets, name)),
  );
  const languages = listLanguages([...(survey ?? []), ...(choices ?? [])]);
  const [earlyTasks, tasks]: (() => void)[][] = [[], []];
  const settingsRow = settings?.[0]?.cells.default_language;
  const baseScope = {
    ledger,
    languages,
    language: [language, settingsRow, languages[0]].find((one) => one !== undefined && languages.includes(one)) ?? '',
    later: (task: () => void) => void tasks!.push(task),
    runBefore: (task: () => void) => void earlyTasks!.push(task),
  };
  const filters = (survey ?? []).map(({ cells }) => cells.choice_filter ?? '').join(' ');
  const form: XlsformContext = { ...baseScope, lists: readChoiceLists(choices ?? [], baseScope, filters) };
  const root: OpenGroup = { components: [], scope: createFormScope(), kind: 'form' };
  const openGroups: OpenGroup[] = [root];
  for (const row of survey ?? []) readRow(row, form, openGroups);
  for (const task of [...earlyTasks!, ...tasks!]) task();
  const { title, isPaged, foreign } = readSettings(settings?.[0], form);
  const converted = isPaged
    ? createWizard(root)
    : { display: 'form', components: [...root.components, createSubmitButton(submit)].map(toComponent) };
  return {
    form: { ...converted, ...(foreign && { foreign: { format: xlsformFormat, properties: foreign } }) },
    title,
    languages,
  };
}

/** Splits the type of a question: `select_one crops or_other` → type, list name and suffix. */
function parseQuestionType(written: string): {
  readonly type: string;
  readonly given: string;
  readonly hasOther: boolean;
} {
  const words = written.trim().split(/\s+/);
  const hasOther = /^or_other$/i.test(words.at(-1) ?? '') && words.length > 2;
  const joinTypeWords = words.join(' ').toLowerCase();
  const GROUP_BEGIN = /^(begin|end)[ _](group|repeat)\b/.exec(joinTypeWords);
  if (GROUP_BEGIN) return { type: `${GROUP_BEGIN[1]} ${GROUP_BEGIN[2]}`, given: '', hasOther: false };
  const first = (words[0] ?? '').toLowerCase();
  const isSpaced = (first === 'select' && words.length > 2) || first === 'add';
  const type = isSpaced ? words.slice(0, 2).join('_').toLowerCase() : first;
  return { type, given: words[isSpaced ? 2 : 1] ?? '', hasOther };
}

const IS_MULTIPLE_BY_CHOICE_TYPE: Readonly<Record<string, boolean>> = {
  select_one: false,
  select1: false,
  select_one_from_file: false,
  select_one_external: false,
  select_multiple: true,
  select_multiple_from_file: true,
};

function readRow(row: SheetRow, form: XlsformContext, open: OpenGroup[]): void {
  const part = openRow(form.ledger, 'survey', row);
  const inside = open.at(-1)!;
  const { type, given, hasOther } = parseQuestionType(row.cells.type ?? '');
  const appearance = (row.cells.appearance ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const question: XlsformQuestion = { form, scope: inside.scope, part, listName: given, appearance };
  if (type === 'end group' || type === 'end repeat') {
    part.keep('type');
    part.keep('name');
    if (open.length > 1) open.pop();
    closeUnusedRow(question);
  } else if (type === 'begin group') open.push(openQuestionGroup(question, inside));
  else if (type === 'begin repeat') {
    const { component, place: scope } = openRepeat(question);
    inside.components.push(component);
    const components: DraftComponent[] = [];
    component.components = components;
    open.push({ components, scope, kind: 'repeat' });
  } else if (Object.hasOwn(IS_MULTIPLE_BY_CHOICE_TYPE, type))
    inside.components.push(...convertChoices(question, IS_MULTIPLE_BY_CHOICE_TYPE[type]!, hasOther));
  else if (type === 'rank') inside.components.push(convertRanking(question));
  else if (type === '') closeUnusedRow(question);
  else inside.components.push(convertPlainQuestion(question, type));
}

/** Closes a row that has no component, and reports its properties. */
function closeUnusedRow({ part }: XlsformQuestion): void {
  part.setTitle(String(part.peek('name') ?? ''));
  part.close();
}

function openQuestionGroup(question: XlsformQuestion, inside: OpenGroup): OpenGroup {
  const { part, form, scope, appearance } = question;
  part.keep('type');
  const name = String(part.peek('name') ?? '');
  const label = readText(part, 'label', form);
  part.setTitle(label ?? name);
  const key = scope.keys.claim(name, label, 'panel');
  if (key === name) part.keep('name');
  else part.change('name', createFindingReason('otherKey', { from: name, to: key }));
  const components: DraftComponent[] = [];
  const panel = createDraftComponent('panel', {
    key,
    title: label ?? '',
    label: label ?? name,
    ...(label === undefined && { hideLabel: true }),
    tooltip: readText(part, 'hint', form),
    input: false,
    components,
  });
  if (appearance.includes('field-list') || appearance.some((word) => /^w\d/.test(word))) part.keep('appearance');
  const logic: LogicScope = { language: xpathLanguage, fields: scope.fields, from: scope };
  part.keep('required');
  form.later(() => {
    applyRelevant(question, panel, logic);
    closeRow(question, panel);
  });
  inside.components.push(panel);
  return { components, scope, kind: 'group' };
}

function readSettings(row: SheetRow | undefined, form: XlsformContext) {
  if (!row) return { title: undefined, isPaged: false, foreign: undefined };
  const part = openRow(form.ledger, 'settings', row);
  const title = (part.keep('form_title') ?? part.keep('title') ?? part.keep('form_id') ?? part.keep('id_string')) as
    | string
    | undefined;
  for (const property of ['form_title', 'title', 'form_id', 'id_string', 'default_language']) part.keep(property);
  part.setTitle(title ?? '');
  const style = String(part.peek('style') ?? '');
  const isPaged = /\bpages\b/.test(style);
  if (isPaged) part.keep('style');
  else part.lose('style', createFindingReason('appearance'));
  for (const property of [
    'version',
    'instance_name',
    'submission_url',
    'public_key',
    'auto_send',
    'auto_delete',
    'allow_choice_duplicates',
    'clean_text_values',
  ]) {
    part.lose(property, createFindingReason('noCounterpart'));
  }
  return { title, isPaged, foreign: part.close() };
}

/** Creates a wizard. Each top-level group becomes a page; components between groups get their own pages. */
function createWizard({ components, scope }: OpenGroup): FormDefinition {
  const pages: DraftComponent[] = [];
  for (const component of components) {
    const last = pages.at(-1);
    if (component.type === 'panel') pages.push(component);
    else if (last?.isBetween === true) (last.components as DraftComponent[]).push(component);
    else
      pages.push(
        createDraftComponent('panel', {
          key: scope.keys.claim('page', undefined, 'page'),
          title: `Page ${pages.length + 1}`,
          label: '',
          input: false,
          components: [component],
          isBetween: true,
        }),
      );
  }
  for (const page of pages) delete page.isBetween;
  return { display: 'wizard', components: pages.map(toComponent) };
}
