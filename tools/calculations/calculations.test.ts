import { afterAll, describe, expect, it } from 'vitest';
import { ownForms } from './cases/own-forms.ts';
import { compareForm } from './compare-form.ts';
import { openFormioClient } from './formio-client.ts';

const formioClient = openFormioClient();
afterAll(() => formioClient.close());

describe('calculates the same results as the form.io client', () => {
  it.each(ownForms)('[ENG-190] $name', async ({ components, answers, ours = [] }) => {
    for (const data of answers) {
      const { count, differences } = await compareForm({ display: 'form', components }, data, formioClient);
      const unexplained = differences.filter(({ path }) => !ours.includes(path));
      expect({ data, unexplained }).toEqual({ data, unexplained: [] });
      expect(differences.map(({ path }) => path)).toEqual(ours);
      expect(count).toBeGreaterThan(0);
    }
  });
});
