import type { BrowserContext, Request } from '@playwright/test';

/** Tokens and answers that browsers have sent so far, for the search by `findLeaks`. */
export interface MutableSecrets {
  readonly tokens: Set<string>;
  readonly answers: Set<string>;
}

export const createEmptySecrets = (): MutableSecrets => ({ tokens: new Set(), answers: new Set() });

/** Matches URLs of the library files in which devices store answers. */
const answerFiles = /response\.(draft|submitted)\.json/;
/** Matches properties that contain IDs: IDs aren't treated as answers, because URLs contain them too. */
const idProperty = /^id$|Id$/;
/** Minimum length of an answer: shorter texts may be common words in logs. */
const minLength = 10;

export function observeSecrets(context: BrowserContext, secrets: MutableSecrets): void {
  context.on('request', (request) => {
    const { authorization } = request.headers();
    const token = authorization?.replace(/^bearer /i, '');
    if (token) secrets.tokens.add(token);
    if (request.method() !== 'GET' && answerFiles.test(request.url())) collectAnswers(request, secrets.answers);
  });
}

function collectAnswers(request: Request, answers: Set<string>): void {
  try {
    const { data } = request.postDataJSON() as { readonly data?: { readonly data?: unknown } };
    for (const text of listTexts(data?.data)) if (text.length >= minLength) answers.add(text);
  } catch {
    // The request body isn't a response, so it has no answers.
  }
}

function listTexts(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]) => (idProperty.test(key) ? [] : listTexts(inside)));
}
