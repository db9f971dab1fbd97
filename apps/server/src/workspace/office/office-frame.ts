import type { Speech } from '@tideform/i18n';
import { type Html, html } from '../../pages/html.ts';
import { mark } from '../../pages/mark.ts';
import { wholePage } from '../../pages/whole-page.ts';
import type { Person, Tenant } from '../directory/directory.ts';
import type { OfficeMessages } from './office.messages.ts';
import { OFFICE_CSS, type OfficeView, officePaths } from './office-paths.ts';

/** No inline script or style, nothing from elsewhere, never in a frame. */
export const officePolicy =
  "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const administered: readonly OfficeView[] = ['people', 'invitations', 'teams', 'security', 'audit'];

/** Who looks at a page. */
interface Reader {
  readonly speech: Speech;
  readonly messages: OfficeMessages;
  readonly person: Person;
  readonly tenant: Tenant;
  readonly isAdministrator: boolean;
}

/** A whole page: a bar that says who is there, the places at the side, and the content. */
export function officeFrame(
  { messages, speech, person, tenant, isAdministrator }: Reader,
  page: {
    readonly view: OfficeView;
    readonly title: string;
    readonly content: Html;
    readonly script: string | undefined;
  },
): string {
  const views = [...(isAdministrator ? administered : []), 'account' as const];
  const links = views.map(
    (view) =>
      html`<a href="${officePaths[view]}" ${view === page.view && html`aria-current="page"`}>${messages.views[view]}</a>`,
  );
  return wholePage(
    {
      title: `${page.title} · ${messages.name}`,
      stylesheet: OFFICE_CSS,
      speech,
      ...(page.script !== undefined && { script: page.script }),
    },
    html`<a class="skip" href="#content">${messages.skip}</a>
<header class="bar"><p class="brand">${mark} Tideform</p>
<p class="reader"><span><bdi>${person.displayName}</bdi></span> <a href="${officePaths.account}?account=other">${messages.switchAccount}</a> <a href="/">${messages.open}</a></p>
</header>
<div class="office"><nav class="places" aria-label="${messages.places}"><p>${tenant.displayName}</p>${links}</nav>
<main id="content">
${page.content}
</main></div>`,
  );
}
