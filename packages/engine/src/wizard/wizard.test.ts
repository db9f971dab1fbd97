import { describe, expect, it } from 'vitest';
import type { SubmissionData } from '../data/submission-data.ts';
import type { ComponentDefinition } from '../definition/form-definition.ts';
import { createSession } from '../session/create-session.ts';
import { field, openTestScripts, scenarioSpecs } from '../testing/index.ts';
import { hasBranches, nextPage, plainNextPage } from './next-page.ts';
import { pagesOnTheWay, rootsToCheck } from './pages-on-the-way.ts';
import { visiblePages, wizardPages } from './wizard-pages.ts';

const page = (key: string, more: object = {}): ComponentDefinition => ({
  type: 'panel',
  key,
  title: key,
  input: false,
  components: [field('textfield', `${key} answer`, { validate: { required: true } })],
  ...more,
});

const onlyWhen = (eq: string) => ({ conditional: { show: true, when: 'aAnswer', eq } });

function wizard(components: readonly ComponentDefinition[], data: SubmissionData = {}, display = 'wizard') {
  const session = createSession({ form: { display, components }, specs: scenarioSpecs, data });
  const named = (key: string) => wizardPages(session).find(({ definition }) => definition.key === key)!;
  return {
    session,
    behind: (key: string) => plainNextPage(session, named(key))?.page?.definition.key,
    way: async () => (await pagesOnTheWay(session)).map(({ definition }) => definition.key).join(''),
  };
}

describe('the pages of a wizard', () => {
  it('[ENG-150] are its top-level panels, without those that a condition hides', () => {
    const { session } = wizard([page('a'), field('textfield', 'Beside'), page('b', onlyWhen('x')), page('c')]);
    const keys = (pages: ReturnType<typeof visiblePages>) => pages.map(({ definition }) => definition.key);
    expect(keys(visiblePages(session))).toEqual(['a', 'c']);
    session.setValue(session.nodeAt('aAnswer')!.id, 'x');
    expect(keys(visiblePages(session))).toEqual(['a', 'b', 'c']);
    expect(wizardPages(wizard([page('a')], {}, 'form').session)).toEqual([]);
  });
});

describe('the way through a wizard', () => {
  it('[ENG-151] leads to the next visible page where a page says nothing', () => {
    const { behind, session } = wizard([page('a', { nextPage: '' }), page('b', onlyWhen('x')), page('c')]);
    expect(behind('a')).toBe('c');
    expect(behind('b')).toBe('c');
    expect(behind('c')).toBeUndefined();
    expect(hasBranches(session)).toBe(false);
  });

  it('[ENG-151] leads to the page that a page names by its key or its number', () => {
    const { behind, session } = wizard([page('a', { nextPage: ' c ' }), page('b', { nextPage: 0 }), page('c')]);
    expect(behind('a')).toBe('c');
    expect(behind('b')).toBe('a');
    expect(hasBranches(session)).toBe(true);
  });

  it('[ENG-151] goes on behind a page that is named and hidden', () => {
    const { behind } = wizard([page('a', { nextPage: 'c' }), page('b'), page('c', onlyWhen('x')), page('d')]);
    expect(behind('a')).toBe('d');
  });

  it('[ENG-151] goes on in order behind a page that names none, and where nobody runs code', async () => {
    const { behind, session } = wizard([page('a', { nextPage: 9 }), page('b', { nextPage: 'next = "a"' }), page('c')]);
    expect(behind('a')).toBe('b');
    const coded = visiblePages(session)[1]!;
    expect(plainNextPage(session, coded)).toBeUndefined();
    expect((await nextPage(session, coded)).page?.definition.key).toBe('c');
  });

  it('[ENG-151] is in order where a page holds what is neither a name nor code', () => {
    const { behind, session } = wizard([
      page('a', { nextPage: { var: 'data.a' } }),
      page('b', { nextPage: true }),
      page('c'),
    ]);
    expect([behind('a'), behind('b')]).toEqual(['b', 'c']);
    expect(hasBranches(session)).toBe(false);
  });

  it('[ENG-151] asks code, which may end the form', async () => {
    const session = createSession({
      form: {
        display: 'wizard',
        components: [page('a', { nextPage: 'next = data.aAnswer ? null : "c"' }), page('b'), page('c')],
      },
      specs: scenarioSpecs,
      scripts: openTestScripts,
    });
    await session.settled();
    const [first] = visiblePages(session);
    expect((await nextPage(session, first!)).page?.definition.key).toBe('c');
    session.setValue(session.nodeAt('aAnswer')!.id, 'x');
    expect((await nextPage(session, first!)).page).toBeUndefined();
    expect(await rootsToCheck(session)).toEqual([first!.id]);
    session.close();
  });

  it('[ENG-152] goes round a circle once', async () => {
    expect(await wizard([page('a'), page('b', { nextPage: 'a' }), page('c')]).way()).toBe('ab');
  });

  it('[ENG-153] decides which pages a submit checks, and what lies beside the pages is always checked', async () => {
    const beside = field('textfield', 'Beside', { validate: { required: true } });
    const { session, way } = wizard([page('a', { nextPage: 'c' }), beside, page('b'), page('c')], { aAnswer: 'x' });
    expect(await way()).toBe('ac');
    const found = session.validate(await rootsToCheck(session));
    expect(found.map(({ path }) => path)).toEqual(['beside', 'cAnswer']);
  });

  it('[ENG-153] is everything in a form of one page', async () => {
    const { session } = wizard([page('a'), page('b')], {}, 'form');
    expect(await rootsToCheck(session)).toEqual(session.rootIds);
  });
});
