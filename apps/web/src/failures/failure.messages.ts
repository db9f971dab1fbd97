import { type CatalogMessagesOf, type MessageCatalog, responderMessages, spoken } from '@tideform/i18n';
import { changesFailureMessages } from './kinds/changes.messages.ts';
import { formsFailureMessages } from './kinds/forms.messages.ts';
import { outsideFailureMessages } from './kinds/outside.messages.ts';
import { responsesFailureMessages } from './kinds/responses.messages.ts';
import { teamFailureMessages } from './kinds/team.messages.ts';

const ofAny = responderMessages({
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
      en: 'There is no room left where the files of this team are kept. Delete what nobody needs there, or ask who runs it for more.',
      de: 'Wo die Dateien dieses Teams liegen, ist kein Platz mehr. Löschen Sie dort, was niemand braucht, oder bitten Sie die Verantwortlichen um mehr Platz.',
      ar: 'لم تعد هناك مساحة حيث تُحفظ ملفات هذا الفريق. احذف ما لا يحتاجه أحد هناك، أو اطلب مساحة أكبر ممن يديرها.',
    },
  },
});

type OfAny = CatalogMessagesOf<typeof ofAny>;
type OfKinds = CatalogMessagesOf<typeof teamFailureMessages> &
  CatalogMessagesOf<typeof changesFailureMessages> &
  CatalogMessagesOf<typeof formsFailureMessages> &
  CatalogMessagesOf<typeof responsesFailureMessages> &
  CatalogMessagesOf<typeof outsideFailureMessages>;

/** Texts of everything that can go wrong with the library, the server and this device; in English the specification's, verbatim. */
export const failureMessages: MessageCatalog<OfAny & { readonly kinds: OfKinds }> = spoken(
  {
    any: ofAny,
    team: teamFailureMessages,
    changes: changesFailureMessages,
    forms: formsFailureMessages,
    responses: responsesFailureMessages,
    outside: outsideFailureMessages,
  },
  ({ any, team, changes, forms, responses, outside }) => ({
    ...any,
    kinds: { ...team, ...changes, ...forms, ...responses, ...outside },
  }),
);
