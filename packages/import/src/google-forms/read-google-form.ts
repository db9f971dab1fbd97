import { isRecord } from '@tideform/engine';
import {
  addSettings,
  addValidationRules,
  createDraftComponent,
  createSubmitButton,
  type DraftComponent,
  storeForeignProperties,
  toComponent,
} from '../building/draft-component.ts';
import { createFormScope, type FormScope } from '../building/form-scope.ts';
import { escapeHtml, parseBoolean, parseText, toList } from '../building/parse-values.ts';
import type { ReaderInput, ReaderResult } from '../reading.ts';
import { createFindingReason, type FindingLedger } from '../report/finding.ts';
import { openSourcePart, type SourcePart } from '../report/source-part.ts';
import { convertQuestion, createGoogleChoices } from './convert-question.ts';

type Json = Readonly<Record<string, unknown>>;

/** Returns whether JSON is a form from the Google Forms API (`forms.get`) or from an export script. */
export function isGoogleForm(json: Json): boolean {
  const items = toList(json.items).filter(isRecord);
  const isItem = (one: Json) =>
    ['questionItem', 'questionGroupItem', 'pageBreakItem', 'textItem', 'imageItem', 'videoItem'].some((name) =>
      isRecord(one[name]),
    );
  return isRecord(json.info) && items.some(isItem);
}

/**
 * Reads a Google form. Sections become pages. Jumps from an answer to a section have no equivalent and are reported as
 * lost.
 * @see https://developers.google.com/workspace/forms/api/reference/rest/v1/forms
 */
export function readGoogleForm(json: Json, { ledger, submit }: ReaderInput): ReaderResult {
  const scope = createFormScope();
  const info = openSourcePart(ledger, 'info', (json.info ?? {}) as Json);
  const title = parseText(info.keep('title')) ?? parseText(info.peek('documentTitle'));
  info.setTitle(title ?? '');
  if (info.peek('documentTitle') === title) info.keep('documentTitle');
  else info.change('documentTitle', createFindingReason('saidOtherwise', { as: 'title' }));
  const description = parseText(info.keep('description'));
  const formPart = openSourcePart(
    ledger,
    '',
    Object.fromEntries(Object.entries(json).filter(([name]) => name !== 'info' && name !== 'items')),
  );
  formPart.setTitle(title ?? '');
  const settings = isRecord(json.settings) ? json.settings : {};
  if (isRecord(settings.quizSettings) && settings.quizSettings.isQuiz === true)
    formPart.lose('settings', createFindingReason('noCounterpart'));
  else formPart.keep('settings');
  for (const name of ['formId', 'revisionId', 'responderUri', 'linkedSheetId', 'publishSettings']) formPart.keep(name);
  const pages: { title: string; components: DraftComponent[]; part?: SourcePart }[] = [
    { title: title ?? '', components: [] },
  ];
  if (description !== undefined) pages[0]!.components.push(createTextComponent(scope, description));
  toList(json.items)
    .filter(isRecord)
    .slice(0, 2_000)
    .forEach((item, at) => {
      const part = openSourcePart(ledger, `items[${at}]`, item);
      part.setTitle(parseText(part.peek('title')) ?? '');
      part.keep('itemId');
      if (isRecord(item.pageBreakItem)) {
        part.keep('pageBreakItem');
        const name = parseText(part.keep('title')) ?? '';
        const itemPart = parseText(part.keep('description'));
        pages.push({ title: name, components: itemPart === undefined ? [] : [createTextComponent(scope, itemPart)] });
        part.close();
        return;
      }
      const component = readItem(item, part, scope, ledger, `items[${at}]`);
      storeForeignProperties(component, 'google', part.close());
      pages.at(-1)!.components.push(component);
    });
  const foreignSettings = { ...info.close(), ...formPart.close() };
  const isWizard = pages.length > 1;
  const components = isWizard
    ? pages.map((page) => createPage(page, scope))
    : [...pages[0]!.components, createSubmitButton(submit)];
  return {
    form: {
      display: isWizard ? 'wizard' : 'form',
      components: components.map(toComponent),
      ...(Object.keys(foreignSettings).length > 0 && { foreign: { format: 'google', properties: foreignSettings } }),
    },
    title,
    languages: [],
  };
}

