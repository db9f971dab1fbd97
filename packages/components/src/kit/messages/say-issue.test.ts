import { chooseSpeech } from '@tideform/i18n';
import { describe, expect, it } from 'vitest';
import { issueMessages } from './issue.messages.ts';
import { type SayIssue, sayIssuesIn } from './say-issue.ts';

const speaking = async (locale: string): Promise<SayIssue> => {
  const speech = chooseSpeech([locale]);
  return sayIssuesIn(await issueMessages.read(speech), speech);
};

const english = await speaking('en');
const german = await speaking('de');
const arabic = await speaking('ar');

/** What is read, without the marks that keep it in its direction. */
const plain = (text: string) => text.replace(/[\u2068\u2069\u200f]/g, '');

describe('words of a broken rule', () => {
  it('names the field and the limit', () => {
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
  ])('says the number of %s as one speaks', (rule, one, three) => {
    const words = (limit: number) => english({ rule, params: { limit } }, 'Note');
    expect([words(1), words(3)]).toEqual([`Note ${one}`, `Note ${three}`]);
  });

  it("prefers the author's own message", () => {
    for (const say of [english, german, arabic]) {
      expect(say({ rule: 'max', params: { limit: 38, message: 'Raise a stop notice' } }, 'Wind')).toBe(
        'Raise a stop notice',
      );
    }
  });

  it("[ENG-148] fills in what form.io's authors write in braces, and strips the rest", () => {
    const say = (message: string) => english({ rule: 'max', params: { limit: 38, message } }, 'Wind');
    expect(say('{{field}}: at most {{ max }}{{ component.key }}')).toBe('Wind: at most 38');
    expect(english({ rule: 'required', params: { message: '{{ field }} is missing{{max}}' } }, 'Wind')).toBe(
      'Wind is missing',
    );
  });

  it('has words for a rule that nobody knows, and for one with the name of something else', () => {
    expect(english({ rule: 'moonPhase' }, 'Night')).toBe('Night isn’t valid.');
    expect(english({ rule: 'toString' }, 'Night')).toBe('Night isn’t valid.');
  });

  it('keeps a label that looks like a message as it is', () => {
    expect(german({ rule: 'required' }, '{limit} # <b>')).toBe('„{limit} # <b>“ ist erforderlich.');
  });
});

describe('words of a broken rule in German', () => {
  it('names a field of any gender, in the form of the number', () => {
    expect(german({ rule: 'required' }, 'Baustelle')).toBe('„Baustelle“ ist erforderlich.');
    const words = (limit: number) => german({ rule: 'minWords', params: { limit } }, 'Notiz');
    expect([words(1), words(3)]).toEqual([
      '„Notiz“ muss mindestens 1 Wort haben.',
      '„Notiz“ muss mindestens 3 Wörter haben.',
    ]);
  });

  it('writes numbers, days, times and sizes as Germans do', () => {
    expect(german({ rule: 'max', params: { limit: 38.5 } }, 'Wind')).toBe('„Wind“ darf höchstens 38,5 sein.');
    expect(german({ rule: 'maxYear', params: { limit: 2026 } }, 'Jahr')).toContain('nicht nach 2026 liegen');
    expect(german({ rule: 'minDate', params: { limit: '2026-03-14' } }, 'Tag')).toContain('nicht vor dem 14.03.2026');
    expect(german({ rule: 'minDate', params: { limit: '2026-03-14 09:05' } }, 'Tag')).toContain('14.03.2026, 09:05');
    expect(german({ rule: 'fileMaxSize', params: { limit: 1536, file: 'a.pdf' } }, 'Plan')).toBe(
      'a.pdf ist größer als 1,5 KB.',
    );
  });

  it('gives an author’s message the limit as Germans write it', () => {
    expect(german({ rule: 'max', params: { limit: 38.5, message: 'Höchstens {{ max }}' } }, 'Wind')).toBe(
      'Höchstens 38,5',
    );
  });
});

describe('words of a broken rule in Arabic', () => {
  it('keeps a label of another direction together', () => {
    expect(arabic({ rule: 'required' }, 'Site (m/s)')).toBe('الحقل «\u2068Site (m/s)\u2069» مطلوب.');
  });

  it('counts in each form that the language has', () => {
    const files = (limit: number) => plain(arabic({ rule: 'maxFiles', params: { limit } }, 'صور'));
    expect([1, 2, 3, 11, 100].map(files)).toEqual([
      'لا يمكن أن يحتوي الحقل «صور» على أكثر من ملف واحد.',
      'لا يمكن أن يحتوي الحقل «صور» على أكثر من ملفين.',
      'لا يمكن أن يحتوي الحقل «صور» على أكثر من 3 ملفات.',
      'لا يمكن أن يحتوي الحقل «صور» على أكثر من 11 ملفًا.',
      'لا يمكن أن يحتوي الحقل «صور» على أكثر من 100 ملف.',
    ]);
  });

  it('writes a day as one reads it from right to left', () => {
    const said = arabic({ rule: 'maxDate', params: { limit: '2026-03-14' } }, 'التاريخ');
    expect(plain(said)).toBe('لا يمكن أن يكون الحقل «التاريخ» بعد 14/03/2026.');
  });
});
