import { planKey, planNames } from '@tideform/contract';
import type { Locale } from '@tideform/i18n';
import { formatSize } from '../pages/format-size.ts';
import { formatTime } from '../pages/format-time.ts';
import { type Html, html } from '../pages/html.ts';
import { badge, card, emptyState, field, notice } from '../pages/kit.ts';
import { mark } from '../pages/mark.ts';
import { renderPage } from '../pages/render-page.ts';
import { operatorPath } from './operator-path.ts';
import type { OperatorsMessages } from './operators.messages.ts';
import { MAX_TEAMS, type Overview } from './overview.ts';

type Verb = 'block' | 'unblock' | 'restrict' | 'release';

interface Reader {
  readonly locale: Locale;
  readonly messages: OperatorsMessages;
  readonly now: Date;
}

/** Renders the sign-in page, which requests the operator token. */
export function signInPage({ locale, messages }: Reader, flaw?: string): string {
  const content = html`${flaw !== undefined && notice(flaw, 'bad')}${card(
    messages.signIn,
    html`<form method="post" action="${operatorPath}/sign-in"><div class="fields">
${field('token', messages.token, { type: 'password', isRequired: true, complete: 'current-password', hint: messages.tokenHint })}</div>
<button type="submit">${messages.signIn}</button></form>`,
  )}`;
  return page(
    { locale, messages },
    html``,
    html`<main id="content"><div class="head"><h1>${messages.title}</h1></div>${content}</main>`,
  );
}

/** Renders the operator page with all of its sections. */
export function overviewPage(reader: Reader, overview: Overview, flaw?: string): string {
  const { locale, messages } = reader;
  const names = Object.keys(messages.sections) as (keyof typeof messages.sections)[];
  const links = names.map((name) => html`<a href="#${name}">${messages.sections[name]}</a>`);
  const draw: Readonly<Record<(typeof names)[number], Html>> = {
    tenants: tenantsTable(reader, overview),
    teams: teamsTable(reader, overview),
    jobs: queuesTable(reader, overview),
    failed: failedTable(reader, overview),
    clients: clientsTable(reader, overview),
    storage: storageFacts(reader, overview),
  };
  const sections = names.map(
    (name) => html`<section class="card" id="${name}"><h2>${messages.sections[name]}</h2>${draw[name]}</section>`,
  );
  const out = html`<form method="post" action="${operatorPath}/sign-out"><button type="submit" class="secondary">${messages.signOut}</button></form>`;
  return page(
    { locale, messages },
    out,
    html`<div class="office"><nav class="places" aria-label="${messages.places}">${links}</nav>
<main id="content"><div class="head"><h1>${messages.title}</h1></div>${flaw !== undefined && notice(flaw, 'bad')}${sections}</main></div>`,
  );
}

const page = ({ locale, messages }: Pick<Reader, 'locale' | 'messages'>, out: Html, content: Html): string =>
  renderPage(
    { title: `${messages.title} · Tideform`, stylesheet: `${operatorPath}/operator.css`, locale },
    html`<a class="skip" href="#content">${messages.skip}</a>
<header class="bar"><p class="brand">${mark} Tideform</p>${out}</header>${content}`,
  );

/** Renders a table cell with a label, since phones don't show the table's header. */
const cell = (label: string, content: string | Html | false, look = ''): Html =>
  html`<td class="${look}" data-label="${label}">${content}</td>`;

const head = (names: readonly string[]): Html =>
  html`<thead><tr>${names.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>`;

function tenantsTable({ messages, locale, now }: Reader, { tenants }: Overview): Html {
  if (tenants.length === 0) return emptyState(messages.none, messages.noneText);
  const count = new Intl.NumberFormat(locale.locale);
  const rows = tenants.map(({ id, name, teams, people, active, lastSeenAt, blockedAt }) => {
    const button = verbButton(messages, `tenants/${id}`, name ?? id, blockedAt === null ? 'block' : 'unblock');
    return html`<tr><td>${named(name, id)} ${blockedAt !== null && badge(messages.blocked, 'risky')}</td>${cell(messages.teams, count.format(teams))}
${cell(messages.people, count.format(people))}${cell(messages.active, count.format(active))}${cell(messages.lastSeen, lastSeenAt !== null && formatTime(lastSeenAt, now, locale), 'quiet')}<td class="end">${button}</td></tr>`;
  });
  return html`<table class="rows">${head([messages.name, messages.teams, messages.people, messages.active, messages.lastSeen, ''])}<tbody>${rows}</tbody></table>`;
}

