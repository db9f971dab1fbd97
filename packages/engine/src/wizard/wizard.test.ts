import { describe, expect, it } from 'vitest';
import type { SubmissionData } from '../data/answers.ts';
import type { ComponentDefinition } from '../definition/form-definition.ts';
import { createSession } from '../session/create-session.ts';
import { createField, openTestScripts, scenarioSpecs } from '../testing/index.ts';
import {
  computePageFlow,
  findNextPage,
  findNextPageSync,
  getRootsToValidate,
  getVisiblePages,
  getWizardPages,
  hasBranches,
} from './page-flow.ts';

const createPage = (key: string, more: object = {}): ComponentDefinition => ({
  type: 'panel',
  key,
  title: key,
  input: false,
  components: [createField('textfield', `${key} answer`, { validate: { required: true } })],
  ...more,
});

const showOnlyWhen = (eq: string) => ({ conditional: { show: true, when: 'aAnswer', eq } });

function createWizardSession(
  components: readonly ComponentDefinition[],
  data: SubmissionData = {},
  display = 'wizard',
) {
  const session = createSession({ form: { display, components }, specs: scenarioSpecs, data });
  const findPage = (key: string) => getWizardPages(session).find(({ definition }) => definition.key === key)!;
  return {
    session,
    nextKey: (key: string) => findNextPageSync(session, findPage(key))?.page?.definition.key,
    pageFlow: async () => (await computePageFlow(session)).map(({ definition }) => definition.key).join(''),
  };
}

describe('the pages of a wizard', () => {
  it('[ENG-150] are its visible top-level panels', () => {
    const { session } = createWizardSession([
      createPage('a'),
      createField('textfield', 'Beside'),
      createPage('b', showOnlyWhen('x')),
      createPage('c'),
    ]);
    const keys = (pages: ReturnType<typeof getVisiblePages>) => pages.map(({ definition }) => definition.key);
    expect(keys(getVisiblePages(session))).toEqual(['a', 'c']);
    session.setValue(session.nodeAt('aAnswer')!.id, 'x');
    expect(keys(getVisiblePages(session))).toEqual(['a', 'b', 'c']);
    expect(getWizardPages(createWizardSession([createPage('a')], {}, 'form').session)).toEqual([]);
  });
});

describe('page flow', () => {
  it('[ENG-151] continues with the next visible page if nextPage is empty', () => {
    const { nextKey, session } = createWizardSession([
      createPage('a', { nextPage: '' }),
      createPage('b', showOnlyWhen('x')),
      createPage('c'),
    ]);
    expect(nextKey('a')).toBe('c');
    expect(nextKey('b')).toBe('c');
    expect(nextKey('c')).toBeUndefined();
    expect(hasBranches(session)).toBe(false);
  });

  it('[ENG-151] continues with the page that nextPage sets by key or index', () => {
    const { nextKey, session } = createWizardSession([
      createPage('a', { nextPage: ' c ' }),
      createPage('b', { nextPage: 0 }),
      createPage('c'),
    ]);
    expect(nextKey('a')).toBe('c');
    expect(nextKey('b')).toBe('a');
    expect(hasBranches(session)).toBe(true);
  });

  it('[ENG-151] continues after the page in nextPage if that page is hidden', () => {
    const { nextKey } = createWizardSession([
      createPage('a', { nextPage: 'c' }),
      createPage('b'),
      createPage('c', showOnlyWhen('x')),
      createPage('d'),
    ]);
    expect(nextKey('a')).toBe('d');
  });

  it('[ENG-151] continues in order after an unknown page, and after code without a sandbox', async () => {
    const { nextKey, session } = createWizardSession([
      createPage('a', { nextPage: 9 }),
      createPage('b', { nextPage: 'next = "a"' }),
      createPage('c'),
    ]);
    expect(nextKey('a')).toBe('b');
    const pageWithCode = getVisiblePages(session)[1]!;
    expect(findNextPageSync(session, pageWithCode)).toBeUndefined();
    expect((await findNextPage(session, pageWithCode)).page?.definition.key).toBe('c');
  });

  it('[ENG-151] continues in order if nextPage is neither a page nor code', () => {
    const { nextKey, session } = createWizardSession([
      createPage('a', { nextPage: { var: 'data.a' } }),
      createPage('b', { nextPage: true }),
      createPage('c'),
    ]);
    expect([nextKey('a'), nextKey('b')]).toEqual(['b', 'c']);
    expect(hasBranches(session)).toBe(false);
  });

  it('[ENG-151] runs code, which can end the form', async () => {
    const session = createSession({
      form: {
        display: 'wizard',
        components: [
          createPage('a', { nextPage: 'next = data.aAnswer ? null : "c"' }),
          createPage('b'),
          createPage('c'),
        ],
      },
      specs: scenarioSpecs,
      scripts: openTestScripts,
    });
    await session.settled();
    const [first] = getVisiblePages(session);
    expect((await findNextPage(session, first!)).page?.definition.key).toBe('c');
    session.setValue(session.nodeAt('aAnswer')!.id, 'x');
    expect((await findNextPage(session, first!)).page).toBeUndefined();
    expect(await getRootsToValidate(session)).toEqual([first!.id]);
    session.close();
  });

  it('[ENG-152] stops at the first repeated page', async () => {
    expect(
      await createWizardSession([createPage('a'), createPage('b', { nextPage: 'a' }), createPage('c')]).pageFlow(),
    ).toBe('ab');
  });

  it('[ENG-153] decides which pages a submit validates, together with the fields outside of pages', async () => {
    const beside = createField('textfield', 'Beside', { validate: { required: true } });
    const { session, pageFlow } = createWizardSession(
      [createPage('a', { nextPage: 'c' }), beside, createPage('b'), createPage('c')],
      {
        aAnswer: 'x',
      },
    );
    expect(await pageFlow()).toBe('ac');
    const validationErrors = session.validate(await getRootsToValidate(session));
    expect(validationErrors.map(({ path }) => path)).toEqual(['beside', 'cAnswer']);
  });

  it('[ENG-153] includes everything in a form that is not a wizard', async () => {
    const { session } = createWizardSession([createPage('a'), createPage('b')], {}, 'form');
    expect(await getRootsToValidate(session)).toEqual(session.rootIds);
  });
});
