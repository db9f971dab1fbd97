import type { BrowserContext, Request } from '@playwright/test';

/** What people say in a run and what is given to them, as their browsers send it; for `findLeaks`. */
export interface ToldSoFar {
  readonly tokens: Set<string>;
  readonly answers: Set<string>;
}

export const nothingTold = (): ToldSoFar => ({ tokens: new Set(), answers: new Set() });

/** Files in which a device keeps answers. */
const answerFiles = /response\.(draft|submitted)\.json/;
/** Where a file lies, not what somebody said: paths of requests have the same. */
const ofIds = /^id$|Id$/;
/** Shorter ones are words that a log may well use. */
const leastSigns = 10;

export function noteTold(context: BrowserContext, told: ToldSoFar): void {
  context.on('request', (request) => {
    const { authorization } = request.headers();
    const token = authorization?.replace(/^bearer /i, '');
    if (token) told.tokens.add(token);
    if (request.method() !== 'GET' && answerFiles.test(request.url())) noteAnswers(request, told.answers);
  });
}

function noteAnswers(request: Request, answers: Set<string>): void {
  try {
    const { data } = request.postDataJSON() as { readonly data?: { readonly data?: unknown } };
    for (const text of textsIn(data?.data)) if (text.length >= leastSigns) answers.add(text);
  } catch {
    // Something else than a response lies there: it has no answers.
  }
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]) => (ofIds.test(key) ? [] : textsIn(inside)));
}
