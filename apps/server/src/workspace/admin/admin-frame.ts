import type { Locale } from '@tideform/i18n';
import { type Html, html } from '../../pages/html.ts';
import { logo, renderPage } from '../../pages/render-page.ts';
import type { Person, Tenant } from '../directory/directory.ts';
import type { AdminMessages } from './admin.messages.ts';

/**
 * Content Security Policy of the administration pages: no inline scripts or styles, no external content, no framing.
 */
export const adminPolicy =
  "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const adminViews: readonly AdminView[] = ['people', 'invitations', 'teams', 'security', 'audit'];

/** The signed-in person and their locale. */
interface FrameContext {
  readonly locale: Locale;
  readonly messages: AdminMessages;
  readonly person: Person;
  readonly tenant: Tenant;
  readonly isAdministrator: boolean;
}

/** Renders a complete page: a bar with the person's name, navigation and the content. */
export function renderAdminFrame(
  { messages, locale, person, tenant, isAdministrator }: FrameContext,
  page: {
    readonly view: AdminView;
    readonly title: string;
    readonly content: Html;
    readonly script: string | undefined;
  },
): string {
  const views = [...(isAdministrator ? adminViews : []), 'account' as const];
  const links = views.map(
    (view) =>
      html`<a href="${adminPaths[view]}" ${view === page.view && html`aria-current="page"`}>${messages.views[view]}</a>`,
  );
  return renderPage(
    {
      title: `${page.title} · ${messages.name}`,
      stylesheet: ADMIN_CSS,
      locale,
      ...(page.script !== undefined && { script: page.script }),
    },
    html`<a class="skip" href="#content">${messages.skip}</a>
<header class="bar"><p class="brand">${logo} Tideform</p>
<p class="reader"><span><bdi>${person.displayName}</bdi></span> <a href="${adminPaths.account}?account=other">${messages.switchAccount}</a> <a href="/">${messages.open}</a></p>
</header>
<div class="office"><nav class="places" aria-label="${messages.places}"><p>${tenant.displayName}</p>${links}</nav>
<main id="content">
${page.content}
</main></div>`,
  );
}

/** Pages of the administration, and the account page of the signed-in person. */
export type AdminView = 'people' | 'invitations' | 'teams' | 'security' | 'audit' | 'account';

export const adminPaths: Readonly<Record<AdminView, string>> = {
  people: '/workspace/admin',
  invitations: '/workspace/admin/invitations',
  teams: '/workspace/admin/teams',
  security: '/workspace/admin/security',
  audit: '/workspace/admin/audit',
  account: '/workspace/account',
};

/** Returns the path of a person's page. */
export const getPersonPath = (id: string): string => `${adminPaths.people}/people/${id}`;
export const getTeamPath = (id: string): string => `${adminPaths.teams}/${id}`;
export const getPicturePath = (id: string): string => `${adminPaths.account}/pictures/${id}`;
export const ADMIN_CSS = '/workspace/account/office.css';
