import { planKey, planNames } from '@tideform/contract';
import type { Locale } from '@tideform/i18n';
import { formatSize, formatTime } from '../pages/format-values.ts';
import { type Html, html } from '../pages/html.ts';
import { renderBadge, renderCard, renderEmptyState, renderField, renderMessage } from '../pages/render-elements.ts';
import { logo, renderPage } from '../pages/render-page.ts';
import type { OperatorsMessages } from './operators.messages.ts';
import { MAX_TEAMS, type Overview } from './overview.ts';

type OperatorAction = 'block' | 'unblock' | 'restrict' | 'release';

interface OperatorPageContext {
  readonly locale: Locale;
  readonly messages: OperatorsMessages;
  readonly now: Date;
}

/** Renders the sign-in page, which requests the operator token. */
export function renderSignInPage({ locale, messages }: OperatorPageContext, error?: string): string {
  const content = html`${error !== undefined && renderMessage(error, 'bad')}${renderCard(
    messages.signIn,
    html`<form method="post" action="${operatorPath}/sign-in"><div class="fields">
${renderField('token', messages.token, { type: 'password', isRequired: true, complete: 'current-password', hint: messages.tokenHint })}</div>
<button type="submit">${messages.signIn}</button></form>`,
  )}`;
  return renderOperatorPage(
    { locale, messages },
    html``,
    html`<main id="content"><div class="head"><h1>${messages.title}</h1></div>${content}</main>`,
  );
}

/** Renders the operator page with all of its sections. */
export function renderOverviewPage(context: OperatorPageContext, overview: Overview, error?: string): string {
  const { locale, messages } = context;
  const names = Object.keys(messages.sections) as (keyof typeof messages.sections)[];
  const links = names.map((name) => html`<a href="#${name}">${messages.sections[name]}</a>`);
  const contentBySection: Readonly<Record<(typeof names)[number], Html>> = {
    tenants: renderTenantsTable(context, overview),
    teams: renderTeamsTable(context, overview),
    jobs: renderQueuesTable(context, overview),
    failed: renderFailedJobsTable(context, overview),
    clients: renderClientsTable(context, overview),
    storage: renderStorageFacts(context, overview),
  };
  const sections = names.map(
    (name) =>
      html`<section class="card" id="${name}"><h2>${messages.sections[name]}</h2>${contentBySection[name]}</section>`,
  );
  const out = html`<form method="post" action="${operatorPath}/sign-out"><button type="submit" class="secondary">${messages.signOut}</button></form>`;
  return renderOperatorPage(
    { locale, messages },
    out,
    html`<div class="office"><nav class="places" aria-label="${messages.places}">${links}</nav>
<main id="content"><div class="head"><h1>${messages.title}</h1></div>${error !== undefined && renderMessage(error, 'bad')}${sections}</main></div>`,
  );
}

const renderOperatorPage = (
  { locale, messages }: Pick<OperatorPageContext, 'locale' | 'messages'>,
  out: Html,
  content: Html,
): string =>
  renderPage(
    { title: `${messages.title} · Tideform`, stylesheet: `${operatorPath}/operator.css`, locale },
    html`<a class="skip" href="#content">${messages.skip}</a>
<header class="bar"><p class="brand">${logo} Tideform</p>${out}</header>${content}`,
  );

/** Renders a table cell with a label, since phones don't show the table's header. */
const renderCell = (label: string, content: string | Html | false, look = ''): Html =>
  html`<td class="${look}" data-label="${label}">${content}</td>`;

const renderTableHead = (names: readonly string[]): Html =>
  html`<thead><tr>${names.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>`;

function renderTenantsTable({ messages, locale, now }: OperatorPageContext, { tenants }: Overview): Html {
  if (tenants.length === 0) return renderEmptyState(messages.none, messages.noneText);
  const count = new Intl.NumberFormat(locale.locale);
  const rows = tenants.map(({ id, name, teams, people, active, lastSeenAt, blockedAt }) => {
    const button = renderActionButton(messages, `tenants/${id}`, name ?? id, blockedAt === null ? 'block' : 'unblock');
    return html`<tr><td>${renderNameAndId(name, id)} ${blockedAt !== null && renderBadge(messages.blocked, 'risky')}</td>${renderCell(messages.teams, count.format(teams))}
${renderCell(messages.people, count.format(people))}${renderCell(messages.active, count.format(active))}${renderCell(messages.lastSeen, lastSeenAt !== null && formatTime(lastSeenAt, now, locale), 'quiet')}<td class="end">${button}</td></tr>`;
  });
  return html`<table class="rows">${renderTableHead([messages.name, messages.teams, messages.people, messages.active, messages.lastSeen, ''])}<tbody>${rows}</tbody></table>`;
}

