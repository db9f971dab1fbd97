import { AdaptiveCard, SerializationContext, Versions } from 'adaptivecards';
import { expect, it } from 'vitest';
import { type CardContent, renderTeamsMessage } from './render-teams-message.ts';

const cardContent: CardContent = {
  triggerType: 'submit',
  formTitle: 'Site note',
  title: 'Crane 4',
  submissionNumber: 1277,
  by: 'Lena Fischer',
  answers: [
    { label: 'Place', text: 'Quay' },
    { label: 'Safe', text: 'Yes' },
  ],
  viewUrl: 'https://forms.example/teams/t/forms/f/response/r?tenantId=n',
  isDraft: false,
  locale: { language: 'en', locale: 'en-GB' },
};

/**
 * Renders a card and parses it with Microsoft's Adaptive Cards library.
 * @throws if the card is invalid or has unknown properties
 */
async function renderCard(over: Partial<CardContent> = {}) {
  const message = await renderTeamsMessage({ ...cardContent, ...over });
  const [attachment] = message.attachments;
  const context = new SerializationContext(Versions.v1_4);
  const card = new AdaptiveCard();
  card.parse(attachment!.content, context);
  const faults = Array.from({ length: context.eventCount }, (_, at) => context.getEventAt(at).message);
  expect([...faults, ...card.validateProperties().validationEvents.map(({ message: text }) => text)]).toEqual([]);
  const lines = Array.from({ length: card.getItemCount() }, (_, at) => card.getItemAt(at));
  const texts = lines.map((one) => {
    const { inlines } = one.toJSON() as { readonly inlines: readonly { readonly text: string }[] };
    return inlines.map(({ text }) => text).join('');
  });
  const actions = Array.from({ length: card.getActionCount() }, (_, at) => card.getActionAt(at)?.toJSON());
  return { message, texts, actions };
}

it('renders a valid adaptive card with the answers and a link to the submission', async () => {
  const { message, texts, actions } = await renderCard();
  expect(message).toMatchObject({
    type: 'message',
    attachments: [{ contentType: 'application/vnd.microsoft.card.adaptive', contentUrl: null }],
  });
  expect(texts).toEqual(['#1277 Crane 4', 'Lena Fischer submitted Site note', 'Place: Quay', 'Safe: Yes']);
  expect(actions).toMatchObject([{ type: 'Action.OpenUrl', title: 'Open submission', url: cardContent.viewUrl }]);
});

it('shows no answers for a deletion and no link for a response to a draft, in the selected language', async () => {
  const locale = { language: 'de', locale: 'de-DE' } as const;
  const gone = await renderCard({ triggerType: 'delete', locale });
  expect([gone.texts, gone.actions]).toEqual([['#1277 Crane 4', 'Eine Einsendung für Site note wurde gelöscht'], []]);
  const draft = await renderCard({ isDraft: true, submissionNumber: null, title: '', answers: [] });
  expect([draft.texts[0], draft.actions]).toEqual(['DRAFT: Site note', []]);
});

it('shows answers literally, not as Markdown', async () => {
  const { message } = await renderCard({
    by: '[Pay here](https://bad.example)',
    title: '**now** [a](https://bad.example)',
    answers: [{ label: '[b](https://bad.example)', text: '![c](https://bad.example/pixel)' }],
  });
  const types = JSON.stringify(message.attachments[0]!.content.body).match(/"type":"[^"]+"/g);
  expect([...new Set(types)].sort()).toEqual(['"type":"RichTextBlock"', '"type":"TextRun"']);
});

it('keeps cards within the 28 kB limit of Teams, and shows the number of omitted answers', async () => {
  const answers = Array.from({ length: 40 }, () => ({ label: '🧭'.repeat(500), text: '🧭'.repeat(5000) }));
  const { message, texts } = await renderCard({ answers, title: '🧭'.repeat(900), by: '🧭'.repeat(900) });
  expect(Buffer.byteLength(JSON.stringify(message))).toBeLessThan(28 * 1024);
  expect(texts.at(-1)).toBe('and 28 more answers');
  expect(JSON.stringify(message).isWellFormed()).toBe(true);
});
