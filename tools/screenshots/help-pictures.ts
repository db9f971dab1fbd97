import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

const helpPictureFolder = join(import.meta.dirname, '../../apps/web/help/pictures');

/** Maps the file name of a help picture, without `.png`, to its scene. */
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

/** Languages of the help, with the locale of the browser. */
export const helpVariants = [
  { language: 'en', locale: 'en-GB' },
  { language: 'de', locale: 'de-DE' },
  { language: 'fr', locale: 'fr-FR' },
] as const;
export const helpLook = { viewport: { width: 1120, height: 720 } };

/**
 * Returns the file path of a help picture, and creates its folder. `npm run private:walk` creates the picture `people`.
 */
export function helpFile(language: string, name: string): string {
  mkdirSync(join(helpPictureFolder, language), { recursive: true });
  return join(helpPictureFolder, language, `${name}.png`);
}