/** Renders a name and its ID, as used in logs and commands. If the name is unknown, renders only the ID. */
const renderNameAndId = (name: string | null, id: string): Html =>
  name === null ? html`<code>${id}</code>` : html`<bdi>${name}</bdi><br><code class="quiet">${id}</code>`;

/** Returns the display name of a plan. */
function getPlanName(plan: string | null): string {
  const known = planKey.safeParse(plan).data;
  return known ? planNames[known] : '–';
}

/** Renders the button of an action. Blocking and restricting look destructive; unblocking and unrestricting don't. */
function renderActionButton(messages: OperatorsMessages, path: string, id: string, action: OperatorAction): Html {
  const isRisky = action === 'block' || action === 'restrict';
  return html`<form method="post" action="${operatorPath}/${path}/${action}"><button type="submit" class="secondary ${
    isRisky && html`risky`
  }" aria-label="${messages[`${action}Of`]({ id })}">${messages[action]}</button></form>`;
}

function renderTeamsTable({ messages, locale, now }: OperatorPageContext, { teams }: Overview): Html {
  if (teams.length === 0) return renderEmptyState(messages.none, messages.noneText);
  const count = new Intl.NumberFormat(locale.locale);
  const rows = teams.map(
    ({
      id,
      name,
      active,
      submissions,
      plan,
      restrictedAt,
      lastSeenAt,
    }) => html`<tr><td>${renderNameAndId(name, id)} ${restrictedAt !== null && renderBadge(messages.restricted, 'risky')}</td>${renderCell(messages.active, count.format(active))}
${renderCell(messages.submissions, count.format(submissions))}${renderCell(messages.plan, getPlanName(plan))}${renderCell(messages.lastSeen, formatTime(lastSeenAt, now, locale), 'quiet')}<td class="end">${renderActionButton(
      messages,
      `teams/${id}`,
      name ?? id,
      restrictedAt === null ? 'restrict' : 'release',
    )}</td></tr>`,
  );
  return html`${teams.length === MAX_TEAMS && html`<p class="quiet">${messages.mostTeams({ count: MAX_TEAMS })}</p>`}<table class="rows">${renderTableHead([messages.name, messages.active, messages.submissions, messages.plan, messages.lastSeen, ''])}<tbody>${rows}</tbody></table>`;
}

function renderQueuesTable({ messages, locale }: OperatorPageContext, { queues }: Overview): Html {
  const count = new Intl.NumberFormat(locale.locale);
  const rows = queues.map(
    ({ name, waiting, later, running }) =>
      html`<tr><td>${name}</td>${renderCell(messages.waiting, count.format(waiting))}${renderCell(messages.later, count.format(later))}${renderCell(messages.running, count.format(running))}</tr>`,
  );
  return html`<table class="rows">${renderTableHead([messages.queue, messages.waiting, messages.later, messages.running])}<tbody>${rows}</tbody></table>`;
}

function renderFailedJobsTable({ messages, locale, now }: OperatorPageContext, { failed }: Overview): Html {
  if (failed.length === 0) return html`<p>${messages.noneFailed}</p>`;
  const rows = failed.map(
    ({ job, key, failedAt }) =>
      html`<tr><td>${job}</td><td><code>${key ?? ''}</code></td><td class="quiet">${formatTime(failedAt, now, locale)}</td></tr>`,
  );
  return html`<table class="rows">${renderTableHead([messages.job, messages.key, messages.failedAt])}<tbody>${rows}</tbody></table>`;
}

function renderClientsTable({ messages, locale }: OperatorPageContext, { clients }: Overview): Html {
  if (clients.length === 0) return html`<p>${messages.noneText}</p>`;
  const count = new Intl.NumberFormat(locale.locale);
  const rows = clients.map(
    ({ version, people }) =>
      html`<tr><td>${version === '' ? messages.unknownVersion : html`<code>${version}</code>`}</td>${renderCell(messages.people, count.format(people))}</tr>`,
  );
  return html`<table class="rows">${renderTableHead([messages.version, messages.people])}<tbody>${rows}</tbody></table>`;
}

function renderStorageFacts({ messages, locale }: OperatorPageContext, { storage, disk }: Overview): Html {
  const size = (bytes: number) => formatSize(bytes, locale);
  return html`<dl class="facts"><dt>${messages.database}</dt><dd>${size(storage.databaseBytes)}</dd>
<dt>${messages.libraries}</dt><dd>${size(storage.libraryBytes)}</dd>${
    disk &&
    html`<dt>${messages.disk}</dt><dd>${messages.free({ free: size(disk.freeBytes), whole: size(disk.wholeBytes) })}</dd>`
  }</dl>`;
}

/** Path of the operator view. */
export const operatorPath = '/operator';
