import { afterAll, describe, expect, it } from 'vitest';
import { ownForms } from './cases/own-forms.ts';
import { compareForm } from './compare-form.ts';
import { openTheirs } from './play-theirs.ts';

const theirs = openTheirs();
afterAll(() => theirs.close());

describe("what is calculated is what form.io's own client makes of it", () => {
  it.each(ownForms)('[ENG-190] $name', async ({ components, answers }) => {
    for (const data of answers) {
      const { count, differences } = await compareForm({ display: 'form', components }, data, theirs);
      expect({ data, differences }).toEqual({ data, differences: [] });
      expect(count).toBeGreaterThan(0);
    }
  });
});
