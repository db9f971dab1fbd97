import { expect, expectTypeOf, it } from 'vitest';
import { createLocalized } from './create-localized.ts';
import { createMessageLoader } from './loaded-catalog.ts';
import { memberMessages } from './message-catalog.ts';

const colorMessages = memberMessages({ red: { en: 'red', de: 'rot' } });
const carMessages = memberMessages({ car: { en: 'the {colour} car', de: 'das {colour}e Auto' } });
const german = { language: 'de', locale: 'de-AT' } as const;

it('creates a value from several catalogs once per language', () => {
  const made = createLocalized({ colours: colorMessages, things: carMessages }, ({ colours, things }, { locale }) => {
    expectTypeOf(colours.red).toEqualTypeOf<string>();
    return { text: things.car({ colour: colours.red }), locale };
  });
  expect(made.read(german)).toEqual({ text: 'das rote Auto', locale: 'de-AT' });
  expect(made.read(german)).toBe(made.read(german));
  expect(made.read({ language: 'en', locale: 'en' })).toMatchObject({ text: 'the red car' });
});

/** A catalog whose first `failures` downloads fail. */
function createDownloadedCatalog(failures: number) {
  const page = createMessageLoader();
  let tries = 0;
  const load = async () => {
    tries += 1;
    if (tries <= failures) throw new Error('offline');
    return { default: { red: 'rot' } };
  };
  return page.loadedCatalog<{ readonly red: { readonly en: 'red'; readonly de: 'rot' } }>({ de: load });
}

it('waits for messages that are loading, and then returns the value synchronously', async () => {
  const made = createLocalized({ colours: createDownloadedCatalog(0), things: carMessages }, ({ colours, things }) => [
    things.car({ colour: colours.red }),
  ]);
  const waiting = made.read(german);
  expect(waiting).toBeInstanceOf(Promise);
  expect(made.read(german)).toBe(waiting);
  expect(await waiting).toEqual(['das rote Auto']);
  expect(made.read(german)).toEqual(['das rote Auto']);
});

it('tries again after a failed download', async () => {
  const made = createLocalized({ colours: createDownloadedCatalog(1) }, ({ colours }) => [colours.red]);
  await expect(made.read(german)).rejects.toThrow('offline');
  expect(await made.read(german)).toEqual(['rot']);
});
