import { operations } from '@tideform/graph';
import { expect, it } from 'vitest';
import type { SyncContext } from '../../context.ts';
import { pullTeam } from '../../inbox/pull-team.ts';
import { createResponseCommands } from '../../responses/create-response-commands.ts';
import { createNewBrowser, createPullFixture, pushAll, putFile } from '../../testing/pull-fixture.ts';
import { crewId } from '../../testing/workspace.ts';
import { createSubmissionReader } from '../create-submission-reader.ts';
import { createSubmissionReviews } from './create-submission-reviews.ts';

const form = { teamId: crewId, formId: 'form-1' };
const wholeRange = { from: '2000-01-01T00:00:00.000Z', to: '2100-01-01T00:00:00.000Z' };

/** Bob has submitted two responses; Ada and Cy review them. */
async function createReviewFixture() {
  const { workspace, ada } = await createPullFixture();
  const bob = await createNewBrowser(workspace, 'bob');
  await pullTeam(bob, crewId);
  const submit = async (place: string) => {
    const commands = createResponseCommands(bob);
    const { id } = await commands.create('form-1');
    await commands.submit(id, { place });
    await pushAll(bob);
    return { responseId: id, formId: 'form-1' };
  };
  const [kew, ham] = [await submit('Kew'), await submit('Ham')];
  const itemsOf = async (context: SyncContext) => (await createSubmissionReader(context).list(form, wholeRange)).items;
  const folder = () => {
    const path = workspace.tree().find((one) => one.endsWith('response.review.json'));
    return path?.slice(0, path.lastIndexOf('/'));
  };
  return { workspace, ada, bob, kew, ham, itemsOf, folder, reviews: createSubmissionReviews(ada) };
}

it('a review is new before the first event, then lists all events in order with their users', async () => {
  const { reviews, kew, ham, itemsOf, ada } = await createReviewFixture();
  expect(await reviews.read(crewId, kew)).toEqual({ state: 'new', comments: 0, acts: [] });
  const cy = { id: 'cy', name: 'Cy Young' };
  await reviews.add(crewId, kew, { kind: 'assigned', to: cy }, 'a1');
  await reviews.add(crewId, kew, { kind: 'comment', text: 'Which gate?', mentions: [cy] }, 'a2');
  const after = await reviews.add(crewId, kew, { kind: 'state', state: 'done' }, 'a3');
  expect(after).toMatchObject({ state: 'done', assignedTo: cy, comments: 1 });
  expect(after.acts.map(({ kind, by }) => [kind, by.name])).toEqual([
    ['assigned', 'Ada Byron'],
    ['comment', 'Ada Byron'],
    ['state', 'Ada Byron'],
  ]);
  expect(await reviews.read(crewId, kew)).toEqual(after);
  const known = await reviews.list(form);
  const shown = new Map((await itemsOf(ada)).map((item) => [item.responseId, known.get(item)]));
  expect(shown.get(ham.responseId)).toBeUndefined();
  expect(shown.get(kew.responseId)).toEqual({ state: 'done', assignedTo: cy, comments: 1 });
});

it('concurrent reviews lose no event, and the columns match the file content', async () => {
  const { reviews, bob, kew, itemsOf, ada } = await createReviewFixture();
  const others = createSubmissionReviews(bob);
  const comment = (text: string) => ({ kind: 'comment' as const, text, mentions: [] });
  await Promise.all([
    reviews.add(crewId, kew, comment('one'), 'a1'),
    others.add(crewId, kew, comment('two'), 'b1'),
    reviews.add(crewId, kew, { kind: 'state', state: 'progress' }, 'a2'),
    others.add(crewId, kew, comment('three'), 'b2'),
    reviews.add(crewId, kew, comment('one'), 'a1'),
  ]);
  const { acts, ...summary } = await reviews.read(crewId, kew);
  expect(acts.map(({ id }) => id).sort()).toEqual(['a1', 'a2', 'b1', 'b2']);
  expect(summary).toEqual({ state: 'progress', comments: 3 });
  const known = await reviews.list(form);
  const [item] = (await itemsOf(ada)).filter(({ responseId }) => responseId === kew.responseId);
  expect(known.get(item!)).toEqual(summary);
});

it("a review that is returned to the submission's creator is in progress again", async () => {
  const { reviews, kew } = await createReviewFixture();
  await reviews.add(crewId, kew, { kind: 'state', state: 'done' }, 'a1');
  const after = await reviews.add(crewId, kew, { kind: 'returned', text: 'The date is missing' }, 'a2');
  expect(after).toMatchObject({ state: 'progress', returnedAt: after.acts[1]?.at });
});

it('ignores invalid events of a review', async () => {
  const { workspace, reviews, kew, folder } = await createReviewFixture();
  await reviews.add(crewId, kew, { kind: 'state', state: 'done' }, 'a1');
  const act = { id: 'x', at: '2026-11-01T10:00:00.000Z', by: { name: 'Eve' } };
  const odd = [7, { ...act, kind: 'state', state: 'lost' }, { ...act, kind: 'assigned', to: null, more: 1 }, null];
  await putFile(workspace, 'ada', `${folder()}/response.review.json`, JSON.stringify({ acts: odd, more: true }));
  expect(await reviews.read(crewId, kew)).toEqual({
    state: 'new',
    comments: 0,
    acts: [{ ...act, kind: 'assigned', to: null }],
  });
  await reviews.add(crewId, kew, { kind: 'state', state: 'rejected' }, 'a2');
  expect(workspace.json(`${folder()}/response.review.json`)).toMatchObject({
    more: true,
    acts: [...odd, { id: 'a2' }],
  });
});

it('ignores reviews in other folders', async () => {
  const { workspace, reviews, ada, kew, itemsOf, folder } = await createReviewFixture();
  await reviews.add(crewId, kew, { kind: 'state', state: 'done' }, 'a1');
  const { driveId } = workspace.library();
  const [review, responses] = [workspace.item(`${folder()}/response.review.json`), workspace.item('Responses')];
  const body = { parentReference: { id: responses.id } };
  await workspace.createClientFor('ada').call(operations.updateItem, { driveId, itemId: review.id }, { body });
  expect(folder()).toBe('Responses');
  expect(await reviews.read(crewId, kew)).toMatchObject({ state: 'new' });
  const known = await reviews.list(form);
  expect((await itemsOf(ada)).map((item) => known.get(item))).toEqual([undefined, undefined]);
});
