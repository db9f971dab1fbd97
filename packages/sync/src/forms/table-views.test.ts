import { expect, it } from 'vitest';
import { pullTeam } from '../inbox/pull-team.ts';
import { createNewBrowser, createPullFixture } from '../testing/pull-fixture.ts';
import { crewId } from '../testing/workspace.ts';
import { createFormService } from './create-form-service.ts';
import type { TableViewInput } from './form-service.ts';

const path = 'Form Config/Site visit/form.config.json';
const layout: Omit<TableViewInput, 'title'> = {
  columnVisibility: { title: false },
  columnOrder: ['data.place', 'title'],
  columnSizing: { title: 300 },
  columnFilters: [{ id: 'data.place', value: { has: 'Kew' } }],
  sorting: [{ id: 'title', desc: true }],
  columnPinning: ['submissionNumber'],
  density: 'dense',
  keyFigures: [{ id: 'k', kind: 'sum', column: 'data.cost' }],
};

/** Opens a world with Ada's form, where Bob is a builder, too. */
async function createViewsFixture() {
  const { workspace, ada } = await createPullFixture();
  const bob = await createNewBrowser(workspace, 'bob');
  await pullTeam(ada, crewId);
  await pullTeam(bob, crewId);
  const config = () =>
    workspace.json(workspace.tree().find((one) => one.endsWith('form.config.json')) ?? path) as Record<string, unknown>;
  const row = async (context: typeof ada) => {
    await pullTeam(context, crewId);
    return context.database.forms.get('form-1');
  };
  return { ada, bob, config, row, forms: createFormService(ada), others: createFormService(bob) };
}

it('saves a view with the form for all users, with the property names of the specification', async () => {
  const { forms, config, row, bob } = await createViewsFixture();
  const saved = await forms.saveTableView('form-1', { ...layout, title: '  Kew  ' });
  const now = expect.stringMatching(/^\d{4}-.*Z$/);
  const person = { id: expect.any(String), name: 'Ada Byron' };
  expect(saved).toEqual({
    ...layout,
    id: expect.any(String),
    title: 'Kew',
    created: now,
    createdBy: person,
    modified: now,
    modifiedBy: person,
  });
  expect(config()).toMatchObject({ id: 'form-1', submissionTableViews: [saved] });
  expect((await row(bob))?.submissionTableViews).toEqual([saved]);
});

it('refuses a view without a title', async () => {
  const { forms, config } = await createViewsFixture();
  await expect(forms.saveTableView('form-1', { ...layout, title: ' \n' })).rejects.toThrow('view-unnamed');
  expect(config()).not.toHaveProperty('submissionTableViews');
});

it('replaces a view, and keeps its creator', async () => {
  const { forms, others, row, ada } = await createViewsFixture();
  const first = await forms.saveTableView('form-1', { ...layout, title: 'Kew' });
  const second = await others.saveTableView('form-1', { ...layout, sorting: [], id: first.id, title: 'Kew' });
  expect(second).toMatchObject({ id: first.id, created: first.created, createdBy: first.createdBy, sorting: [] });
  expect(second.modifiedBy).not.toEqual(first.modifiedBy);
  expect((await row(ada))?.submissionTableViews).toEqual([second]);
});

it('keeps both views of two concurrent saves', async () => {
  const { forms, others, config } = await createViewsFixture();
  await Promise.all([
    forms.saveTableView('form-1', { ...layout, title: 'One' }),
    others.saveTableView('form-1', { ...layout, title: 'Two' }),
  ]);
  const titles = (config().submissionTableViews as { title: string }[]).map(({ title }) => title);
  expect(titles.toSorted()).toEqual(['One', 'Two']);
});

it('sets the default view, until it is deleted', async () => {
  const { forms, config, row, bob } = await createViewsFixture();
  const { id } = await forms.saveTableView('form-1', { ...layout, title: 'Kew' });
  await forms.setDefaultView('form-1', id);
  expect((await row(bob))?.defaultViewId).toBe(id);
  await forms.removeTableView('form-1', id);
  expect(config()).toMatchObject({ submissionTableViews: [] });
  expect(config()).not.toHaveProperty('defaultViewId');
  expect(await row(bob)).not.toHaveProperty('defaultViewId');
});

it('saves the review settings beside the views, for all users', async () => {
  const { forms, others, config, row, bob } = await createViewsFixture();
  await forms.saveTableView('form-1', { ...layout, title: 'Kew' });
  await others.setReview('form-1', { names: { done: ' Checked ' } });
  expect((await row(bob))?.review).toEqual({ names: { done: 'Checked' } });
  expect((await row(bob))?.submissionTableViews).toHaveLength(1);
  await forms.setReview('form-1', undefined);
  expect(config()).not.toHaveProperty('review');
  expect(await row(bob)).not.toHaveProperty('review');
});
