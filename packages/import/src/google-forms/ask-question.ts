import { isRecord } from '@tideform/engine';
import { type DraftComponent, draft } from '../building/draft-component.ts';
import { listIn, numberIn, textIn } from '../building/read-values.ts';
import { because, type Ledger } from '../report/finding.ts';
import { openPart, type SourcePart } from '../report/source-part.ts';

type Json = Readonly<Record<string, unknown>>;

/** Choices, with what is stored of each: their words, as Google stores them. */
export const choiceValues = (
  options: readonly unknown[],
): readonly { readonly label: string; readonly value: string }[] => {
  const said = options.slice(0, 1_000).flatMap((one) => {
    if (!isRecord(one)) return [];
    return [textIn(one.value) ?? (one.isOther === true ? 'Other' : '')];
  });
  return [...new Set(said.filter((one) => one !== ''))].map((one) => ({ label: one, value: one }));
};

/** Makes the component that asks what a question of Google Forms asks. */
export function askQuestion(part: SourcePart, ledger: Ledger, at: string): DraftComponent {
  const inside = (name: string): SourcePart | undefined => {
    const value = part.look(name);
    if (!isRecord(value)) return undefined;
    part.keep(name);
    return openPart(ledger, `${at}.${name}`, value as Json);
  };
  const text = inside('textQuestion');
  if (text) return closed(text, draft(text.keep('paragraph') === true ? 'textarea' : 'textfield'));
  const choice = inside('choiceQuestion');
  if (choice) return closed(choice, askChoice(choice));
  const scale = inside('scaleQuestion');
  if (scale) return closed(scale, askScale(scale));
  const rating = inside('ratingQuestion');
  if (rating) {
    rating.change('iconType', because('appearance'));
    const levels = Math.min(20, numberIn(rating.keep('ratingScaleLevel')) ?? 5);
    part.note('changed', 'ratingQuestion', because('otherType', { from: 'rating', to: 'radio' }));
    return closed(
      rating,
      steps(1, levels, (step) => `${step}`),
    );
  }
  const date = inside('dateQuestion');
  if (date) {
    const hasTime = date.keep('includeTime') === true;
    if (date.look('includeYear') === false) date.lose('includeYear', because('noCounterpart'));
    else date.keep('includeYear');
    return closed(date, draft('datetime', hasTime ? {} : { enableTime: false }));
  }
  const time = inside('timeQuestion');
  if (time) {
    const isLong = time.look('duration') === true;
    if (isLong) time.change('duration', because('otherType', { from: 'duration', to: 'textfield' }));
    else time.keep('duration');
    return closed(time, isLong ? draft('textfield', { placeholder: 'hh:mm:ss' }) : draft('time'));
  }
  const file = inside('fileUploadQuestion');
  if (file) return closed(file, askFile(file));
  return draft('textfield');
}

function closed(part: SourcePart, component: DraftComponent): DraftComponent {
  const aside = part.close();
  return aside ? { ...component, foreign: { format: 'google', properties: aside } } : component;
}

function askChoice(part: SourcePart): DraftComponent {
  const kind = textIn(part.keep('type'));
  const options = listIn(part.look('options')).filter(isRecord);
  const leads = options.some(
    ({ goToAction, goToSectionId }) => goToAction !== undefined || goToSectionId !== undefined,
  );
  const hasMore = options.some(({ isOther, image }) => isOther === true || image !== undefined);
  if (leads) part.lose('options', because('untranslated', { expression: 'goToSection' }));
  else if (hasMore) part.change('options', because('saidOtherwise', { as: 'values' }));
  else part.keep('options');
  if (part.look('shuffle') === true) part.lose('shuffle', because('noCounterpart'));
  else part.keep('shuffle');
  const values = choiceValues(options);
  if (kind === 'DROP_DOWN') return draft('select', { data: { values } });
  return draft(kind === 'CHECKBOX' ? 'selectboxes' : 'radio', { values });
}

function askScale(part: SourcePart): DraftComponent {
  const low = numberIn(part.keep('low')) ?? 1;
  const high = Math.min(low + 20, numberIn(part.keep('high')) ?? 5);
  const [first, last] = [textIn(part.keep('lowLabel')), textIn(part.keep('highLabel'))];
  const named = (step: number) =>
    step === low && first ? `${step} – ${first}` : step === high && last ? `${step} – ${last}` : `${step}`;
  return steps(low, high, named);
}

const steps = (low: number, high: number, name: (step: number) => string): DraftComponent =>
  draft('radio', {
    values: Array.from({ length: Math.max(1, high - low + 1) }, (_, at) => ({
      label: name(low + at),
      value: `${low + at}`,
    })),
    inline: true,
  });

const patterns: Readonly<Record<string, string>> = {
  IMAGE: 'image/*',
  VIDEO: 'video/*',
  AUDIO: 'audio/*',
  PDF: '.pdf',
  DOCUMENT: '.doc,.docx,.odt',
  SPREADSHEET: '.xls,.xlsx,.ods',
  PRESENTATION: '.ppt,.pptx,.odp',
};

function askFile(part: SourcePart): DraftComponent {
  const kinds = listIn(part.keep('types')).map((one) => patterns[String(one)] ?? '');
  const most = numberIn(part.keep('maxFiles')) ?? 1;
  const bytes = numberIn(part.keep('maxFileSize'));
  part.lose('folderId', because('elsewhere'));
  return draft('file', {
    storage: 'indexeddb',
    ...(kinds.length > 0 && !kinds.includes('') && { filePattern: kinds.join(',') }),
    ...(most > 1 && { multiple: true, validate: { maxLength: most } }),
    ...(bytes !== undefined && { fileMaxSize: `${Math.round(bytes / 1_000_000)}MB` }),
  });
}
