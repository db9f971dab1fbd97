/** Terms of the language guide that the codebase no longer uses. CONTRIBUTING.md names the replacements. */

/**
 * Maps a banned word within identifiers, in lower case, to its replacement: `followerIndex` contains `follower`.
 * Plurals are banned too.
 */
export const bannedInIdentifiers: Readonly<Record<string, string>> = {
  follower: 'effect',
  asking: 'scheduler, computation',
  outcome: 'result',
  consequence: 'write target',
  catalogue: 'message catalog',
  desk: 'submissions table, submission views',
  figure: 'aggregate, metric',
  ticked: 'selected',
  letter: 'email message',
  told: 'notified, sent, reported',
  telling: 'notify, send, report',
  notice: 'notification',
  stranger: 'anonymous respondent',
  speech: 'locale',
  spoken: 'localized',
  holder: 'principal',
  lend: 'connect',
  lent: 'connected',
  lending: 'connected account',
  seller: 'billing provider',
  upkeep: 'maintenance',
  door: 'entry point',
  deed: 'review event',
  probe: 'preview field',
  nap: 'delay',
  plant: 'fixture, planted example',
  whoever: 'a noun',
  somebody: 'a noun',
  nobody: 'a noun',
  anew: 'again',
  elsewhere: 'a noun',
  several: 'multi-selection',
  said: 'a noun: response, result, rows',
  asked: 'a noun: request',
  kept: 'a noun: stored, saved',
};

/** Names that no function may have. */
export const bannedFunctions: ReadonlySet<string> = new Set(
  'ask tell say keep let give bring take look draw of is that begin'.split(' '),
);

/** Banned phrases in comments, documents and user interface text, most of which lack a noun. */
export const bannedPhrases: readonly RegExp[] = [
  /\b(?:somebody|whoever|nobody|everybody|anybody)\b/gi,
  /\b(?:is|are|was|were|be|been) told\b/gi,
  /\b(?:lies|lie) (?:in|on|below|above|there|beside|between)\b/gi,
  /\bof it\b(?=[\s.,;:)])/gi,
  /\bby that\b/gi,
  /\b(?:anew|beforehand|hereby)\b/gi,
  /\bsuch a one\b/gi,
  /(?<!\bthere )\b(?:is|are|was|were) no (?!longer\b|more\b)[a-z]/gi,
  /\bcomes? to rest\b/gi,
  /\bwhat (?:is|was|it) (?:read|said|asked|given|told)\b/gi,
  /\b(?:organis|authoris|recognis)(?:e|ation)/gi,
  /\be-mails?\b/gi,
];

/** Sentences that begin with a bare relative pronoun: "Who has an account sells." */
export const bareBeginning = /^(?:Who|Whom|Whose)\b(?![^.]*\?)/;

/** Identifiers that may stay: names of other products, of stored data, or of the field itself. */
export const allowedIdentifiers: ReadonlySet<string> = new Set([
  'figure', // HTML element and ARIA role
  'Figure', // benchmarks of other products
  'keyFigures', // stored property of a saved view
  'letterSpacing', // CSS
  'textLetterSpacing', // CSS
  'noticeNumber', // SharePoint
]);
