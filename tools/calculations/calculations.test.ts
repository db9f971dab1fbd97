import { afterAll, describe, expect, it } from 'vitest';
import { ownForms } from './cases/own-forms.ts';
import { compareForm } from './compare-form.ts';
import { openTheirs } from './play-theirs.ts';

const theirs = openTheirs();
afterAll(() => theirs.close());

describe("what is calculated is what form.io's own client makes of it", () => {
  it.each(ownForms)('[ENG-190] $name', async ({ components, answers, ours = [] }) => {
    for (const data of answers) {
      const { count, differences } = await compareForm({ display: 'form', components }, data, theirs);
      const unexplained = differences.filter(({ path }) => !ours.includes(path));
      expect({ data, unexplained }).toEqual({ data, unexplained: [] });
      expect(differences.map(({ path }) => path)).toEqual(ours);
      expect(count).toBeGreaterThan(0);
    }
  });
});
