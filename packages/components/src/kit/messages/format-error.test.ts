import { chooseLocale } from '@tideform/i18n';
import { describe, expect, it } from 'vitest';
import { errorMessages } from './error.messages.ts';
import { createErrorFormatter, type FormatValidationError } from './format-error.ts';

const createFormatter = async (locale: string): Promise<FormatValidationError> => {
  const speech = chooseLocale([locale]);
  return createErrorFormatter(await errorMessages.read(speech), speech);
};

const english = await createFormatter('en');
const german = await createFormatter('de');
const arabic = await createFormatter('ar');

/** Removes direction marks. */
const removeDirectionMarks = (text: string) => text.replace(/[\u2068\u2069\u200f]/g, '');

describe('messages of validation errors', () => {
  it('contain the label of the field and the limit', () => {
    expect(english({ rule: 'required' }, 'Site')).toBe('Site is required.');
    const unticked = { rule: 'required', params: { asksFor: 'tick' } };
    expect(english(unticked, 'I have read the rules')).toBe('“I have read the rules” must be selected.');
    expect(english({ rule: 'max', params: { limit: 38 } }, 'Wind speed')).toBe('Wind speed must be 38 or less.');
  });

  it.each([
    ['minLength', 'must have at least 1 character.', 'must have at least 3 characters.'],
    ['maxLength', 'can have up to 1 character.', 'can have up to 3 characters.'],
    ['minWords', 'must have at least 1 word.', 'must have at least 3 words.'],
    ['maxWords', 'can have up to 1 word.', 'can have up to 3 words.'],
    ['minRows', 'must have at least 1 row.', 'must have at least 3 rows.'],
    ['maxRows', 'can have up to 1 row.', 'can have up to 3 rows.'],
    ['maxFiles', 'can have up to 1 file.', 'can have up to 3 files.'],
    ['maxTags', 'can have up to 1 tag.', 'can have up to 3 tags.'],
  ])('uses the right plural for %s', (rule, one, three) => {
    const formatLimitError = (limit: number) => english({ rule, params: { limit } }, 'Note');
    expect([formatLimitError(1), formatLimitError(3)]).toEqual([`Note ${one}`, `Note ${three}`]);
  });

  it("use the author's own message if there is one", () => {
    for (const formatError of [english, german, arabic]) {
      expect(formatError({ rule: 'max', params: { limit: 38, message: 'Raise a stop notice' } }, 'Wind')).toBe(
        'Raise a stop notice',
      );
    }
  });

  it("[ENG-148] fills in form.io's placeholders in an author's message, and removes unknown ones", () => {
    const formatError = (message: string) => english({ rule: 'max', params: { limit: 38, message } }, 'Wind');
    expect(formatError('{{field}}: at most {{ max }}{{ component.key }}')).toBe('Wind: at most 38');
    expect(english({ rule: 'required', params: { message: '{{ field }} is missing{{max}}' } }, 'Wind')).toBe(
      'Wind is missing',
    );
  });

  it('have a default for unknown rules, including rules named like object properties', () => {
    expect(english({ rule: 'moonPhase' }, 'Night')).toBe('Night isn’t valid.');
    expect(english({ rule: 'toString' }, 'Night')).toBe('Night isn’t valid.');
  });

  it("don't expand placeholders in labels", () => {
    expect(german({ rule: 'required' }, '{limit} # <b>')).toBe('„{limit} # <b>“ ist erforderlich.');
  });
});

describe('messages of validation errors in German', () => {
  it('work for labels of any gender, with plural forms', () => {
    expect(german({ rule: 'required' }, 'Baustelle')).toBe('„Baustelle“ ist erforderlich.');
    const formatLimitError = (limit: number) => german({ rule: 'minWords', params: { limit } }, 'Notiz');
    expect([formatLimitError(1), formatLimitError(3)]).toEqual([
      '„Notiz“ muss mindestens 1 Wort haben.',
      '„Notiz“ muss mindestens 3 Wörter haben.',
    ]);
  });

  it('format numbers, days, times and sizes for German', () => {
    expect(german({ rule: 'max', params: { limit: 38.5 } }, 'Wind')).toBe('„Wind“ darf höchstens 38,5 sein.');
    expect(german({ rule: 'maxYear', params: { limit: 2026 } }, 'Jahr')).toContain('nicht nach 2026 liegen');
    expect(german({ rule: 'minDate', params: { limit: '2026-03-14' } }, 'Tag')).toContain('nicht vor dem 14.03.2026');
    expect(german({ rule: 'minDate', params: { limit: '2026-03-14 09:05' } }, 'Tag')).toContain('14.03.2026, 09:05');
    expect(german({ rule: 'fileMaxSize', params: { limit: 1536, file: 'a.pdf' } }, 'Plan')).toBe(
      'a.pdf ist größer als 1,5 KB.',
    );
  });

  it("format the limit in an author's message for German", () => {
    expect(german({ rule: 'max', params: { limit: 38.5, message: 'Höchstens {{ max }}' } }, 'Wind')).toBe(
      'Höchstens 38,5',
    );
  });
});

describe('messages of validation errors in Arabic', () => {
  it('isolate a label with the opposite text direction', () => {
    expect(arabic({ rule: 'required' }, 'Site (m/s)')).toBe('الحقل «\u2068Site (m/s)\u2069» مطلوب.');
  });

  it('use each plural form', () => {
    const files = (limit: number) => removeDirectionMarks(arabic({ rule: 'maxFiles', params: { limit } }, 'صور'));
    expect([1, 2, 3, 11, 100].map(files)).toEqual([
      'لا يمكن أن يحتوي الحقل «صور» على أكثر من ملف واحد.',
      'لا يمكن أن يحتوي الحقل «صور» على أكثر من ملفين.',
      'لا يمكن أن يحتوي الحقل «صور» على أكثر من 3 ملفات.',
      'لا يمكن أن يحتوي الحقل «صور» على أكثر من 11 ملفًا.',
      'لا يمكن أن يحتوي الحقل «صور» على أكثر من 100 ملف.',
    ]);
  });

  it('format a day for right-to-left text', () => {
    const message = arabic({ rule: 'maxDate', params: { limit: '2026-03-14' } }, 'التاريخ');
    expect(removeDirectionMarks(message)).toBe('لا يمكن أن يكون الحقل «التاريخ» بعد 14/03/2026.');
  });
});