/** Renders a name and its ID, as used in logs and commands. If the name is unknown, renders only the ID. */
const named = (name: string | null, id: string): Html =>
  name === null ? html`<code>${id}</code>` : html`<bdi>${name}</bdi><br><code class="quiet">${id}</code>`;

/** Returns the display name of a plan. */
function nameOfPlan(plan: string | null): string {
  const known = planKey.safeParse(plan).data;
  return known ? planNames[known] : '–';
}

/** Renders the button of an action. Blocking and restricting look destructive; unblocking and unrestricting don't. */
function verbButton(messages: OperatorsMessages, path: string, id: string, verb: Verb): Html {
  const isRisky = verb === 'block' || verb === 'restrict';
  return html`<form method="post" action="${operatorPath}/${path}/${verb}"><button type="submit" class="secondary ${
    isRisky && html`risky`
  }" aria-label="${messages[`${verb}Of`]({ id })}">${messages[verb]}</button></form>`;
}

function teamsTable({ messages, locale, now }: Reader, { teams }: Overview): Html {
  if (teams.length === 0) return emptyState(messages.none, messages.noneText);
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
    }) => html`<tr><td>${named(name, id)} ${restrictedAt !== null && badge(messages.restricted, 'risky')}</td>${cell(messages.active, count.format(active))}
${cell(messages.submissions, count.format(submissions))}${cell(messages.plan, nameOfPlan(plan))}${cell(messages.lastSeen, formatTime(lastSeenAt, now, locale), 'quiet')}<td class="end">${verbButton(
      messages,
      `teams/${id}`,
      name ?? id,
      restrictedAt === null ? 'restrict' : 'release',
    )}</td></tr>`,
  );
  return html`${teams.length === MAX_TEAMS && html`<p class="quiet">${messages.mostTeams({ count: MAX_TEAMS })}</p>`}<table class="rows">${head([messages.name, messages.active, messages.submissions, messages.plan, messages.lastSeen, ''])}<tbody>${rows}</tbody></table>`;
}

function queuesTable({ messages, locale }: Reader, { queues }: Overview): Html {
  const count = new Intl.NumberFormat(locale.locale);
  const rows = queues.map(
    ({ name, waiting, later, running }) =>
      html`<tr><td>${name}</td>${cell(messages.waiting, count.format(waiting))}${cell(messages.later, count.format(later))}${cell(messages.running, count.format(running))}</tr>`,
  );
  return html`<table class="rows">${head([messages.queue, messages.waiting, messages.later, messages.running])}<tbody>${rows}</tbody></table>`;
}

function failedTable({ messages, locale, now }: Reader, { failed }: Overview): Html {
  if (failed.length === 0) return html`<p>${messages.noneFailed}</p>`;
  const rows = failed.map(
    ({ job, key, failedAt }) =>
      html`<tr><td>${job}</td><td><code>${key ?? ''}</code></td><td class="quiet">${formatTime(failedAt, now, locale)}</td></tr>`,
  );
  return html`<table class="rows">${head([messages.job, messages.key, messages.failedAt])}<tbody>${rows}</tbody></table>`;
}

function clientsTable({ messages, locale }: Reader, { clients }: Overview): Html {
  if (clients.length === 0) return html`<p>${messages.noneText}</p>`;
  const count = new Intl.NumberFormat(locale.locale);
  const rows = clients.map(
    ({ version, people }) =>
      html`<tr><td>${version === '' ? messages.unknownVersion : html`<code>${version}</code>`}</td>${cell(messages.people, count.format(people))}</tr>`,
  );
  return html`<table class="rows">${head([messages.version, messages.people])}<tbody>${rows}</tbody></table>`;
}

function storageFacts({ messages, locale }: Reader, { storage, disk }: Overview): Html {
  const size = (bytes: number) => formatSize(bytes, locale);
  return html`<dl class="facts"><dt>${messages.database}</dt><dd>${size(storage.databaseBytes)}</dd>
<dt>${messages.libraries}</dt><dd>${size(storage.libraryBytes)}</dd>${
    disk &&
    html`<dt>${messages.disk}</dt><dd>${messages.free({ free: size(disk.freeBytes), whole: size(disk.wholeBytes) })}</dd>`
  }</dl>`;
}
