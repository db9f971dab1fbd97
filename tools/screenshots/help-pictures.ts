import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

const help = join(import.meta.dirname, '../../apps/web/help/pictures');

/** What each picture of the help shows: its file, without `.png`, and the scene. */
export const helpPictures: Readonly<Record<string, string>> = {
  forms: 'forms',
  respond: 'respond-rows',
  device: 'device-waiting',
  builder: 'builder-field',
  share: 'share-anyone',
  submissions: 'submissions',
  permissions: 'builder-permissions',
  retention: 'builder-retention',
};

/** Of the help's languages, as a laptop shows them. */
export const helpVariants = [
  { language: 'en', locale: 'en-GB' },
  { language: 'de', locale: 'de-DE' },
  { language: 'fr', locale: 'fr-FR' },
] as const;
export const helpLook = { viewport: { width: 1120, height: 720 } };

/** The file of a picture; `npm run private:walk` makes `people`. */
export function helpFile(language: string, name: string): string {
  mkdirSync(join(help, language), { recursive: true });
  return join(help, language, `${name}.png`);
}
