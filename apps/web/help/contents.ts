/** Groups of help pages in their order. Each page exists in every help language, at `pages/<language>/<id>.md`. */
export const contents = [
  { group: 'everybody', pages: ['answer-a-form', 'work-offline', 'your-responses', 'account-and-device'] },
  {
    group: 'builders',
    pages: [
      'make-a-form',
      'rules-and-checks',
      'data-sources',
      'share-a-form',
      'tell-others',
      'work-with-submissions',
      'how-long-responses-are-kept',
    ],
  },
  { group: 'owners', pages: ['who-may-do-what', 'people-and-sign-in'] },
  { group: 'operators', pages: ['install-and-start', 'keep-it-running'] },
] as const;

export const helpLanguages = ['en', 'de', 'fr'] as const;
export type HelpLanguage = (typeof helpLanguages)[number];
