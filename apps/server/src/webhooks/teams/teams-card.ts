import type { Speech } from '@tideform/i18n';
import { subjectFor } from '../response-links.ts';
import type { TriggerType } from '../webhook-payload.ts';
import type { AnswerOfCard } from './answers-of-card.ts';
import { teamsCardMessages } from './teams-card.messages.ts';

/** What a card tells of. */
export interface CardMatter {
  readonly triggerType: TriggerType;
  readonly formTitle: string;
  readonly title: string;
  readonly submissionNumber: number | null;
  readonly by: string;
  /** Of what is deleted none are shown. */
  readonly answers: readonly AnswerOfCard[];
  readonly viewUrl: string;
  readonly isDraft: boolean;
  readonly speech: Speech;
}

/** Teams takes 28 kB: these are 20 at most, of the longest letters. */
const mostAnswers = 12;
const longestLabel = 100;
const longestText = 300;

/**
 * A message for a channel, as Teams' flow 'When a Teams webhook request is received' takes it: an adaptive card of version 1.4.
 * Runs of text are not read as Markdown, as blocks of text are: nobody who answers a form puts a link into a channel.
 */
export async function teamsMessage(matter: CardMatter) {
  const { triggerType, submissionNumber, isDraft, speech, viewUrl } = matter;
  const messages = await teamsCardMessages.read(speech);
  const answers = triggerType === 'delete' ? [] : matter.answers;
  const left = answers.length - mostAnswers;
  const happening = messages.events[triggerType]({
    by: cut(matter.by, longestText),
    form: cut(matter.formTitle, longestText),
  });
  const number = submissionNumber === null ? '' : `#${submissionNumber} `;
  const title = subjectFor(`${number}${cut(matter.title || matter.formTitle, longestText)}`, isDraft);
  const card = {
    $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
    type: 'AdaptiveCard',
    version: '1.4',
    fallbackText: `${title} · ${happening}`,
    msteams: { width: 'Full' },
    body: [
      line([{ text: title, size: 'Large', weight: 'Bolder' }]),
      line([{ text: happening, isSubtle: true }]),
      ...answers
        .slice(0, mostAnswers)
        .map(({ label, text }) =>
          line([{ text: `${cut(label, longestLabel)}: `, weight: 'Bolder' }, { text: cut(text, longestText) }]),
        ),
      ...(left > 0 ? [line([{ text: messages.more({ count: left }), isSubtle: true }])] : []),
    ],
    ...(!isDraft &&
      triggerType !== 'delete' && { actions: [{ type: 'Action.OpenUrl', title: messages.open, url: viewUrl }] }),
  };
  return {
    type: 'message',
    attachments: [{ contentType: 'application/vnd.microsoft.card.adaptive', contentUrl: null, content: card }],
  };
}

interface Run {
  readonly text: string;
  readonly size?: 'Large';
  readonly weight?: 'Bolder';
  readonly isSubtle?: boolean;
}

const line = (runs: readonly Run[]) => ({
  type: 'RichTextBlock',
  inlines: runs.map((run) => ({ type: 'TextRun', ...run })),
});

/** By whole signs. */
function cut(text: string, most: number): string {
  const signs = [...text.slice(0, most * 2)];
  return signs.length > most || text.length > most * 2 ? `${signs.slice(0, most - 1).join('')}…` : text;
}
