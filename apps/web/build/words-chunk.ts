/**
 * Whose words lie in a file of their own, by folder: the code there is loaded apart as well; components whose code
 * comes with the first form that has them have theirs together. Where the first fits.
 */
const wordsApart = [
  ['palette', /[\\/]components[\\/]src[\\/](editing[\\/]|kit[\\/]palette[\\/]|.*\.palette\.words)/],
  ['editors', /[\\/]components[\\/]src[\\/](editors[\\/]|kit[\\/]settings[\\/]|.*\.settings\.words)/],
  ['image-editor', /[\\/]components[\\/]src[\\/]kit[\\/]image-editor[\\/]/],
  ['more-fields', /[\\/]components[\\/]src[\\/]kit[\\/](combobox|dates|maps|people|rich-text|rows)[\\/]/],
  ['fields', /[\\/]components[\\/]src[\\/](kit|textfield)[\\/]|[\\/]src[\\/]form[\\/]/],
  ['more-fields', /[\\/]components[\\/]src[\\/]/],
  ['builder-dialogs', /[\\/]screens[\\/]builder[\\/](permissions|source|title-template|versions)[\\/]/],
  [
    'outcomes',
    /[\\/]src[\\/](ui[\\/]outcome|screens[\\/]workflows)[\\/]|[\\/]submissions[\\/](workflows[\\/]|no-rows|row-items|custom-range)/,
  ],
  ['bringing', /[\\/]screens[\\/]forms[\\/](describing|importing|ways)[\\/]/],
  ['templates', /[\\/]web[\\/]src[\\/]templates[\\/]/],
  ['dialogs', /[\\/]src[\\/](dialogs|ui[\\/]code-editor)[\\/]/],
  // What comes once the screen stands, or when somebody asks for it.
  [
    'late',
    /[\\/](shell[\\/](chat|tour|kiosk|frame[\\/](account|local-data|notices|shown-teams|users))|ui[\\/]plan|src[\\/]device|contract[\\/]src)[\\/]/,
  ],
  ['app', /[\\/]src[\\/]shell[\\/]frame[\\/]/],
] as const;

/** Words of one language in one file: those of every page, and those of each screen and of what many screens load. */
export function wordsChunk(id: string): string | null {
  const language = /\?language=([\w-]+)$/.exec(id)?.[1];
  if (language === undefined) return null;
  const apart = wordsApart.find(([, folder]) => folder.test(id))?.[0];
  const screen = /[\\/]screens[\\/](\w+)[\\/]/.exec(id)?.[1];
  return ['words', apart ?? screen, language].filter(Boolean).join('-');
}

/** The group of chunks that words are. */
export const wordsGroup = { name: wordsChunk, test: /\.words\.ts\?language=/, priority: 4 };
