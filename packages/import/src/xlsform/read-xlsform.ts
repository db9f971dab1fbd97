import type { FormDefinition } from '@tideform/engine';
import { createDraft, createSubmitButton, type DraftComponent, toComponent } from '../building/draft-component.ts';
import { createFormScope, type FormScope } from '../building/form-scope.ts';
import type { Sheet } from '../files/read-sheets.ts';
import type { LogicScope } from '../logic/write-logic.ts';
import type { ReaderInput, ReaderResult } from '../reading.ts';
import { createReason } from '../report/finding.ts';
import { convertChoices, convertPlain, convertRanking, openRepeat } from './ask.ts';
import { readLists } from './choices.ts';
import { findSheet, getLanguages, getRows, openRow, type Row } from './table.ts';
import { applyRelevant, closeRow } from './take-columns.ts';
import { format, readText, type XlsformContext, type XlsformQuestion } from './xlsform.ts';
import { xpathLanguage } from './xpath.ts';

/** Returns whether a workbook is an XLSForm. */
export function isXlsform(sheets: readonly Sheet[]): boolean {
  const heads = findSheet(sheets, 'survey')?.rows[0]?.map((head) => head.trim().toLowerCase());
  return heads?.includes('type') === true && heads.includes('name');
}

/** The form itself, or a group or repeat that isn't closed yet. */
interface OpenGroup {
  readonly components: DraftComponent[];
  readonly place: FormScope;
  readonly kind: 'form' | 'group' | 'repeat';
}

/** Reads an XLSForm, as used by ODK and KoboToolbox. */
export function readXlsform(sheets: readonly Sheet[], { ledger, submit, language }: ReaderInput): ReaderResult {
  const [survey, choices, settings] = ['survey', 'choices', 'settings'].map((name) => getRows(findSheet(sheets, name)));
  const languages = getLanguages([...(survey ?? []), ...(choices ?? [])]);
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
  const form: XlsformContext = { ...baseScope, lists: readLists(choices ?? [], baseScope, filters) };
  const root: OpenGroup = { components: [], place: createFormScope(), kind: 'form' };
  const openGroups: OpenGroup[] = [root];
  for (const row of survey ?? []) readRow(row, form, openGroups);
  for (const task of [...earlyTasks!, ...tasks!]) task();
  const { title, isPaged, foreign } = readSettings(settings?.[0], form);
  const converted = isPaged
    ? createWizard(root)
    : { display: 'form', components: [...root.components, createSubmitButton(submit)].map(toComponent) };
  return { form: { ...converted, ...(foreign && { foreign: { format, properties: foreign } }) }, title, languages };
}

/** Splits the type of a question: `select_one crops or_other` → type, list name and suffix. */
function parseType(written: string): { readonly type: string; readonly given: string; readonly hasOther: boolean } {
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

const CHOICE_TYPES: Readonly<Record<string, boolean>> = {
  select_one: false,
  select1: false,
  select_one_from_file: false,
  select_one_external: false,
  select_multiple: true,
  select_multiple_from_file: true,
};

function readRow(row: Row, form: XlsformContext, open: OpenGroup[]): void {
  const part = openRow(form.ledger, 'survey', row);
  const inside = open.at(-1)!;
  const { type, given, hasOther } = parseType(row.cells.type ?? '');
  const appearance = (row.cells.appearance ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const asked: XlsformQuestion = { form, place: inside.place, part, listName: given, appearance };
  if (type === 'end group' || type === 'end repeat') {
    part.keep('type');
    part.keep('name');
    if (open.length > 1) open.pop();
    closeUnusedRow(asked);
  } else if (type === 'begin group') open.push(openGroup(asked, inside));
  else if (type === 'begin repeat') {
    const { component, place } = openRepeat(asked);
    inside.components.push(component);
    const components: DraftComponent[] = [];
    component.components = components;
    open.push({ components, place, kind: 'repeat' });
  } else if (Object.hasOwn(CHOICE_TYPES, type))
    inside.components.push(...convertChoices(asked, CHOICE_TYPES[type]!, hasOther));
  else if (type === 'rank') inside.components.push(convertRanking(asked));
  else if (type === '') closeUnusedRow(asked);
  else inside.components.push(convertPlain(asked, type));
}

/** Closes a row that has no component, and reports its properties. */
function closeUnusedRow({ part }: XlsformQuestion): void {
  part.setTitle(String(part.peek('name') ?? ''));
  part.close();
}

function openGroup(asked: XlsformQuestion, inside: OpenGroup): OpenGroup {
  const { part, form, place, appearance } = asked;
  part.keep('type');
  const name = String(part.peek('name') ?? '');
  const label = readText(part, 'label', form);
  part.setTitle(label ?? name);
  const key = place.keys.claim(name, label, 'panel');
  if (key === name) part.keep('name');
  else part.change('name', createReason('otherKey', { from: name, to: key }));
  const components: DraftComponent[] = [];
  const panel = createDraft('panel', {
    key,
    title: label ?? '',
    label: label ?? name,
    ...(label === undefined && { hideLabel: true }),
    tooltip: readText(part, 'hint', form),
    input: false,
    components,
  });
  if (appearance.includes('field-list') || appearance.some((word) => /^w\d/.test(word))) part.keep('appearance');
  const logic: LogicScope = { language: xpathLanguage, fields: place.fields, from: place };
  part.keep('required');
  form.later(() => {
    applyRelevant(asked, panel, logic);
    closeRow(asked, panel);
  });
  inside.components.push(panel);
  return { components, place, kind: 'group' };
}

function readSettings(row: Row | undefined, form: XlsformContext) {
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
  else part.lose('style', createReason('appearance'));
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
    part.lose(property, createReason('noCounterpart'));
  }
  return { title, isPaged, foreign: part.close() };
}

/** Creates a wizard. Each top-level group becomes a page; components between groups get their own pages. */
function createWizard({ components, place }: OpenGroup): FormDefinition {
  const pages: DraftComponent[] = [];
  for (const component of components) {
    const last = pages.at(-1);
    if (component.type === 'panel') pages.push(component);
    else if (last?.isBetween === true) (last.components as DraftComponent[]).push(component);
    else
      pages.push(
        createDraft('panel', {
          key: place.keys.claim('page', undefined, 'page'),
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
