import { planKey, planNames } from '@tideform/contract';
import type { Speech } from '@tideform/words';
import { formatMoment } from '../pages/format-moment.ts';
import { formatSize } from '../pages/format-size.ts';
import { type Html, html } from '../pages/html.ts';
import { badge, card, emptyState, field, notice } from '../pages/kit.ts';
import { mark } from '../pages/mark.ts';
import { wholePage } from '../pages/whole-page.ts';
import { operatorPath } from './operator-path.ts';
import type { OperatorsWords } from './operators.words.ts';
import { MOST_TEAMS, type Overview } from './overview.ts';

type Verb = 'block' | 'unblock' | 'restrict' | 'release';

interface Reader {
  readonly speech: Speech;
  readonly words: OperatorsWords;
  readonly now: Date;
}

/** Asks for the token. */
export function signInPage({ speech, words }: Reader, flaw?: string): string {
  const content = html`${flaw !== undefined && notice(flaw, 'bad')}${card(
    words.signIn,
    html`<form method="post" action="${operatorPath}/sign-in"><div class="fields">
${field('token', words.token, { type: 'password', isRequired: true, complete: 'current-password', hint: words.tokenHint })}</div>
<button type="submit">${words.signIn}</button></form>`,
  )}`;
  return page(
    { speech, words },
    html``,
    html`<main id="content"><div class="head"><h1>${words.title}</h1></div>${content}</main>`,
  );
}

/** Everything on one page, section by section. */
export function overviewPage(reader: Reader, overview: Overview, flaw?: string): string {
  const { speech, words } = reader;
  const names = Object.keys(words.sections) as (keyof typeof words.sections)[];
  const links = names.map((name) => html`<a href="#${name}">${words.sections[name]}</a>`);
  const draw: Readonly<Record<(typeof names)[number], Html>> = {
    tenants: tenantsTable(reader, overview),
    teams: teamsTable(reader, overview),
    jobs: queuesTable(reader, overview),
    failed: failedTable(reader, overview),
    clients: clientsTable(reader, overview),
    storage: storageFacts(reader, overview),
  };
  const sections = names.map(
    (name) => html`<section class="card" id="${name}"><h2>${words.sections[name]}</h2>${draw[name]}</section>`,
  );
  const out = html`<form method="post" action="${operatorPath}/sign-out"><button type="submit" class="secondary">${words.signOut}</button></form>`;
  return page(
    { speech, words },
    out,
    html`<div class="office"><nav class="places" aria-label="${words.places}">${links}</nav>
<main id="content"><div class="head"><h1>${words.title}</h1></div>${flaw !== undefined && notice(flaw, 'bad')}${sections}</main></div>`,
  );
}

const page = ({ speech, words }: Pick<Reader, 'speech' | 'words'>, out: Html, content: Html): string =>
  wholePage(
    { title: `${words.title} · Tideform`, stylesheet: `${operatorPath}/operator.css`, speech },
    html`<a class="skip" href="#content">${words.skip}</a>
<header class="bar"><p class="brand">${mark} Tideform</p>${out}</header>${content}`,
  );

/** On a phone there is no head: each cell says what it is. */
const cell = (label: string, content: string | Html | false, look = ''): Html =>
  html`<td class="${look}" data-label="${label}">${content}</td>`;

const head = (names: readonly string[]): Html =>
  html`<thead><tr>${names.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>`;

function tenantsTable({ words, speech, now }: Reader, { tenants }: Overview): Html {
  if (tenants.length === 0) return emptyState(words.none, words.noneText);
  const count = new Intl.NumberFormat(speech.locale);
  const rows = tenants.map(({ id, name, teams, people, active, lastSeenAt, blockedAt }) => {
    const button = verbButton(words, `tenants/${id}`, name ?? id, blockedAt === null ? 'block' : 'unblock');
    return html`<tr><td>${named(name, id)} ${blockedAt !== null && badge(words.blocked, 'risky')}</td>${cell(words.teams, count.format(teams))}
${cell(words.people, count.format(people))}${cell(words.active, count.format(active))}${cell(words.lastSeen, lastSeenAt !== null && formatMoment(lastSeenAt, now, speech), 'quiet')}<td class="end">${button}</td></tr>`;
  });
  return html`<table class="rows">${head([words.name, words.teams, words.people, words.active, words.lastSeen, ''])}<tbody>${rows}</tbody></table>`;
}

