import { isRecord } from '@tideform/engine';
import { createDraftComponent, type DraftComponent } from '../building/draft-component.ts';
import { parseNumber, parseText, toList } from '../building/parse-values.ts';
import { createFindingReason, type FindingLedger } from '../report/finding.ts';
import { openSourcePart, type SourcePart } from '../report/source-part.ts';

type Json = Readonly<Record<string, unknown>>;

/** Returns choices whose stored values are their labels, as in Google Forms. */
export const createGoogleChoices = (
  options: readonly unknown[],
): readonly { readonly label: string; readonly value: string }[] => {
  const answerOptions = options.slice(0, 1_000).flatMap((one) => {
    if (!isRecord(one)) return [];
    return [parseText(one.value) ?? (one.isOther === true ? 'Other' : '')];
  });
  return [...new Set(answerOptions.filter((one) => one !== ''))].map((one) => ({ label: one, value: one }));
};

/** Converts a question of Google Forms to a component. */
export function convertQuestion(part: SourcePart, ledger: FindingLedger, at: string): DraftComponent {
  const question = (name: string): SourcePart | undefined => {
    const value = part.peek(name);
    if (!isRecord(value)) return undefined;
    part.keep(name);
    return openSourcePart(ledger, `${at}.${name}`, value as Json);
  };
  const text = question('textQuestion');
  if (text)
    return closeQuestion(text, createDraftComponent(text.keep('paragraph') === true ? 'textarea' : 'textfield'));
  const choice = question('choiceQuestion');
  if (choice) return closeQuestion(choice, convertChoice(choice));
  const scale = question('scaleQuestion');
  if (scale) return closeQuestion(scale, convertScale(scale));
  const rating = question('ratingQuestion');
  if (rating) {
    rating.change('iconType', createFindingReason('appearance'));
    const levels = Math.min(20, parseNumber(rating.keep('ratingScaleLevel')) ?? 5);
    part.note('changed', 'ratingQuestion', createFindingReason('otherType', { from: 'rating', to: 'radio' }));
    return closeQuestion(
      rating,
      createScale(1, levels, (step) => `${step}`),
    );
  }
  const date = question('dateQuestion');
  if (date) {
    const hasTime = date.keep('includeTime') === true;
    if (date.peek('includeYear') === false) date.lose('includeYear', createFindingReason('noCounterpart'));
    else date.keep('includeYear');
    return closeQuestion(date, createDraftComponent('datetime', hasTime ? {} : { enableTime: false }));
  }
  const time = question('timeQuestion');
  if (time) {
    const isLong = time.peek('duration') === true;
    if (isLong) time.change('duration', createFindingReason('otherType', { from: 'duration', to: 'textfield' }));
    else time.keep('duration');
    return closeQuestion(
      time,
      isLong ? createDraftComponent('textfield', { placeholder: 'hh:mm:ss' }) : createDraftComponent('time'),
    );
  }
  const file = question('fileUploadQuestion');
  if (file) return closeQuestion(file, convertFile(file));
  return createDraftComponent('textfield');
}

function closeQuestion(part: SourcePart, component: DraftComponent): DraftComponent {
  const foreign = part.close();
  return foreign ? { ...component, foreign: { format: 'google', properties: foreign } } : component;
}

function convertChoice(part: SourcePart): DraftComponent {
  const kind = parseText(part.keep('type'));
  const options = toList(part.peek('options')).filter(isRecord);
  const hasJumps = options.some(
    ({ goToAction, goToSectionId }) => goToAction !== undefined || goToSectionId !== undefined,
  );
  const hasImages = options.some(({ isOther, image }) => isOther === true || image !== undefined);
  if (hasJumps) part.lose('options', createFindingReason('untranslated', { expression: 'goToSection' }));
  else if (hasImages) part.change('options', createFindingReason('saidOtherwise', { as: 'values' }));
  else part.keep('options');
  if (part.peek('shuffle') === true) part.lose('shuffle', createFindingReason('noCounterpart'));
  else part.keep('shuffle');
  const values = createGoogleChoices(options);
  if (kind === 'DROP_DOWN') return createDraftComponent('select', { data: { values } });
  return createDraftComponent(kind === 'CHECKBOX' ? 'selectboxes' : 'radio', { values });
}

function convertScale(part: SourcePart): DraftComponent {
  const low = parseNumber(part.keep('low')) ?? 1;
  const high = Math.min(low + 20, parseNumber(part.keep('high')) ?? 5);
  const [first, last] = [parseText(part.keep('lowLabel')), parseText(part.keep('highLabel'))];
  const createNamedLabel = (step: number) =>
    step === low && first ? `${step} – ${first}` : step === high && last ? `${step} – ${last}` : `${step}`;
  return createScale(low, high, createNamedLabel);
}

const createScale = (low: number, high: number, name: (step: number) => string): DraftComponent =>
  createDraftComponent('radio', {
    values: Array.from({ length: Math.max(1, high - low + 1) }, (_, at) => ({
      label: name(low + at),
      value: `${low + at}`,
    })),
    inline: true,
  });

const patternByValidation: Readonly<Record<string, string>> = {
  IMAGE: 'image/*',
  VIDEO: 'video/*',
  AUDIO: 'audio/*',
  PDF: '.pdf',
  DOCUMENT: '.doc,.docx,.odt',
  SPREADSHEET: '.xls,.xlsx,.ods',
  PRESENTATION: '.ppt,.pptx,.odp',
};

function convertFile(part: SourcePart): DraftComponent {
  const fileTypes = toList(part.keep('types')).map((one) => patternByValidation[String(one)] ?? '');
  const maxFiles = parseNumber(part.keep('maxFiles')) ?? 1;
  const bytes = parseNumber(part.keep('maxFileSize'));
  part.lose('folderId', createFindingReason('elsewhere'));
  return createDraftComponent('file', {
    storage: 'indexeddb',
    ...(fileTypes.length > 0 && !fileTypes.includes('') && { filePattern: fileTypes.join(',') }),
    ...(maxFiles > 1 && { multiple: true, validate: { maxLength: maxFiles } }),
    ...(bytes !== undefined && { fileMaxSize: `${Math.round(bytes / 1_000_000)}MB` }),
  });
}
