import { type Catalogue, type MessagesOf, responderWords, spoken } from '@tideform/words';
import { changesFailureWords } from './kinds/changes.words.ts';
import { formsFailureWords } from './kinds/forms.words.ts';
import { outsideFailureWords } from './kinds/outside.words.ts';
import { responsesFailureWords } from './kinds/responses.words.ts';
import { teamFailureWords } from './kinds/team.words.ts';

const ofAny = responderWords({
  oops: { en: 'Oops, something went wrong', de: 'Da ist etwas schiefgegangen', ar: 'عذرًا، حدث خطأ ما' },
  oopsIn: {
    en: 'Oops, something went wrong: {detail}',
    de: 'Da ist etwas schiefgegangen: {detail}',
    ar: 'عذرًا، حدث خطأ ما: {detail}',
  },
  /** Said where nobody can say more. */
  generic: {
    en: 'An error occurred. Please contact support or try again.',
    de: 'Es ist ein Fehler aufgetreten. Bitte wenden Sie sich an den Support, oder versuchen Sie es noch einmal.',
    ar: 'حدث خطأ. يُرجى التواصل مع الدعم أو المحاولة مرة أخرى.',
  },
  /** What a person can do about a failure, whichever others it has caused. */
  advice: {
    'no-room': {
      en: 'This team’s document library is full. Delete files you no longer need, or ask your administrator for more storage.',
      de: 'Die Dokumentbibliothek dieses Teams ist voll. Löschen Sie nicht mehr benötigte Dateien, oder bitten Sie Ihren Administrator um mehr Speicherplatz.',
      ar: 'مكتبة مستندات هذا الفريق ممتلئة. احذف الملفات التي لم تعد تحتاج إليها، أو اطلب من المسؤول مساحة تخزين أكبر.',
    },
  },
});

type OfAny = MessagesOf<typeof ofAny>;
type OfKinds = MessagesOf<typeof teamFailureWords> &
  MessagesOf<typeof changesFailureWords> &
  MessagesOf<typeof formsFailureWords> &
  MessagesOf<typeof responsesFailureWords> &
  MessagesOf<typeof outsideFailureWords>;

/** Texts of everything that can go wrong with the library, the server and this device; in English the specification's, verbatim. */
export const failureWords: Catalogue<OfAny & { readonly kinds: OfKinds }> = spoken(
  {
    any: ofAny,
    team: teamFailureWords,
    changes: changesFailureWords,
    forms: formsFailureWords,
    responses: responsesFailureWords,
    outside: outsideFailureWords,
  },
  ({ any, team, changes, forms, responses, outside }) => ({
    ...any,
    kinds: { ...team, ...changes, ...forms, ...responses, ...outside },
  }),
);