/** A name with the id that logs and commands use; the id alone where the name isn't known yet. */
const named = (name: string | null, id: string): Html =>
  name === null ? html`<code>${id}</code>` : html`<bdi>${name}</bdi><br><code class="quiet">${id}</code>`;

/** Plans as people know them. */
function nameOfPlan(plan: string | null): string {
  const known = planKey.safeParse(plan).data;
  return known ? planNames[known] : '–';
}

/** What takes something from others looks so; what gives it back does not. */
function verbButton(words: OperatorsWords, path: string, id: string, verb: Verb): Html {
  const isRisky = verb === 'block' || verb === 'restrict';
  return html`<form method="post" action="${operatorPath}/${path}/${verb}"><button type="submit" class="secondary ${
    isRisky && html`risky`
  }" aria-label="${words[`${verb}Of`]({ id })}">${words[verb]}</button></form>`;
}

function teamsTable({ words, speech, now }: Reader, { teams }: Overview): Html {
  if (teams.length === 0) return emptyState(words.none, words.noneText);
  const count = new Intl.NumberFormat(speech.locale);
  const rows = teams.map(
    ({
      id,
      name,
      active,
      submissions,
      plan,
      restrictedAt,
      lastSeenAt,
    }) => html`<tr><td>${named(name, id)} ${restrictedAt !== null && badge(words.restricted, 'risky')}</td>${cell(words.active, count.format(active))}
${cell(words.submissions, count.format(submissions))}${cell(words.plan, nameOfPlan(plan))}${cell(words.lastSeen, formatMoment(lastSeenAt, now, speech), 'quiet')}<td class="end">${verbButton(
      words,
      `teams/${id}`,
      name ?? id,
      restrictedAt === null ? 'restrict' : 'release',
    )}</td></tr>`,
  );
  return html`${teams.length === MOST_TEAMS && html`<p class="quiet">${words.mostTeams({ count: MOST_TEAMS })}</p>`}<table class="rows">${head([words.name, words.active, words.submissions, words.plan, words.lastSeen, ''])}<tbody>${rows}</tbody></table>`;
}

function queuesTable({ words, speech }: Reader, { queues }: Overview): Html {
  const count = new Intl.NumberFormat(speech.locale);
  const rows = queues.map(
    ({ name, waiting, later, running }) =>
      html`<tr><td>${name}</td>${cell(words.waiting, count.format(waiting))}${cell(words.later, count.format(later))}${cell(words.running, count.format(running))}</tr>`,
  );
  return html`<table class="rows">${head([words.queue, words.waiting, words.later, words.running])}<tbody>${rows}</tbody></table>`;
}

function failedTable({ words, speech, now }: Reader, { failed }: Overview): Html {
  if (failed.length === 0) return html`<p>${words.noneFailed}</p>`;
  const rows = failed.map(
    ({ job, key, failedAt }) =>
      html`<tr><td>${job}</td><td><code>${key ?? ''}</code></td><td class="quiet">${formatMoment(failedAt, now, speech)}</td></tr>`,
  );
  return html`<table class="rows">${head([words.job, words.key, words.failedAt])}<tbody>${rows}</tbody></table>`;
}

function clientsTable({ words, speech }: Reader, { clients }: Overview): Html {
  if (clients.length === 0) return html`<p>${words.noneText}</p>`;
  const count = new Intl.NumberFormat(speech.locale);
  const rows = clients.map(
    ({ version, people }) =>
      html`<tr><td>${version === '' ? words.unknownVersion : html`<code>${version}</code>`}</td>${cell(words.people, count.format(people))}</tr>`,
  );
  return html`<table class="rows">${head([words.version, words.people])}<tbody>${rows}</tbody></table>`;
}

function storageFacts({ words, speech }: Reader, { storage, disk }: Overview): Html {
  const size = (bytes: number) => formatSize(bytes, speech);
  return html`<dl class="facts"><dt>${words.database}</dt><dd>${size(storage.databaseBytes)}</dd>
<dt>${words.libraries}</dt><dd>${size(storage.libraryBytes)}</dd>${
    disk &&
    html`<dt>${words.disk}</dt><dd>${words.free({ free: size(disk.freeBytes), whole: size(disk.wholeBytes) })}</dd>`
  }</dl>`;
}
