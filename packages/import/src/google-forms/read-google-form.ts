import { isRecord } from '@tideform/engine';
import {
  add,
  addRules,
  type DraftComponent,
  draft,
  finished,
  keepForeign,
  submitButton,
} from '../building/draft-component.ts';
import { type FormPlace, formPlace } from '../building/form-place.ts';
import { escapeHtml, flagIn, listIn, textIn } from '../building/read-values.ts';
import type { ReadForm, Reading } from '../reading.ts';
import { because, type Ledger } from '../report/finding.ts';
import { openPart, type SourcePart } from '../report/source-part.ts';
import { askQuestion, choiceValues } from './ask-question.ts';

type Json = Readonly<Record<string, unknown>>;

/** Says whether JSON is a form as the API of Google Forms gives one (`forms.get`), and scripts that export forms write. */
export function isGoogleForm(json: Json): boolean {
  const items = listIn(json.items).filter(isRecord);
  const isItem = (one: Json) =>
    ['questionItem', 'questionGroupItem', 'pageBreakItem', 'textItem', 'imageItem', 'videoItem'].some((name) =>
      isRecord(one[name]),
    );
  return isRecord(json.info) && items.some(isItem);
}

/**
 * Reads a form of Google Forms. Sections become pages; what leads from an answer to a section is said by conditions of its page where it
 * leads forward.
 *
 * @see https://developers.google.com/workspace/forms/api/reference/rest/v1/forms
 */
export function readGoogleForm(json: Json, { ledger, submit }: Reading): ReadForm {
  const place = formPlace();
  const info = openPart(ledger, 'info', (json.info ?? {}) as Json);
  const title = textIn(info.keep('title')) ?? textIn(info.look('documentTitle'));
  info.call(title ?? '');
  if (info.look('documentTitle') === title) info.keep('documentTitle');
  else info.change('documentTitle', because('saidOtherwise', { as: 'title' }));
  const description = textIn(info.keep('description'));
  const around = openPart(
    ledger,
    '',
    Object.fromEntries(Object.entries(json).filter(([name]) => name !== 'info' && name !== 'items')),
  );
  around.call(title ?? '');
  const settings = isRecord(json.settings) ? json.settings : {};
  if (isRecord(settings.quizSettings) && settings.quizSettings.isQuiz === true)
    around.lose('settings', because('noCounterpart'));
  else around.keep('settings');
  for (const name of ['formId', 'revisionId', 'responderUri', 'linkedSheetId', 'publishSettings']) around.keep(name);
  const pages: { title: string; components: DraftComponent[]; part?: SourcePart }[] = [
    { title: title ?? '', components: [] },
  ];
  if (description !== undefined) pages[0]!.components.push(words(place, description));
  listIn(json.items)
    .filter(isRecord)
    .slice(0, 2_000)
    .forEach((item, at) => {
      const part = openPart(ledger, `items[${at}]`, item);
      part.call(textIn(part.look('title')) ?? '');
      part.keep('itemId');
      if (isRecord(item.pageBreakItem)) {
        part.keep('pageBreakItem');
        const name = textIn(part.keep('title')) ?? '';
        const said = textIn(part.keep('description'));
        pages.push({ title: name, components: said === undefined ? [] : [words(place, said)] });
        part.close();
        return;
      }
      const component = readItem(item, part, place, ledger, `items[${at}]`);
      keepForeign(component, 'google', part.close());
      pages.at(-1)!.components.push(component);
    });
  const foreignInfo = { ...info.close(), ...around.close() };
  const isWizard = pages.length > 1;
  const components = isWizard
    ? pages.map((page) => pageOf(page, place))
    : [...pages[0]!.components, submitButton(submit)];
  return {
    form: {
      display: isWizard ? 'wizard' : 'form',
      components: components.map(finished),
      ...(Object.keys(foreignInfo).length > 0 && { foreign: { format: 'google', properties: foreignInfo } }),
    },
    title,
    languages: [],
  };
}

const pageOf = (
  { title, components }: { readonly title: string; readonly components: readonly DraftComponent[] },
  { keys }: FormPlace,
): DraftComponent =>
  draft('panel', { key: keys.take('', title, 'page'), title, label: title, input: false, components });

const words = ({ keys }: FormPlace, text: string): DraftComponent =>
  draft('content', {
    key: keys.take('', text.slice(0, 30), 'content'),
    ...{ label: 'Content', input: false },
    html: text
      .split('\n')
      .map((line) => `<p>${escapeHtml(line)}</p>`)
      .join(''),
  });

function readItem(item: Json, part: SourcePart, place: FormPlace, ledger: Ledger, at: string): DraftComponent {
  const label = textIn(part.keep('title')) ?? '';
  const description = textIn(part.keep('description'));
  const key = () => place.keys.take('', label, 'question');
  if (isRecord(item.questionItem)) {
    const { question, ...others } = item.questionItem as { readonly question?: unknown };
    if (Object.keys(others).length > 0) part.lose('questionItem', because('elsewhere'));
    else part.keep('questionItem');
    const asked = openPart(ledger, `${at}.questionItem.question`, isRecord(question) ? question : {});
    asked.call(label);
    const component = askQuestion(asked, ledger, `${at}.questionItem.question`);
    add(component, { key: key(), label, input: true, description });
    if (flagIn(asked.keep('required'))) addRules(component, { required: true });
    asked.keep('questionId');
    asked.lose('grading', because('noCounterpart'));
    keepForeign(component, 'google', asked.close());
    return component;
  }
  if (isRecord(item.questionGroupItem))
    return askGroup(item.questionGroupItem, part, { key: key(), label, description });
  if (isRecord(item.textItem)) {
    part.keep('textItem');
    return words(place, [label, description].filter((one) => one !== undefined && one !== '').join('\n'));
  }
  // A picture or a film: it lies with Google.
  part.lose(
    isRecord(item.imageItem) ? 'imageItem' : isRecord(item.videoItem) ? 'videoItem' : Object.keys(item).at(-1)!,
    because('elsewhere'),
  );
  return words(place, label);
}

/** A grid of questions: one answer in each row is a survey, several are boxes row by row. */
function askGroup(
  group: Json,
  part: SourcePart,
  about: { readonly key: string; readonly label: string; readonly description: string | undefined },
): DraftComponent {
  const rows = listIn(group.questions).filter(isRecord);
  const names = rows.map(({ rowQuestion }) => (isRecord(rowQuestion) ? (textIn(rowQuestion.title) ?? '') : ''));
  const columns = isRecord(group.grid) && isRecord(group.grid.columns) ? group.grid.columns : {};
  const isMany = columns.type === 'CHECKBOX';
  const values = choiceValues(listIn(columns.options));
  if (isMany) part.change('questionGroupItem', because('otherType', { from: 'CHECKBOX_GRID', to: 'selectboxes' }));
  else part.keep('questionGroupItem');
  const isRequired = rows.some(({ required }) => required === true);
  if (isMany) {
    const boxes = names.map((name, at) =>
      draft('selectboxes', { key: `row${at + 1}`, label: name, input: true, values }),
    );
    return draft('container', { ...about, input: true, components: boxes });
  }
  const questions = names.map((label, at) => ({ label, value: `row${at + 1}` }));
  return draft('survey', {
    ...about,
    input: true,
    questions,
    values,
    ...(isRequired && { validate: { required: true } }),
  });
}
