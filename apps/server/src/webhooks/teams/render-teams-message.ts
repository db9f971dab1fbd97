import { prints } from '@tideform/components/prints';
import { specs } from '@tideform/components/specs';
import type { FormDefinition, SubmissionData } from '@tideform/engine';
import type { Locale } from '@tideform/i18n';
import { createFormAnswerColumns } from '@tideform/print/columns';
import { formatSubject, type TriggerType } from '../create-webhook-payload.ts';
import { teamsCardMessages } from './teams-card.messages.ts';

/** Content of a Teams card about a response. */
export interface CardContent {
  readonly triggerType: TriggerType;
  readonly formTitle: string;
  readonly title: string;
  readonly submissionNumber: number | null;
  readonly by: string;
  /** Answers to show. They aren't shown if the response was deleted. */
  readonly answers: readonly CardAnswer[];
  readonly viewUrl: string;
  readonly isDraft: boolean;
  readonly locale: Locale;
}

/** Limits that keep a card below the 28 kB that Teams accepts: 20 kB at most, with four-byte characters. */
const MAX_ANSWERS = 12;
const MAX_LABEL_LENGTH = 100;
const MAX_TEXT_LENGTH = 300;

/**
 * Renders the message for a Teams channel in the format of the Teams workflow 'When a Teams webhook request is
 * received': an Adaptive Card 1.4. Uses text runs, because text blocks interpret Markdown, and respondents must not be
 * able to add links to a channel.
 */
export async function renderTeamsMessage(content: CardContent) {
  const { triggerType, submissionNumber, isDraft, locale, viewUrl } = content;
  const messages = await teamsCardMessages.read(locale);
  const answers = triggerType === 'delete' ? [] : content.answers;
  const omittedCount = answers.length - MAX_ANSWERS;
  const eventText = messages.events[triggerType]({
    by: truncate(content.by, MAX_TEXT_LENGTH),
    form: truncate(content.formTitle, MAX_TEXT_LENGTH),
  });
  const number = submissionNumber === null ? '' : `#${submissionNumber} `;
  const title = formatSubject(`${number}${truncate(content.title || content.formTitle, MAX_TEXT_LENGTH)}`, isDraft);
  const card = {
    $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
    type: 'AdaptiveCard',
    version: '1.4',
    fallbackText: `${title} · ${eventText}`,
    msteams: { width: 'Full' },
    body: [
      createLine([{ text: title, size: 'Large', weight: 'Bolder' }]),
      createLine([{ text: eventText, isSubtle: true }]),
      ...answers
        .slice(0, MAX_ANSWERS)
        .map(({ label, text }) =>
          createLine([
            { text: `${truncate(label, MAX_LABEL_LENGTH)}: `, weight: 'Bolder' },
            { text: truncate(text, MAX_TEXT_LENGTH) },
          ]),
        ),
      ...(omittedCount > 0 ? [createLine([{ text: messages.more({ count: omittedCount }), isSubtle: true }])] : []),
    ],
    ...(!isDraft &&
      triggerType !== 'delete' && { actions: [{ type: 'Action.OpenUrl', title: messages.open, url: viewUrl }] }),
  };
  return {
    type: 'message',
    attachments: [{ contentType: 'application/vnd.microsoft.card.adaptive', contentUrl: null, content: card }],
  };
}

interface TextRun {
  readonly text: string;
  readonly size?: 'Large';
  readonly weight?: 'Bolder';
  readonly isSubtle?: boolean;
}

const createLine = (runs: readonly TextRun[]) => ({
  type: 'RichTextBlock',
  inlines: runs.map((run) => ({ type: 'TextRun', ...run })),
});

/** Shortens a text to `maxLength` characters without splitting a surrogate pair. */
function truncate(text: string, maxLength: number): string {
  const characters = [...text.slice(0, maxLength * 2)];
  return characters.length > maxLength || text.length > maxLength * 2
    ? `${characters.slice(0, maxLength - 1).join('')}…`
    : text;
}

interface CardAnswer {
  readonly label: string;
  readonly text: string;
}

/** Returns the label and formatted text of each answer, in the order of the form. Leaves out empty answers. */
export async function getCardAnswers(
  schema: FormDefinition,
  data: SubmissionData,
  locale: Locale,
): Promise<readonly CardAnswer[]> {
  return createFormAnswerColumns(schema, { specs, prints: await prints.read(locale) })
    .filter(({ isInTable }) => isInTable)
    .map((column) => ({ label: column.label, text: column.text(data).trim() }))
    .filter(({ text }) => text !== '');
}