const createPage = (
  { title, components }: { readonly title: string; readonly components: readonly DraftComponent[] },
  { keys }: FormScope,
): DraftComponent =>
  createDraftComponent('panel', { key: keys.claim('', title, 'page'), title, label: title, input: false, components });

const createTextComponent = ({ keys }: FormScope, text: string): DraftComponent =>
  createDraftComponent('content', {
    key: keys.claim('', text.slice(0, 30), 'content'),
    ...{ label: 'Content', input: false },
    html: text
      .split('\n')
      .map((line) => `<p>${escapeHtml(line)}</p>`)
      .join(''),
  });

function readItem(item: Json, part: SourcePart, scope: FormScope, ledger: FindingLedger, at: string): DraftComponent {
  const label = parseText(part.keep('title')) ?? '';
  const description = parseText(part.keep('description'));
  const key = () => scope.keys.claim('', label, 'question');
  if (isRecord(item.questionItem)) {
    const { question, ...others } = item.questionItem as { readonly question?: unknown };
    if (Object.keys(others).length > 0) part.lose('questionItem', createFindingReason('elsewhere'));
    else part.keep('questionItem');
    const questionPart = openSourcePart(ledger, `${at}.questionItem.question`, isRecord(question) ? question : {});
    questionPart.setTitle(label);
    const component = convertQuestion(questionPart, ledger, `${at}.questionItem.question`);
    addSettings(component, { key: key(), label, input: true, description });
    if (parseBoolean(questionPart.keep('required'))) addValidationRules(component, { required: true });
    questionPart.keep('questionId');
    questionPart.lose('grading', createFindingReason('noCounterpart'));
    storeForeignProperties(component, 'google', questionPart.close());
    return component;
  }
  if (isRecord(item.questionGroupItem))
    return convertGroup(item.questionGroupItem, part, { key: key(), label, description });
  if (isRecord(item.textItem)) {
    part.keep('textItem');
    return createTextComponent(scope, [label, description].filter((one) => one !== undefined && one !== '').join('\n'));
  }
  // The file doesn't contain pictures and videos, which are stored by Google.
  part.lose(
    isRecord(item.imageItem) ? 'imageItem' : isRecord(item.videoItem) ? 'videoItem' : Object.keys(item).at(-1)!,
    createFindingReason('elsewhere'),
  );
  return createTextComponent(scope, label);
}

/**
 * Converts a grid of questions. With a single answer per row, it becomes a survey, otherwise checkboxes for each row.
 */
function convertGroup(
  group: Json,
  part: SourcePart,
  grid: { readonly key: string; readonly label: string; readonly description: string | undefined },
): DraftComponent {
  const rows = toList(group.questions).filter(isRecord);
  const names = rows.map(({ rowQuestion }) => (isRecord(rowQuestion) ? (parseText(rowQuestion.title) ?? '') : ''));
  const columns = isRecord(group.grid) && isRecord(group.grid.columns) ? group.grid.columns : {};
  const isMultiple = columns.type === 'CHECKBOX';
  const values = createGoogleChoices(toList(columns.options));
  if (isMultiple)
    part.change('questionGroupItem', createFindingReason('otherType', { from: 'CHECKBOX_GRID', to: 'selectboxes' }));
  else part.keep('questionGroupItem');
  const isRequired = rows.some(({ required }) => required === true);
  if (isMultiple) {
    const boxes = names.map((name, at) =>
      createDraftComponent('selectboxes', { key: `row${at + 1}`, label: name, input: true, values }),
    );
    return createDraftComponent('container', { ...grid, input: true, components: boxes });
  }
  const questions = names.map((label, at) => ({ label, value: `row${at + 1}` }));
  return createDraftComponent('survey', {
    ...grid,
    input: true,
    questions,
    values,
    ...(isRequired && { validate: { required: true } }),
  });
}
