/**
 * Groups of message catalogs that are loaded together, by path; the first match counts. Other screens have one file
 * each.
 */
const messageGroups = [
  ['builder-dialogs', /[\\/]screens[\\/]builder[\\/](permissions|source|title-template|versions)[\\/]/],
  ['builder', /[\\/]components[\\/]src[\\/](editing[\\/]|kit[\\/]palette[\\/]|.*\.palette\.messages)/],
  ['editors', /[\\/]components[\\/]src[\\/](editors[\\/]|kit[\\/]settings[\\/]|.*\.settings\.messages)/],
  ['more-fields', /[\\/]components[\\/]src[\\/]kit[\\/](combobox|dates|image-editor|maps|people|rich-text|rows)[\\/]/],
  ['fields', /[\\/]components[\\/]src[\\/](kit|textfield)[\\/]|[\\/]src[\\/]form[\\/]/],
  ['more-fields', /[\\/]components[\\/]src[\\/]/],
  [
    'submissions',
    /[\\/]src[\\/](ui[\\/]outcome|screens[\\/]workflows)[\\/]|[\\/]submissions[\\/](workflows[\\/]|no-rows|row-items|custom-range)/,
  ],
  // Messages that appear only after the screen is shown, or on demand.
  [
    'later',
    /[\\/](shell[\\/](chat|tour|kiosk|frame[\\/](account|local-data|notifications|shown-teams|users))|ui[\\/](plan|code-editor)|src[\\/](device|dialogs|templates)|contract[\\/]src)[\\/]/,
  ],
  [
    'later',
    /[\\/]screens[\\/](device|forms[\\/](describing|importing|tabs)|kiosk|marketplace|plans|received|settings|sources)[\\/]/,
  ],
  ['app', /[\\/]src[\\/](shell[\\/]frame|screens[\\/](forms|responses))[\\/]/],
] as const;

/**
 * Returns the chunk name of a message catalog in one language: of its group, of its screen, or of the messages that
 * every page needs.
 */
export function messageChunk(id: string): string | null {
  const language = /\?language=([\w-]+)$/.exec(id)?.[1];
  if (language === undefined) return null;
  const group = messageGroups.find(([, folder]) => folder.test(id))?.[0];
  const screen = /[\\/]screens[\\/](\w+)[\\/]/.exec(id)?.[1];
  return ['messages', group ?? screen, language].filter(Boolean).join('-');
}

/** Code-splitting group of message catalogs. */
export const messageGroup = {
  name: messageChunk,
  debugName: 'messages',
  test: /\.messages\.ts\?language=/,
  priority: 4,
};
