import type { FormDefinition } from '@tideform/engine';
import { type DraftComponent, draft, finished, submitButton } from '../building/draft-component.ts';
import { type FormPlace, formPlace } from '../building/form-place.ts';
import type { Sheet } from '../files/read-sheets.ts';
import type { LogicPlace } from '../logic/write-logic.ts';
import type { ReadForm, Reading } from '../reading.ts';
import { because } from '../report/finding.ts';
import { askChoices, askPlain, askRank, openRepeat } from './ask.ts';
import { readLists } from './choices.ts';
import { languagesOf, openRow, type Row, rowsOf, sheetNamed } from './table.ts';
import { finishRow, takeRelevant } from './take-columns.ts';
import { type Asked, format, wordsOf, type Xlsform } from './xlsform.ts';
import { xpathLanguage } from './xpath.ts';

/** Says whether a workbook is an XLSForm. */
export function isXlsform(sheets: readonly Sheet[]): boolean {
  const heads = sheetNamed(sheets, 'survey')?.rows[0]?.map((head) => head.trim().toLowerCase());
  return heads?.includes('type') === true && heads.includes('name');
}

/** A group or a repeat that is open, or the form. */
interface Open {
  readonly components: DraftComponent[];
  readonly place: FormPlace;
  readonly kind: 'form' | 'group' | 'repeat';
}

/** Reads an XLSForm, as ODK and KoboToolbox have it. */
export function readXlsform(sheets: readonly Sheet[], { ledger, submit, language }: Reading): ReadForm {
  const [survey, choices, settings] = ['survey', 'choices', 'settings'].map((name) => rowsOf(sheetNamed(sheets, name)));
  const languages = languagesOf([...(survey ?? []), ...(choices ?? [])]);
  const [early, tasks]: (() => void)[][] = [[], []];
  const stated = settings?.[0]?.cells.default_language;
  const base = {
    ledger,
    languages,
    language: [language, stated, languages[0]].find((one) => one !== undefined && languages.includes(one)) ?? '',
    later: (task: () => void) => void tasks!.push(task),
    before: (task: () => void) => void early!.push(task),
  };
  const filters = (survey ?? []).map(({ cells }) => cells.choice_filter ?? '').join(' ');
  const form: Xlsform = { ...base, lists: readLists(choices ?? [], base, filters) };
  const root: Open = { components: [], place: formPlace(), kind: 'form' };
  const open: Open[] = [root];
  for (const row of survey ?? []) readRow(row, form, open);
  for (const task of [...early!, ...tasks!]) task();
  const { title, isPaged, foreign } = readSettings(settings?.[0], form);
  const made = isPaged
    ? wizardOf(root)
    : { display: 'form', components: [...root.components, submitButton(submit)].map(finished) };
  return { form: { ...made, ...(foreign && { foreign: { format, properties: foreign } }) }, title, languages };
}

/** `select_one crops or_other` → its kind and what follows. */
function typeOf(written: string): { readonly type: string; readonly given: string; readonly hasOther: boolean } {
  const words = written.trim().split(/\s+/);
  const hasOther = /^or_other$/i.test(words.at(-1) ?? '') && words.length > 2;
  const joined = words.join(' ').toLowerCase();
  const opening = /^(begin|end)[ _](group|repeat)\b/.exec(joined);
  if (opening) return { type: `${opening[1]} ${opening[2]}`, given: '', hasOther: false };
  const first = (words[0] ?? '').toLowerCase();
  const isSpaced = (first === 'select' && words.length > 2) || first === 'add';
  const type = isSpaced ? words.slice(0, 2).join('_').toLowerCase() : first;
  return { type, given: words[isSpaced ? 2 : 1] ?? '', hasOther };
}

const choosing: Readonly<Record<string, boolean>> = {
  select_one: false,
  select1: false,
  select_one_from_file: false,
  select_one_external: false,
  select_multiple: true,
  select_multiple_from_file: true,
};

