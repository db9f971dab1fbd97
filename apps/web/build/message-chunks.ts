/** Messages that are loaded together, by folder; the first match counts. Other screens have a file of their own. */
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
  // Messages that are shown after the screen, or on demand.
  [
    'later',
    /[\\/](shell[\\/](chat|tour|kiosk|frame[\\/](account|local-data|notices|shown-teams|users))|ui[\\/](plan|code-editor)|src[\\/](device|dialogs|templates)|contract[\\/]src)[\\/]/,
  ],
  [
    'later',
    /[\\/]screens[\\/](device|forms[\\/](describing|importing|ways)|kiosk|marketplace|plans|received|settings|sources)[\\/]/,
  ],
  ['app', /[\\/]src[\\/](shell[\\/]frame|screens[\\/](forms|responses))[\\/]/],
] as const;

/** Words of one language in one file: those of every page, and those of each screen and of what many screens load. */
export function messageChunk(id: string): string | null {
  const language = /\?language=([\w-]+)$/.exec(id)?.[1];
  if (language === undefined) return null;
  const group = messageGroups.find(([, folder]) => folder.test(id))?.[0];
  const screen = /[\\/]screens[\\/](\w+)[\\/]/.exec(id)?.[1];
  return ['messages', group ?? screen, language].filter(Boolean).join('-');
}

/** The group of chunks that words are. */
export const messageGroup = {
  name: messageChunk,
  debugName: 'messages',
  test: /\.messages\.ts\?language=/,
  priority: 4,
};
