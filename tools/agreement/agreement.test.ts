import { specs } from '@tideform/components/specs';
import { openTestScripts } from '@tideform/engine/testing';
import { afterAll, expect, it } from 'vitest';
import { type AgreementCase, createCase } from './cases/create-case.ts';
import { haveSameErrors, runCase, validateData } from './run-case.ts';
import { shrinkCase } from './shrink-case.ts';

// `npm run agreement` checks thousands of generated cases, with the client in a browser; this test checks a sample in
// Node.
const seed = 1;
const casesPerTest = 50;
const starts = [0, 50, 100, 150, 200];
const host = openTestScripts({ softMs: 1000 });
const side = { specs, scripts: () => ({ ...host, close: () => undefined }) };
const isKnown = (type: string) => Object.hasOwn(specs, type);
afterAll(() => host.close());

async function hasDifferentResults(testCase: AgreementCase): Promise<boolean> {
  const client = await runCase(testCase, side);
  return !haveSameErrors(client, await validateData(testCase, client.data, side));
}

it.each(starts)(
  '[ENG-230] client and server find the same validation errors in a submission: 50 cases from case %i',
  async (start) => {
    for (let index = start; index < start + casesPerTest; index += 1) {
      const testCase = createCase(seed, index, isKnown);
      if (!(await hasDifferentResults(testCase))) continue;
      const small = await shrinkCase(testCase, hasDifferentResults);
      const client = await runCase(small, side);
      const server = await validateData(small, client.data, side);
      expect({ small, index, seed, found: server.issues }).toEqual({ small, index, seed, found: client.issues });
    }
  },
);

it('finds a difference between client and server, and shrinks the generated case', async () => {
  const testCase = createCase(seed, 3, isKnown);
  const expectedField = { type: 'textfield', key: 'told', label: 'Told', validate: { required: true } };
  const form = { ...testCase.form, components: [...testCase.form.components, expectedField] };
  const isLooseSide = { ...side, specs: { ...specs, textfield: { ...specs.textfield, isEmpty: () => false } } };
  const planted = async (each: AgreementCase) => {
    const client = await runCase(each, isLooseSide);
    return !haveSameErrors(client, await validateData(each, client.data, side));
  };
  const small = await shrinkCase({ ...testCase, form }, planted);
  expect(small.actions).toEqual([]);
  expect(small.form.components).toEqual([{ type: 'textfield', key: expect.any(String), validate: { required: true } }]);
});