function readRow(row: Row, form: Xlsform, open: Open[]): void {
  const part = openRow(form.ledger, 'survey', row);
  const inside = open.at(-1)!;
  const { type, given, hasOther } = typeOf(row.cells.type ?? '');
  const appearance = (row.cells.appearance ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const asked: Asked = { form, place: inside.place, part, given, appearance };
  if (type === 'end group' || type === 'end repeat') {
    part.keep('type');
    part.keep('name');
    if (open.length > 1) open.pop();
    closeAlone(asked);
  } else if (type === 'begin group') open.push(openGroup(asked, inside));
  else if (type === 'begin repeat') {
    const { component, place } = openRepeat(asked);
    inside.components.push(component);
    const components: DraftComponent[] = [];
    component.components = components;
    open.push({ components, place, kind: 'repeat' });
  } else if (Object.hasOwn(choosing, type)) inside.components.push(...askChoices(asked, choosing[type]!, hasOther));
  else if (type === 'rank') inside.components.push(askRank(asked));
  else if (type === '') closeAlone(asked);
  else inside.components.push(askPlain(asked, type));
}

/** A row that makes no component: what it says beside that is reported. */
function closeAlone({ part }: Asked): void {
  part.call(String(part.look('name') ?? ''));
  part.close();
}

function openGroup(asked: Asked, inside: Open): Open {
  const { part, form, place, appearance } = asked;
  part.keep('type');
  const name = String(part.look('name') ?? '');
  const label = wordsOf(part, 'label', form);
  part.call(label ?? name);
  const key = place.keys.take(name, label, 'panel');
  if (key === name) part.keep('name');
  else part.change('name', because('otherKey', { from: name, to: key }));
  const components: DraftComponent[] = [];
  const panel = draft('panel', {
    key,
    title: label ?? '',
    label: label ?? name,
    ...(label === undefined && { hideLabel: true }),
    tooltip: wordsOf(part, 'hint', form),
    input: false,
    components,
  });
  if (appearance.includes('field-list') || appearance.some((word) => /^w\d/.test(word))) part.keep('appearance');
  const logic: LogicPlace = { language: xpathLanguage, fields: place.fields, from: place };
  part.keep('required');
  form.later(() => {
    takeRelevant(asked, panel, logic);
    finishRow(asked, panel);
  });
  inside.components.push(panel);
  return { components, place, kind: 'group' };
}

function readSettings(row: Row | undefined, form: Xlsform) {
  if (!row) return { title: undefined, isPaged: false, foreign: undefined };
  const part = openRow(form.ledger, 'settings', row);
  const title = (part.keep('form_title') ?? part.keep('title') ?? part.keep('form_id') ?? part.keep('id_string')) as
    | string
    | undefined;
  for (const property of ['form_title', 'title', 'form_id', 'id_string', 'default_language']) part.keep(property);
  part.call(title ?? '');
  const style = String(part.look('style') ?? '');
  const isPaged = /\bpages\b/.test(style);
  if (isPaged) part.keep('style');
  else part.lose('style', because('appearance'));
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
    part.lose(property, because('noCounterpart'));
  }
  return { title, isPaged, foreign: part.close() };
}

/** Each group at the top is a page, and so is what stands between them. */
function wizardOf({ components, place }: Open): FormDefinition {
  const pages: DraftComponent[] = [];
  for (const component of components) {
    const last = pages.at(-1);
    if (component.type === 'panel') pages.push(component);
    else if (last?.isBetween === true) (last.components as DraftComponent[]).push(component);
    else
      pages.push(
        draft('panel', {
          key: place.keys.take('page', undefined, 'page'),
          title: `Page ${pages.length + 1}`,
          label: '',
          input: false,
          components: [component],
          isBetween: true,
        }),
      );
  }
  for (const page of pages) delete page.isBetween;
  return { display: 'wizard', components: pages.map(finished) };
}
