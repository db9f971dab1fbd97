import type { FieldNode } from '../fields/field-state.ts';
import type { Session } from '../session/session.ts';
import { visiblePages, wizardPages } from './wizard-pages.ts';

/** Where the way leads from a page: to another, or nowhere, because the form ends here. */
export interface NextPage {
  readonly page: FieldNode | undefined;
}

/** Where the way leads from a page; `undefined` when only the author's code knows. */
export function plainNextPage(session: Session, page: FieldNode): NextPage | undefined {
  const rule = nextPageRule(session, page);
  if (rule === undefined) return { page: pageBehind(session, page) };
  return isPlain(session, rule) ? { page: pageFor(session, page, rule) } : undefined;
}

/** Where the way leads from a page. Code that fails or gives nothing leads to the next page in order. */
export async function nextPage(session: Session, page: FieldNode): Promise<NextPage> {
  return plainNextPage(session, page) ?? { page: pageFor(session, page, await session.runScript(page.id, 'nextPage')) };
}

/** Whether one of the visible pages decides where the way leads from it. */
export function hasBranches(session: Session): boolean {
  return visiblePages(session).some((page) => nextPageRule(session, page) !== undefined);
}

/** What the author wrote, as logic has it now; `undefined` for nothing, and for what is neither a name nor code. */
function nextPageRule(session: Session, { id }: FieldNode): string | number | undefined {
  const { nextPage: rule } = session.state(id).definition;
  if (typeof rule === 'number') return rule;
  return typeof rule === 'string' && rule.trim() !== '' ? rule : undefined;
}

/** A page's key, or its number among the visible ones. */
function isPlain(session: Session, rule: string | number): boolean {
  if (typeof rule === 'number') return true;
  const word = rule.trim();
  return isNumber(word) || wizardPages(session).some(({ definition }) => definition.key === word);
}

/** @param answer a page's key, its number among the visible ones, `null` for the end; anything else is the next in order */
function pageFor(session: Session, from: FieldNode, answer: unknown): FieldNode | undefined {
  if (answer === null) return undefined;
  const word = typeof answer === 'number' ? String(answer) : typeof answer === 'string' ? answer.trim() : '';
  if (isNumber(word)) return visiblePages(session)[Number(word)] ?? pageBehind(session, from);
  const named = wizardPages(session).filter(({ definition }) => definition.key === word);
  const page = named.find(({ id }) => session.state(id).visible) ?? named[0];
  if (!page) return pageBehind(session, from);
  return session.state(page.id).visible ? page : pageBehind(session, page);
}

/** The first visible page behind this one, which may be hidden itself. */
function pageBehind(session: Session, { id }: FieldNode): FieldNode | undefined {
  const pages = wizardPages(session);
  const index = pages.findIndex((page) => page.id === id);
  return pages.slice(index + 1).find((page) => session.state(page.id).visible);
}

const isNumber = (word: string): boolean => /^\d{1,4}$/.test(word);
