import { type CatalogMessagesOf, createLocalized, type MessageCatalog, responderMessages } from '@tideform/i18n';
import { changesFailureMessages } from './kinds/changes.messages.ts';
import { formsFailureMessages } from './kinds/forms.messages.ts';
import { outsideFailureMessages } from './kinds/outside.messages.ts';
import { responsesFailureMessages } from './kinds/responses.messages.ts';
import { teamFailureMessages } from './kinds/team.messages.ts';

const ofAny = responderMessages({
  oops: {
    en: 'Oops, something went wrong',
    de: 'Da ist etwas schiefgegangen',
    ar: 'عذرًا، حدث خطأ ما',
    fr: 'Désolé, un problème est survenu',
  },
  oopsIn: {
    en: 'Oops, something went wrong: {detail}',
    de: 'Da ist etwas schiefgegangen: {detail}',
    ar: 'عذرًا، حدث خطأ ما: {detail}',
    fr: 'Désolé, un problème est survenu : {detail}',
  },
  /** Message of unknown failures. */
  generic: {
    en: 'An error occurred. Please contact support or try again.',
    de: 'Es ist ein Fehler aufgetreten. Bitte wenden Sie sich an den Support, oder versuchen Sie es noch einmal.',
    ar: 'حدث خطأ. يُرجى التواصل مع الدعم أو المحاولة مرة أخرى.',
    fr: 'Une erreur s’est produite. Contactez le support ou réessayez.',
  },
  /** Advice that is shown in addition to a failure's message, by kind of the failure or its cause. */
  advice: {
    'no-room': {
      en: 'This team’s document library is full. Delete files you no longer need, or ask your administrator for more storage.',
      de: 'Die Dokumentbibliothek dieses Teams ist voll. Löschen Sie nicht mehr benötigte Dateien, oder bitten Sie Ihren Administrator um mehr Speicherplatz.',
      ar: 'مكتبة مستندات هذا الفريق ممتلئة. احذف الملفات التي لم تعد تحتاج إليها، أو اطلب من المسؤول مساحة تخزين أكبر.',
      fr: 'La bibliothèque de documents de cette équipe est pleine. Supprimez les fichiers dont vous n’avez plus besoin ou demandez plus de stockage à votre administrateur.',
    },
  },
});

type OfAny = CatalogMessagesOf<typeof ofAny>;
type OfKinds = CatalogMessagesOf<typeof teamFailureMessages> &
  CatalogMessagesOf<typeof changesFailureMessages> &
  CatalogMessagesOf<typeof formsFailureMessages> &
  CatalogMessagesOf<typeof responsesFailureMessages> &
  CatalogMessagesOf<typeof outsideFailureMessages>;

/**
 * Messages of all failures of the library, the server and this device. English texts are verbatim from the
 * specification.
 */
export const failureMessages: MessageCatalog<OfAny & { readonly kinds: OfKinds }> = createLocalized(
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
